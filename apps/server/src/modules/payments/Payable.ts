import type { Tx } from '../../platform/database/createDatabase.ts';
import type { GatewayName } from './PaymentRecord.ts';

/** What a payable learns of the payment that pays for it. */
export interface PaidFacts {
  readonly id: string;
  readonly userId: string;
  readonly gateway: GatewayName;
  readonly amountFen: number;
  readonly transactionId: string;
}

/** What a payable learns of a refund that it asked for. */
export interface RefundFacts {
  readonly id: string;
  readonly paymentId: string;
  readonly gateway: GatewayName;
  readonly amountFen: number;
}

/** What can be paid for. Owned here, implemented by the modules above, joined in flows/payables.ts. */
export interface Payable {
  /** Locks it and says what it wants now. Null: it does not exist. */
  readonly lock: (
    tx: Tx,
    input: { userId: string; id: string },
  ) => Promise<{ wants: 'payment'; amountFen: number } | { wants: 'nothing' } | null>;
  /** In the transaction of the capture: takes the money from `clearing`. */
  readonly onPaid: (tx: Tx, input: { id: string; userId: string; payment: PaidFacts; now: Date }) => Promise<void>;
  /**
   * A refund with one of its causes has ended. succeeded: it moves the amount to `clearing`, from where payments has booked
   * it to the gateway in the same transaction. failed: it gives the user back what it had set aside.
   */
  readonly onRefundEnded: (
    tx: Tx,
    input: { causeId: string; userId: string; refund: RefundFacts; outcome: 'succeeded' | 'failed'; now: Date },
  ) => Promise<void>;
}

/** By kind. The shop's own registry is total; a test may bring a kind of its own. */
export type Payables = Readonly<Record<string, Payable>>;
