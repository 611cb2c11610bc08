import type { Tx } from '../../../../platform/database/Tx.ts';

/** Adds a code that one user can redeem for this coupon, once. An existing code stays unchanged. */
export async function addCouponCode(tx: Tx, input: { couponId: string; codeHash: Buffer; now: Date }): Promise<void> {
  await tx
    .insertInto('coupon_codes')
    .values({ code_hash: input.codeHash, coupon_id: input.couponId, created_at: input.now })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute();
}
