import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { gatewayNumber } from '../gatewayNumber.ts';
import type { RefundRecord } from './RefundRecord.ts';

interface Input {
  /** Stuck, and held by the caller. */
  readonly refund: RefundRecord;
  /** The gateway has the old number and has closed it: it would answer the same for ever. */
  readonly isClosedThere: boolean;
  readonly now: Date;
}

/** stuck → requested, under its own number; or → failed, and a new one is requested in its place. Answers the one that is sent. */
export async function resendRefund(tx: Tx, { refund, isClosedThere, now }: Input): Promise<{ id: string }> {
  const again = { state: 'requested', requested_at: now, ask_at: now, asked_times: 0 } as const;
  const change = isClosedThere
    ? { state: 'failed', finished_at: now, waits_since: null }
    : { ...again, failure: null, waits_since: null };
  await tx
    .updateTable('payment_refunds')
    .set(change)
    .where('user_id', '=', refund.userId)
    .where('id', '=', refund.id)
    .where('state', '=', 'stuck')
    .execute();
  if (!isClosedThere) return { id: refund.id };
  const id = newId();
  await tx
    .insertInto('payment_refunds')
    .values({
      user_id: refund.userId,
      id,
      payment_id: refund.payment.id,
      cause_kind: refund.cause.kind,
      cause_id: refund.cause.id,
      out_refund_no: gatewayNumber(id),
      amount_fen: refund.amountFen,
      reason: refund.reason,
      ...again,
    })
    .execute();
  return { id };
}
