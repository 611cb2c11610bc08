import type { Tx } from '../../../../platform/database/Tx.ts';
import { couponChanges } from '../couponStates.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
}

/** 已锁定 → 未使用, when the order is closed unpaid. Its end does not move. False: the order holds no coupon. */
export async function releaseCoupon(tx: Tx, input: Input): Promise<boolean> {
  return await giveBack(tx, input, couponChanges.release);
}

/** 已使用 → 未使用, when the whole order is refunded. Its end does not move. False: the order used no coupon. */
export async function returnCoupon(tx: Tx, input: Input): Promise<boolean> {
  return await giveBack(tx, input, couponChanges.return);
}

async function giveBack(
  tx: Tx,
  { userId, orderId }: Input,
  { from, to }: typeof couponChanges.release | typeof couponChanges.return,
): Promise<boolean> {
  const updated = await tx
    .updateTable('user_coupons')
    .set({ state: to, order_id: null, locked_at: null, used_at: null })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
