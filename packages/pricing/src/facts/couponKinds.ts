/** What a coupon takes off: 满减 (an amount from a sum on), 折扣 (a part of the sum), 无门槛 (an amount). As coupons store it. */
export const couponKinds = ['fullReduction', 'discount', 'noThreshold'] as const;

export type CouponKind = (typeof couponKinds)[number];
