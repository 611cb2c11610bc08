import {
  bookRefund,
  findRefundByNumber,
  markRefundAbnormal,
  markRefundEnded,
  markRefundProcessing,
  markRefundStuck,
  type CallbackOutcome,
  type OutsideGateway,
  payableOf,
  type Payables,
  type RefundRecord,
  SURPLUS,
} from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { RefundState } from '../../platform/gateways/Gateway.ts';
import { endRefundOfPayable } from './endRefundOfPayable.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly outRefundNo: string;
  readonly said: RefundState;
  readonly now: Date;
}

export interface RefundResult {
  readonly outcome: CallbackOutcome;
  /** Null: the number is none of ours. */
  readonly refund: RefundRecord | null;
  /** What it has just become, if a person is to be told of that. */
  readonly trouble?: 'failed' | 'stuck' | 'abnormal';
}

/**
 * Applies a gateway's answer about a refund. A refund ends once: it is booked as gone and the payable gives the money to
 * `clearing`; or the payable returns the held amount to the user. Where it does not, as with a surplus, the refund is stuck and waits
 * for finance. Locks the refund, for which no transaction waits while holding another lock, then gateway and `clearing`, as a
 * capture does, then the payable's rows, then the user's accounts.
 */
export async function applyRefund(tx: Tx, input: Input, payables: Payables): Promise<RefundResult> {
  const { said, now } = input;
  const refund = await findRefundByNumber(tx, input.outRefundNo);
  if (refund?.payment.gateway !== input.gateway) return { outcome: 'refused', refund };
  switch (said.state) {
    case 'absent':
      return { outcome: 'known', refund };
    case 'processing': {
      await markRefundProcessing(tx, { refund, now });
      const isNew = said.isAbnormal === true && (await markRefundAbnormal(tx, { refund, now }));
      return { outcome: 'known', refund, ...(isNew && { trouble: 'abnormal' }) };
    }
    case 'succeeded':
      if (!(await markRefundEnded(tx, { refund, ending: said, now }))) return await asEnded(tx, input);
      await bookRefund(tx, { refund, way: { went: 'gateway' }, now });
      await endRefundOfPayable(tx, { refund, outcome: 'succeeded', now }, payables);
      return { outcome: 'applied', refund };
    case 'failed':
      if (!isTakenBack(refund, payables)) {
        const isNew = await markRefundStuck(tx, { refund, failure: said.reason, now });
        return isNew ? { outcome: 'applied', refund, trouble: 'stuck' } : await asEnded(tx, input);
      }
      if (!(await markRefundEnded(tx, { refund, ending: said, now }))) return await asEnded(tx, input);
      await endRefundOfPayable(tx, { refund, outcome: 'failed', now }, payables);
      return { outcome: 'applied', refund, trouble: 'failed' };
  }
}

/** Whether the payable gives the user the money of a failed refund back. A surplus payment is nobody's. */
function isTakenBack({ cause, payment }: RefundRecord, payables: Payables): boolean {
  return cause.kind !== SURPLUS && payableOf(payables, payment.payable.kind).takesFailedRefund(cause.kind);
}

/** It had been decided before. What finance has ended another way, the gateway must not do as well. */
async function asEnded(tx: Tx, { outRefundNo, said }: Input): Promise<RefundResult> {
  const refund = await findRefundByNumber(tx, outRefundNo);
  const isDoneThere = refund?.state === 'succeeded' && refund.went === 'gateway';
  return { outcome: isDoneThere === (said.state === 'succeeded') ? 'known' : 'refused', refund };
}
