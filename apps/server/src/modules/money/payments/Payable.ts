import type { ErrorCode, rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { NewTransfer } from '../ledger/index.ts';
import type { GatewayName } from './PaymentRecord.ts';

export type PayableKind = (typeof rules.payment.payables)[number];

/** The facts of a payment for its payable. */
interface PaidFacts {
  readonly id: string;
  readonly userId: string;
  readonly gateway: GatewayName;
  readonly amountFen: number;
  readonly transactionId: string;
}

/** The facts of a refund for the payable that requested it. */
interface RefundFacts {
  readonly id: string;
  readonly paymentId: string;
  readonly gateway: GatewayName;
  readonly amountFen: number;
}

interface Wanted<Paid> {
  readonly wants: 'payment';
  readonly amountFen: number;
  /** The title for the payer, when the caller does not know it. */
  readonly title?: string;
  /**
   * The deadline of paying, and the refusal after it. A gateway's capture of the last moment still counts; a balance payment is
   * checked now.
   */
  readonly due?: { readonly by: Date; readonly refusal: ErrorCode };
  /** Where the money goes from `clearing`. A payable that names it here leaves it to the flow to book it with the capture. */
  readonly income?: readonly NewTransfer[];
  /**
   * In the transaction that locked it: takes the money from `clearing`, unless `income` has said where it goes. Answers what
   * was paid for, as it is now.
   */
  readonly onPaid: (input: { payment: PaidFacts; now: Date }) => Promise<Paid>;
}

/** A thing that can be paid for: an order, a recharge, a VIP purchase. Owned here, implemented by the modules above, joined in composition/payables.ts. */
export interface Payable<Paid = unknown> {
  /** Locks the payable and returns the amount that it wants now. Null: it does not exist. */
  readonly lock: (tx: Tx, key: { userId: string; id: string }) => Promise<Wanted<Paid> | { wants: 'nothing' } | null>;
  /** Whether the balance may pay for it. */
  readonly takesBalance: boolean;
  /** The page of the site where it is paid: whoever gives up at a gateway comes back to it. */
  readonly pageToPay: (input: { id: string }) => string;
  /** The page of the site that a gateway's own page leads back to; `payment.id` is the try, `id` the payable. */
  readonly pageAfter: (input: { id: string; payment: { readonly id: string } }) => string;
  /**
   * Whether a refund that the gateway refuses for good ends with that, because the payable itself gives the user the money back
   * (`onRefundEnded`, failed). Otherwise the refund is stuck, and finance decides. By the kind of the refund's cause.
   */
  readonly takesFailedRefund: (causeKind: string) => boolean;
  /**
   * A refund with one of its causes has ended. succeeded: the payable moves the amount to `clearing`, from where it goes in the
   * same transaction, whichever way. failed, only where `takesFailedRefund`: the payable returns the held amount to the user.
   */
  readonly onRefundEnded: (
    tx: Tx,
    input: {
      causeKind: string;
      causeId: string;
      userId: string;
      refund: RefundFacts;
      outcome: 'succeeded' | 'failed';
      now: Date;
    },
  ) => Promise<void>;
}

/** By kind. The shop's own registry is total; a test may bring a kind of its own. */
export type Payables = Readonly<Record<string, Payable>>;

export function payableOf(payables: Payables, kind: string): Payable {
  const payable = payables[kind];
  assert(payable, `a payable of kind ${kind}`);
  return payable;
}
