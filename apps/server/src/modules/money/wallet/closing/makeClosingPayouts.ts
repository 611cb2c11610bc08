import { assert, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { addTransfers } from '../../ledger/index.ts';
import { findCountedPayment, requestRefund } from '../../payments/index.ts';
import { useLots } from '../lots/useLots.ts';
import type { ClosingPlan } from './planClosing.ts';
import { waitTransfer } from './closingTransfers.ts';

/** In `payment_refunds.cause_kind`. */
export const CLOSING = 'closing';

interface Input {
  readonly userId: string;
  readonly plan: ClosingPlan;
  readonly now: Date;
}

/** Takes what comes back out of the balance and sets it on its way. The caller holds the user, the wallet and the recharges. */
export async function makeClosingPayouts(tx: Tx, { userId, plan, now }: Input): Promise<void> {
  const parts = [
    ...plan.byGateway.map(({ rechargeId, amountFen, use }) => ({ id: newId(), rechargeId, amountFen, uses: [use] })),
    ...(plan.byBank.amountFen > 0 ? [{ id: newId(), rechargeId: null, ...plan.byBank }] : []),
  ];
  if (parts.length === 0) return;
  await tx
    .insertInto('closing_payouts')
    .values(
      parts.map(({ id, rechargeId, amountFen }) => ({
        user_id: userId,
        id,
        recharge_id: rechargeId,
        amount_fen: amountFen,
        way: rechargeId === null ? 'bank' : 'gateway',
        state: rechargeId === null ? 'waiting' : 'sent',
        closed_at: now,
      })),
    )
    .execute();
  for (const { id, rechargeId, amountFen, uses } of parts) {
    if (rechargeId !== null) await sendBack(tx, { userId, id, rechargeId, amountFen, now });
    await useLots(tx, { userId, uses, cause: { kind: 'closingPayout', id }, now });
  }
  const transfers = parts.map(({ id, amountFen }) => waitTransfer({ userId, id, amountFen }));
  await addTransfers(tx, { transfers, now });
}

async function sendBack(
  tx: Tx,
  {
    userId,
    id,
    rechargeId,
    amountFen,
    now,
  }: { userId: string; id: string; rechargeId: string; amountFen: number; now: Date },
): Promise<void> {
  const payment = await findCountedPayment(tx, { userId, kind: 'recharge', id: rechargeId });
  assert(payment, 'a paid recharge has its payment');
  await requestRefund(tx, { payment, amountFen, causeKind: CLOSING, causeId: id, reason: '注销账号退回充值', now });
}
