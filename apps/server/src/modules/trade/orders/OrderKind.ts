import type { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { Channel } from '@jiwu/pricing';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Order } from './Order.ts';
import type { OrderKindName } from './OrderKindName.ts';

/** The list of a user's orders in which a kind stands: /order/mine, or a list of its own. */
export type OrderList = (typeof rules.order.lists)[number];

/** A line as it was bought. */
interface BoughtLine {
  readonly skuId: string;
  readonly productId: string;
  readonly quantity: number;
}

/** A line before there is an order, as its kind is asked about it. */
interface WantedLine extends BoughtLine {
  readonly lineId: string;
  /** Through what it is bought, if not simply from the shop: a celebrity's pick. */
  readonly sourceId: string | null;
}

/** How a line is bought. */
export interface LineTerms {
  readonly channel: Channel;
  /** The channel's own price of a piece; without one the buyer's lowest ordinary price applies. */
  readonly unitPriceFen?: number;
  /** Pieces that a wholesale tier goes by, where they are more than the line's own: those of a whole batch. */
  readonly tierQuantity?: number;
  /** Whom the line is credited to by where it was bought; others go by the buyer's last click. */
  readonly creditId?: string;
  /** The source's name, as the line says it: that of the celebrity. */
  readonly sourceName?: string;
}

/** An order that is not made yet. Choices that only its kind knows (acknowledged defects, what to do when a group fails) stand in the subject's own row. */
interface Buying {
  readonly userId: string;
  /** The group, deal, unit or draw that the order is about. */
  readonly subjectId: string | null;
  readonly now: Date;
}

interface Happening {
  readonly order: Order;
  /** Asked for only by kinds that need them. */
  readonly lines: () => Promise<readonly BoughtLine[]>;
  readonly now: Date;
}

/** One physical piece, by what stands on it. */
export interface ExactPiece {
  readonly no: string;
  readonly serial: string;
}

