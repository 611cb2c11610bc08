import { assert, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { gatewayNumber } from '../gatewayNumber.ts';
import { lockPayment } from '../paymentQueries.ts';
import { findRefundByCause, sumRefunds } from './refundQueries.ts';

interface Input {
  readonly payment: { readonly userId: string; readonly id: string };
  readonly amountFen: number;
  readonly causeKind: string;
  readonly causeId: string;
  /** Text for the payer at the gateway. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * Money shall go back to where it came from. It is sent after the commit, by a sweep, under one number for ever. The same
 * cause asks once, and anew only if that has failed; one that is stuck is finance's to decide. The caller has locked the payable.
 */
export async function requestRefund(tx: Tx, input: Input): Promise<{ id: string }> {
  const { causeKind, causeId, amountFen } = input;
  const payment = await lockPayment(tx, input.payment);
  assert(payment.state === 'paid' && payment.gateway !== 'balance', `payment ${payment.id} can be refunded`);
  const before = await findRefundByCause(tx, { userId: payment.userId, kind: causeKind, id: causeId });
  if (before) {
    assert(before.amountFen === amountFen && before.payment.id === payment.id, `${causeKind} ${causeId} is one refund`);
    if (before.state === 'stuck') throw new ShopError('REFUND_STUCK');
    return { id: before.id };
  }
  const refunded = await sumRefunds(tx, payment);
  if (refunded + amountFen > payment.amountFen) throw new ShopError('REFUND_CHANGED', { refunded, amountFen });
  const id = newId();
  await tx
    .insertInto('payment_refunds')
    .values({
      user_id: payment.userId,
      id,
      payment_id: payment.id,
      cause_kind: causeKind,
      cause_id: causeId,
      out_refund_no: gatewayNumber(id),
      amount_fen: amountFen,
      reason: input.reason,
      state: 'requested',
      requested_at: input.now,
      ask_at: input.now,
    })
    .execute();
  return { id };
}
