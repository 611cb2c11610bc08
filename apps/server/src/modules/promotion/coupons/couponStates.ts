/** The stored states. 已过期 is derived: unused, and past its end. */
export type CouponState = 'unused' | 'locked' | 'used';

/** Every change there is, with the state that it begins in. Each is an update that names it. */
export const couponChanges = {
  /** An order takes it. */
  lock: { from: 'unused', to: 'locked' },
  /** The order is paid. */
  use: { from: 'locked', to: 'used' },
  /** The order is closed unpaid. */
  release: { from: 'locked', to: 'unused' },
  /** The whole order is refunded. */
  return: { from: 'used', to: 'unused' },
} as const satisfies Record<string, { from: CouponState; to: CouponState }>;
