import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockUserCoupons } from '../couponQueries.ts';
import { issueCoupon } from '../issueCoupon.ts';
import type { UserCoupon } from '../UserCoupon.ts';

interface Input {
  readonly userId: string;
  readonly codeHash: Buffer;
  readonly now: Date;
}

/** Turns a code into a coupon. A code that leads to a refusal (all given away, limit reached) is not used up. */
export async function redeemCode(tx: Tx, { userId, codeHash, now }: Input): Promise<UserCoupon> {
  // The same order as everywhere: the user, then the code, then the coupon.
  await lockUserCoupons(tx, userId);
  const code = await tx
    .selectFrom('coupon_codes')
    .select(['coupon_id', 'used_by'])
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
  if (!code) throw new ShopError('COUPON_CODE_WRONG');
  if (code.used_by) throw new ShopError('COUPON_CODE_USED');
  const issued = await issueCoupon(tx, { userId, couponId: code.coupon_id, source: 'code', now });
  const updated = await tx
    .updateTable('coupon_codes')
    .set({ used_by: userId, user_coupon_id: issued.id, used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_by', 'is', null)
    .executeTakeFirst();
  assert(updated.numUpdatedRows === 1n, 'the code was locked unused');
  return issued;
}
