import { getCouponBatch } from '../../modules/promotion/coupons/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly batchId: string;
  readonly now: Date;
}

/** Someone takes the codes of a batch with them: each is worth money. Answers how many there are. */
export async function readCouponCodes(tx: Tx, { staffId, id, batchId, now }: Input): Promise<number> {
  const { size } = await getCouponBatch(tx, { couponId: id, id: batchId });
  const target = { kind: 'coupon', id };
  await recordAudit(tx, { staffId, action: 'coupon.codesRead', target, before: null, after: { batchId, size }, now });
  return size;
}
