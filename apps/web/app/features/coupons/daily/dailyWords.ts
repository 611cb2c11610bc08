import { couponAddress, type CouponState } from '../couponState.ts';

interface DailyWords {
  readonly title: string;
  readonly text: string;
  /** Null: it is to be taken first. There is always one thing to do, so that the box keeps its height. */
  readonly way: { readonly to: string; readonly label: string } | null;
}

/** The state of today's coupon in words; null: not claimed yet. */
export function dailyWords(state: CouponState | null): DailyWords {
  if (state === null) return { title: '今天的日券还没领', text: '领到后今天 24:00 前有效，每天一张。', way: null };
  if (state === 'used') {
    const way = { to: couponAddress('used'), label: '看已使用' };
    return { title: '今天的日券已用掉', text: '明天可以再领一张。', way };
  }
  if (state === 'locked') {
    const way = { to: couponAddress('locked'), label: '看已锁定' };
    return { title: '今天的日券用在待付款的订单上', text: '订单关闭，今天之内还可再用。', way };
  }
  const text = '今天 24:00 前有效，结算时自动选最省的一张。';
  return { title: '今天的日券已领', text, way: { to: '/resource', label: '去用' } };
}

/** The outcome of a past day's coupon in words. */
export function pastDayWord(state: CouponState | null): string {
  if (state === null) return '没领';
  return state === 'used' || state === 'locked' ? '已用' : '未用';
}
