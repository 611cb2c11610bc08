import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { type VipPlan, type VipPurchase, vipPurchaseOf } from './VipPurchase.ts';

/** A plan that waits to be paid, at today's price. */
export async function createVipPurchase(
  tx: Tx,
  { userId, plan, now }: { userId: string; plan: VipPlan; now: Date },
): Promise<VipPurchase> {
  const { days, amountFen } = rules.vip.terms[plan];
  const row = await tx
    .insertInto('vip_purchases')
    .values({
      user_id: userId,
      id: newId(),
      plan,
      days,
      amount_fen: amountFen,
      state: 'unpaid',
      created_at: now,
      expires_at: new Date(now.getTime() + rules.vip.payMinutes * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return vipPurchaseOf(row);
}
