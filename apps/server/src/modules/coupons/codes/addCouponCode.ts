import type { Tx } from '../../../platform/database/createDatabase.ts';

/** A code that one person can turn into this coupon, once. A code that exists already stays what it is. */
export async function addCouponCode(tx: Tx, input: { couponId: string; codeHash: Buffer; now: Date }): Promise<void> {
  await tx
    .insertInto('coupon_codes')
    .values({ code_hash: input.codeHash, coupon_id: input.couponId, created_at: input.now })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute();
}
