import type { Coupon } from '../facts/Coupon.ts';
import type { NotAppliedReason } from '../result/Reason.ts';

/** Why a coupon cannot be used now, whatever is bought. */
export function couponBar(coupon: Coupon, now: Date): NotAppliedReason | null {
  const named = { couponId: coupon.id, name: coupon.name };
  if (coupon.state === 'used') return { ...named, code: 'couponUsed' };
  if (coupon.state === 'locked') return { ...named, code: 'couponLocked' };
  if (coupon.state === 'expired' || now >= coupon.expiresAt) return { ...named, code: 'couponExpired' };
  if (now < coupon.startsAt) return { ...named, code: 'couponNotStarted', startsAt: coupon.startsAt.toISOString() };
  return null;
}
