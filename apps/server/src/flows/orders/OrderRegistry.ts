import type { AfterSale } from '../../modules/trade/afterSale/index.ts';
import type { Order, OrderKinds, OrderLineRecord } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Reached {
  readonly order: Order;
  readonly now: Date;
}

/** Something that happens at the payment of every order, whatever its kind; it is the last of the payment. */
export type PaymentStep = (
  tx: Tx,
  paid: Reached & { readonly lines: () => Promise<readonly OrderLineRecord[]> },
) => Promise<void>;

/** Something that a completed order gives. */
export type CompletionStep = (tx: Tx, completed: Reached) => Promise<void>;

export interface RefundedPieces {
  readonly lineId: string;
  readonly pieces: number;
  readonly moneyFen: number;
}

/** Something that every refund takes back or lowers, whatever the order's kind. */
export interface RefundStep {
  /**
   * Locks come before the coupon and the accounts for `beforeMoney`; a step that moves money itself is one of `afterMoney`, after the
   * buyer's own money and integral.
   */
  readonly at: 'beforeMoney' | 'afterMoney';
  readonly run: (
    tx: Tx,
    refund: Reached & {
      readonly afterSale: AfterSale;
      readonly refunded: readonly RefundedPieces[];
      /** All lines of the order, as they were before this refund. */
      readonly lines: readonly OrderLineRecord[];
      /** Lines of which nothing is left now, and something was left before. */
      readonly emptied: readonly string[];
      /** Every piece of the order is refunded now. */
      readonly isWhole: boolean;
      /** Of all its refunds, this one included. */
      readonly refundedFen: number;
    },
  ) => Promise<void>;
}

/**
 * What plugs into the core of orders: the kinds, and the steps that are no kind but happen with every order. Joined in
 * composition. Each step takes its locks in the order of the whole shop and does nothing the second time.
 */
export interface OrderRegistry {
  readonly kinds: OrderKinds;
  readonly paymentSteps: readonly PaymentStep[];
  readonly refundSteps: readonly RefundStep[];
  readonly completionSteps: readonly CompletionStep[];
}
