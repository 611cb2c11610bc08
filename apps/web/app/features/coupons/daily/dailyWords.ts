import type { CouponState } from '../couponState.ts';

/** How today's coupon stands; null: not taken yet. */
export function dailyWords(state: CouponState | null): { title: string; text: string } {
  if (state === null) return { title: '今天的日券还没领', text: '领到后今天 24:00 前有效，每天一张。' };
  if (state === 'used') return { title: '今天的日券已用掉', text: '明天可以再领一张。' };
  if (state === 'locked') return { title: '今天的日券用在待付款的订单上', text: '订单关闭，今天之内还可再用。' };
  return { title: '今天的日券已领', text: '今天 24:00 前有效，结算时自动选最省的一张。' };
}

/** What became of the coupon of a day that is over. */
export function pastDayWord(state: CouponState | null): string {
  if (state === null) return '没领';
  return state === 'used' || state === 'locked' ? '已用' : '未用';
}
