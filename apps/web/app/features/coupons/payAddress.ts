import type { UserCoupon } from '../../shared/coupons/couponWords.ts';

/** Where the order that holds a coupon is paid; a locked one always has its order. */
export function payAddress({ orderId }: Pick<UserCoupon, 'orderId'>): string {
  return orderId === null ? '/order/mine' : `/order/pay?id=${orderId}`;
}
