import { addCouponBatch, lockStaffCoupon, sumCouponCodes } from '../../modules/promotion/coupons/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly size: number;
  readonly note: string;
  readonly now: Date;
}

/** A batch of codes for a coupon, no more than it can give: whoever has a code must not find that all are gone. */
export async function makeCouponCodes(
  tx: Tx,
  config: Pick<Config, 'HASH_SECRET'>,
  { staffId, id, size, note, now }: Input,
): Promise<string> {
  const { totalLimit, claimUntil, isCompensation } = await lockStaffCoupon(tx, id);
  if (isCompensation) throw new ShopError('COUPON_COMPENSATION_TERMS');
  if (claimUntil <= now) throw new ShopError('COUPON_ENDED');
  const made = (await sumCouponCodes(tx, [id])).get(id) ?? 0;
  if (made + size > totalLimit) throw new ShopError('COUPON_CODES_TOO_MANY', { made, totalLimit });
  const batchId = await addCouponBatch(tx, config, { couponId: id, staffId, note, size, now });
  const target = { kind: 'coupon', id };
  await recordAudit(tx, { staffId, action: 'coupon.codes', target, before: null, after: { batchId, size, note }, now });
  return batchId;
}
