import type { Channel } from '@jiwu/pricing';
import type { Reader, Tx } from '../../platform/database/createDatabase.ts';
import type { MovedSku } from '../stock/index.ts';
import type { Order } from './Order.ts';

/** A line as it is being bought. */
interface BoughtLine {
  readonly skuId: string;
  readonly productId: string;
  readonly quantity: number;
}

interface Buying {
  readonly userId: string;
  /** What the kind hangs on: a group, a deal, a unit. */
  readonly subjectId: string | null;
  readonly lines: readonly BoughtLine[];
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
  /** Whose price applies. */
  readonly channel: Channel;
  /** How long the order waits to be paid. */
  readonly payMinutes: number;
  /** Whether its pieces are reserved in the shop's stock; a kind that keeps its own says no. */
  readonly takesStock: boolean;
  /** After payment: sent as soon as it can be, or first of all waiting for others. */
  readonly paidInto: 'awaitingDispatch' | 'awaitingGroup';
  /** The goods were promised: what is off sale or limited by now is sent all the same. */
  readonly isPromised: boolean;
  /** The kind's own price of each SKU, where it has one; refuses what cannot be bought this way. */
  readonly unitPrices: (db: Reader, buying: Buying) => Promise<ReadonlyMap<string, number>>;
  readonly onCreated: (tx: Tx, happening: Happening) => Promise<void>;
  readonly onPaid: (tx: Tx, happening: Happening) => Promise<void>;
  /** Unpaid, or wholly refunded before completion. Answers what it moved in the stock, for lists and pages to follow. */
  readonly onClosed: (tx: Tx, happening: Happening) => Promise<readonly MovedSku[]>;
  readonly onCompleted: (tx: Tx, happening: Happening) => Promise<void>;
}

/** By name. The shop's own registry is total; a test may bring a kind of its own. */
export type OrderKinds = Readonly<Record<string, OrderKind>>;
