import { addNotice } from '../../modules/content/notices/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import { compensate } from '../../modules/promotion/coupons/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { toShanghaiTime } from '../../platform/clock/shanghaiTime.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly couponId: string;
  /** Null: for no order. */
  readonly order: { readonly id: string; readonly no: string } | null;
  readonly staffId: string;
  readonly reason: string;
  readonly now: Date;
}

/** Staff give a user a coupon because something went wrong. The user is told; the reason stays with the staff. */
export async function giveCompensation(tx: Tx, { order, ...gift }: Input): Promise<void> {
  const { userId, staffId, couponId, reason, now } = gift;
  // Closing an account and giving it something wait for each other.
  if (!(await holdOpen(tx, userId))) throw new ShopError('NOT_FOUND');
  const { id, coupon, validUntil } = await compensate(tx, { ...gift, orderId: order?.id ?? null });
  const orderNo = order?.no ?? null;
  await addNotice(tx, {
    userId,
    kind: 'couponGiven',
    facts: { couponName: coupon.name, until: toShanghaiTime(validUntil).slice(0, 16), orderNo },
    cause: `coupon/${id}`,
    link: { kind: 'userCoupon', id },
    now,
  });
  const after = { couponId, name: coupon.name, orderNo, reason };
  const target = { kind: 'user', id: userId };
  await recordAudit(tx, { staffId, action: 'coupon.compensate', target, before: null, after, now });
}
