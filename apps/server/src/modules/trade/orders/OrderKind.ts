import type { Channel } from '@jiwu/pricing';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Order } from './Order.ts';

/** A line as it is being bought. */
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
}

interface Buying {
  readonly userId: string;
  /** What the kind hangs on: a group, a deal, a unit. */
  readonly subjectId: string | null;
  readonly lines: readonly WantedLine[];
  readonly now: Date;
}

interface Happening {
  readonly order: Order;
  /** Asked for only by kinds that need them. */
  readonly lines: () => Promise<readonly BoughtLine[]>;
  readonly now: Date;
}

/**
 * What makes one kind of order different from the others: group, woot, open box, dropshipping, prizes. The core asks here and
 * knows none of them. Owned by orders, implemented by the modules above, joined in flows/orders/orderKinds.ts. Everything happens
 * in the core's own transaction, with the order locked; what must not be, is refused by throwing.
 */
export interface OrderKind {
  /** Through which channel its lines are bought, unless their terms say otherwise; the channel says which discounts they take. */
  readonly channel: Channel;
  /** How long the order waits to be paid. */
  readonly payMinutes: number;
  /** Whether its pieces are reserved in the shop's stock; a kind that keeps its own says no. */
  readonly takesStock: boolean;
  /** After payment: sent as soon as it can be, or first of all waiting for others. */
  readonly paidInto: 'awaitingDispatch' | 'awaitingGroup';
  /** The goods were promised: what is off sale or limited by now is sent all the same. */
  readonly isPromised: boolean;
  /** What the kind says of each line, by line id, where it says something; refuses what cannot be bought this way. */
  readonly lineTerms: (db: Reader, buying: Buying) => Promise<ReadonlyMap<string, Partial<LineTerms>>>;
  readonly onCreated: (tx: Tx, happening: Happening) => Promise<void>;
  readonly onPaid: (tx: Tx, happening: Happening) => Promise<void>;
  /** Unpaid, or wholly refunded before completion. */
  readonly onClosed: (tx: Tx, happening: Happening) => Promise<void>;
  readonly onCompleted: (tx: Tx, happening: Happening) => Promise<void>;
}

/** By name. The shop's own registry is total; a test may bring a kind of its own. */
export type OrderKinds = Readonly<Record<string, OrderKind>>;
