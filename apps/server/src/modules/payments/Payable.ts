import type { ErrorCode } from '@jiwu/contract';
import type { Tx } from '../../platform/database/createDatabase.ts';
import type { NewTransfer } from '../ledger/index.ts';
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

interface Wanted {
  readonly wants: 'payment';
  readonly amountFen: number;
  /** What it is called, where whoever pays does not know. */
  readonly title?: string;
  /** Until when it can be paid, and what is said later. What a gateway captured at the last moment still counts; a balance is asked now. */
  readonly due?: { readonly by: Date; readonly refusal: ErrorCode };
  /** What `lock` read, handed to `onPaid`, which need not read it again. */
  readonly locked?: unknown;
  /** Where the money goes from `clearing`. A payable that names it here leaves it to the flow to book it with the capture. */
  readonly income?: readonly NewTransfer[];
}

/** What can be paid for. Owned here, implemented by the modules above, joined in flows/payables.ts. */
export interface Payable {
  /** Locks it and says what it wants now. Null: it does not exist. */
  readonly lock: (tx: Tx, input: { userId: string; id: string }) => Promise<Wanted | { wants: 'nothing' } | null>;
  /** In the transaction of the capture: takes the money from `clearing`, unless `lock` has said where it goes. */
  readonly onPaid: (
    tx: Tx,
    input: { id: string; userId: string; payment: PaidFacts; locked: unknown; now: Date },
  ) => Promise<void>;
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
