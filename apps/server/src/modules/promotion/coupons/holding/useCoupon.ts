import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { couponChanges } from '../couponStates.ts';

/** 已锁定 → 已使用, when the order is paid. The caller holds the order's lock and knows that it took a coupon. */
export async function useCoupon(tx: Tx, input: { userId: string; orderId: string; now: Date }): Promise<void> {
  const { from, to } = couponChanges.use;
  const updated = await tx
    .updateTable('user_coupons')
    .set({ state: to, used_at: input.now })
    .where('user_id', '=', input.userId)
    .where('order_id', '=', input.orderId)
    .where('state', '=', from)
    .executeTakeFirst();
  assert(updated.numUpdatedRows === 1n, `order ${input.orderId} holds a coupon`);
}
