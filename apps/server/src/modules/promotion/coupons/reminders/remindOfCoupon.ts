import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { getIssuable } from '../couponQueries.ts';

/** Notes that a user wants to be told when a coupon opens; again changes nothing. Answers when that is. */
export async function remindOfCoupon(tx: Tx, input: { userId: string; couponId: string; now: Date }): Promise<Date> {
  const { userId, couponId, now } = input;
  const { isPublic, claimFrom, claimUntil } = await getIssuable(tx, { couponId, userId });
  if (!isPublic) throw new ShopError('NOT_FOUND');
  if (now >= claimUntil) throw new ShopError('COUPON_CLAIM_OVER');
  if (now >= claimFrom) throw new ShopError('COUPON_OPEN');
  await tx
    .insertInto('coupon_reminders')
    .values({ user_id: userId, coupon_id: couponId, due_at: claimFrom, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return claimFrom;
}

/** Of an account that is closed. */
export async function removeReminders(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('coupon_reminders').where('user_id', '=', userId).execute();
}