/** Who stands on a parcel in the shop's place. */
export interface Sender {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Pieces of one line in a refund or return. */
interface BackPieces extends BoughtLine {
  readonly lineId: string;
  readonly moneyFen: number;
}

interface GivenBack {
  /** As it is after the refund: closed if it was the last piece of an order that is not complete. */
  readonly order: Order;
  readonly afterSaleId: string;
  readonly pieces: readonly BackPieces[];
  readonly wasSent: boolean;
  /** Money of the refund, with the shipping that goes back. */
  readonly amountFen: number;
  /** No piece of the order stays with its buyer. */
  readonly isWhole: boolean;
  readonly now: Date;
}

/** The after-sale requests that a buyer may make for an order. Both lists are empty for an order that takes none. */
export interface AllowedReturns {
  readonly kinds: readonly (typeof rules.afterSale.kinds)[number][];
  readonly reasons: readonly (typeof rules.afterSale.reasons)[number][];
}

/**
 * What makes one kind of order different from the others: group, woot, open box, dropshipping, prizes. The core asks here and
 * knows none of them. Owned by orders, implemented by the modules above, joined in composition/orderKinds.ts. Everything happens
 * in the core's own transaction, with the order locked; a kind refuses by throwing.
 */
export interface OrderKind {
  /** Through which channel its lines are bought, unless their terms say otherwise; the channel says which discounts they take. */
  readonly channel: Channel;
  /** Whether its pieces are reserved in the shop's stock; a kind that keeps its own says no. */
  readonly takesStock: boolean;
  /** After payment: sent as soon as it can be, or first of all waiting for others. */
  readonly paidInto: 'awaitingDispatch' | 'awaitingGroup';
  /** The goods were promised: what is off sale or limited by now is sent all the same. */
  readonly isPromised: boolean;
  /** Whether a buyer makes it at /order/confirm, through orderQuote and orderCreate; other kinds have flows of their own. */
  readonly isBoughtAtCheckout: boolean;
  /** Whether its pieces count towards the limit per user of a product. */
  readonly countsTowardsLimits: boolean;
  /** Whether it counts towards the unpaid orders of its user; what comes from a claim has the limits of claims. */
  readonly countsAsUnpaid: boolean;
  /** Whether completion earns integral, draws and the reward of an invitation, and counts for the buyer's level. */
  readonly isRewarded: boolean;
  /** Whether the buyer gets a notice of each step; orders of a batch are told of together. */
  readonly tellsBuyer: boolean;
  readonly listedIn: OrderList;
  readonly mayBeReviewed: boolean;
  readonly mayBeReordered: boolean;
  /** Whether each is paid, closed and refunded by itself; those of a batch share one payment, and wait for it together. */
  readonly isPaidAlone: boolean;
  /** Where the money of pieces goes that were never sent: to where it came from, or into the balance however it was paid. Sent pieces always do the former. */
  readonly unsentGoesTo: 'source' | 'balance';
  /** With less time left than this it can be paid out of the balance only: a gateway could not answer in time. */
  readonly balanceOnlySeconds: number;
  /**
   * How long it stays open after its deadline: a payment of the last second counts, and the gateways have this long to answer. A kind
   * whose piece others wait for says 0.
   */
  readonly graceSeconds: number;
  /**
   * Names the scarce thing that an order is about, if many may want it at the same moment: orders for it are made a few at a time, so
   * that those who wait for its lock hold no connection.
   */
  readonly turnOf: (db: Reader, buying: Omit<Buying, 'now'>) => Promise<string | null>;
  /** Until when it can be paid; an order that comes from a claim inherits the claim's deadline. */
  readonly payBy: (db: Reader, buying: Buying) => Promise<Date>;
  /** What the kind says of each line, by line id, where it says something; refuses what cannot be bought this way. */
  readonly lineTerms: (
    db: Reader,
    buying: Buying & { readonly lines: readonly WantedLine[] },
  ) => Promise<ReadonlyMap<string, Partial<LineTerms>>>;
  /** The after-sale requests that orders of this kind allow, by order id; an order that is not in it allows all of them. */
  readonly allowedReturns: (db: Reader, orders: readonly Order[]) => Promise<ReadonlyMap<string, AllowedReturns>>;
  /** Which piece exactly is to be sent, by order id, where not any piece of the SKU will do. */
  readonly exactPieces: (db: Reader, orders: readonly Order[]) => Promise<ReadonlyMap<string, ExactPiece>>;
  /** Whom the parcel names as its sender, by order id, where it is not the shop: such a parcel bears no price and no word of the shop. */
  readonly senders: (db: Reader, orders: readonly Order[]) => Promise<ReadonlyMap<string, Sender>>;
  /**
   * Locks the rows that the kind will change, right after the order is locked and before stock, coupon and accounts are: a group
   * that may fill, for example. `to` says what is about to happen to the order.
   */
  readonly lock: (
    tx: Tx,
    locking: { readonly order: Order; readonly to: 'pay' | 'close' | 'refund' | 'dispatch' | 'complete' },
  ) => Promise<void>;
  /** What came back before of a payment that the order shares with others, which `lock` holds; null when the payment is its own. */
  readonly sharedRefundFen: (tx: Tx, order: Order) => Promise<number | null>;
  /**
   * Just before the pieces of a new order are reserved in the stock. A kind that has them set aside takes them out of what they are
   * set aside for, and releases them: the stock is held from then on, so that the order gets them.
   */
  readonly onReserving: (
    tx: Tx,
    buying: Buying & { readonly orderId: string; readonly lines: readonly BoughtLine[] },
  ) => Promise<void>;
  readonly onCreated: (tx: Tx, happening: Happening) => Promise<void>;
  /** Answers the order when it moved it on, as a group does that is full now. */
  readonly onPaid: (tx: Tx, happening: Happening) => Promise<Order | null>;
  /** The last piece that is still wanted has left the house. */
  readonly onDispatched: (tx: Tx, happening: Happening) => Promise<void>;
  /** Unpaid, or wholly refunded before completion. */
  readonly onClosed: (tx: Tx, happening: Happening) => Promise<void>;
  /** Some pieces, or all, are refunded; before `onClosed`. */
  readonly onRefunded: (tx: Tx, refund: GivenBack) => Promise<void>;
  /** Pieces that had been sent are in the house again; before `onRefunded`. */
  readonly onReturned: (tx: Tx, back: GivenBack & { readonly isSellable: boolean }) => Promise<void>;
  readonly onCompleted: (tx: Tx, happening: Happening) => Promise<void>;
}

/** By name, every one of them: a kind that is added to the contract does not compile until it stands here. */
export type OrderKinds = Readonly<Record<OrderKindName, OrderKind>>;

export function kindOf(kinds: OrderKinds, name: OrderKindName): OrderKind {
  const kind = (kinds as Readonly<Record<string, OrderKind | undefined>>)[name];
  assert(kind, `an order kind ${name}`);
  return kind;
}

/** The names of the kinds for which this is so. */
export function kindsWhere(kinds: OrderKinds, isSo: (kind: OrderKind) => boolean): OrderKindName[] {
  return (Object.keys(kinds) as OrderKindName[]).filter((name) => isSo(kindOf(kinds, name)));
}
