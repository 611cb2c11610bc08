import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { getUser } from '../../people/identity/index.ts';
import { getIssuable, lockUserCoupons } from './couponQueries.ts';
import type { UserCoupon } from './UserCoupon.ts';
import { validityOf } from './validityOf.ts';

interface Input {
  readonly userId: string;
  readonly couponId: string;
  readonly source: UserCoupon['source'];
  readonly now: Date;
}

/**
 * Gives a user one coupon, if its time, its number and the user's own number allow. The user's count stands under a lock
 * of the user; the coupon's row, which everyone wants, is touched last, so that it is held for one statement and the commit.
 */
export async function issueCoupon(tx: Tx, { userId, couponId, source, now }: Input): Promise<UserCoupon> {
  await lockUserCoupons(tx, userId);
  // A closed account claims nothing.
  await getUser(tx, userId);
  const { coupon, ...facts } = await getIssuable(tx, { couponId, userId });
  // A coupon that is given by code only cannot be claimed by its id.
  if (source === 'claim' && !facts.isPublic) throw new ShopError('NOT_FOUND');
  if (now < facts.claimFrom) throw new ShopError('COUPON_NOT_OPEN', { opensAt: facts.claimFrom.toISOString() });
  if (now >= facts.claimUntil) throw new ShopError('COUPON_CLAIM_OVER');
  // A prize is given beyond the limit per user: refusing it would roll the draw back, and the user could repeat it until another
  // prize comes.
  if (source !== 'draw' && facts.held >= facts.perUserLimit) throw new ShopError('COUPON_CLAIMED');
  if (facts.isGone) throw new ShopError('COUPON_GONE');
  const id = newId();
  const { from, until } = validityOf(coupon.window, now);
  await tx
    .insertInto('user_coupons')
    .values({
      user_id: userId,
      id,
      coupon_id: couponId,
      nth: facts.held + 1,
      state: 'unused',
      source,
      valid_from: from,
      valid_until: until,
      claimed_at: now,
    })
    .execute();
  const updated = await tx
    .updateTable('coupons')
    .set({ issued_count: sql`issued_count + 1` })
    .where('id', '=', couponId)
    .whereRef('issued_count', '<', 'total_limit')
    .executeTakeFirst();
  // Others were faster since we looked; the coupon given above is rolled back.
  if (updated.numUpdatedRows === 0n) throw new ShopError('COUPON_GONE');
  return {
    id,
    coupon,
    state: 'unused',
    source,
    validFrom: from,
    validUntil: until,
    claimedAt: now,
    orderId: null,
    usedAt: null,
  };
}
