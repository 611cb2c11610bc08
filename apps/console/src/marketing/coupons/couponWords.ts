import type { Answer, Contract } from '@jiwu/contract';
import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type Coupon = ItemOf<'staffCouponList'>;
/** With its codes. */
export type OpenCoupon = Answer<Contract['staffCouponGet']>;

/** Coupons of every day and every VIP have as many as a number can say. */
const WITHOUT_END = 2_147_483_647;

/** 3 / 500 */
export function issuedWords({ issued, totalLimit }: Coupon): string {
  return totalLimit === WITHOUT_END ? `${issued}，不限量` : `${issued} / ${totalLimit}`;
}

/** Whether it can be claimed now. */
export function stateOf({ claimFrom, claimUntil, issued, totalLimit }: Coupon, now: string): string {
  if (claimUntil <= now) return '已结束';
  if (claimFrom > now) return '未开始';
  return issued >= totalLimit ? '发完了' : '正在发';
}
