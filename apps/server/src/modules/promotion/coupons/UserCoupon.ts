import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { UserCoupons } from '../../../platform/database/schema.gen.ts';
import { type Coupon, couponColumns, couponOf } from './Coupon.ts';
import type { CouponState } from './couponStates.ts';

/** As its owner sees it. */
export interface UserCoupon {
  readonly id: string;
  readonly coupon: Coupon;
  /** `expired` is not stored: an unused coupon is expired after its end. */
  readonly state: (typeof rules.coupon.states)[number];
  readonly source: (typeof rules.coupon.sources)[number];
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly claimedAt: Date;
  readonly orderId: string | null;
  readonly usedAt: Date | null;
}

/** Of `user_coupons` joined with `coupons`. */
export const userCouponColumns = [
  'user_coupons.id',
  'user_coupons.coupon_id',
  'user_coupons.state',
  'user_coupons.source',
  'user_coupons.valid_from',
  'user_coupons.valid_until',
  'user_coupons.claimed_at',
  'user_coupons.order_id',
  'user_coupons.used_at',
  ...couponColumns,
] as const;

type Row = Parameters<typeof couponOf>[0] &
  Pick<
    Selectable<UserCoupons>,
    'id' | 'state' | 'source' | 'valid_from' | 'valid_until' | 'claimed_at' | 'order_id' | 'used_at'
  >;

export function userCouponOf(row: Row, now: Date): UserCoupon {
  const state = row.state as CouponState;
  return {
    id: row.id,
    coupon: couponOf(row),
    state: state === 'unused' && row.valid_until <= now ? 'expired' : state,
    source: row.source as UserCoupon['source'],
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    claimedAt: row.claimed_at,
    orderId: row.order_id,
    usedAt: row.used_at,
  };
}
