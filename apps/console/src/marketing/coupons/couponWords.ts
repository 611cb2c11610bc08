import type { Answer, Contract } from '@jiwu/contract';
import { describeCoupon } from '@jiwu/pricing';
import type { ItemOf } from '../../ui/list/useCursorList.ts';
import { formatTime } from '../../ui/time/formatTime.ts';

export type Coupon = ItemOf<'staffCouponList'>;
/** With its codes. */
export type OpenCoupon = Answer<Contract['staffCouponGet']>;

const channelNames: Readonly<Record<NonNullable<Coupon['scope']['channel']>, string>> = {
  groupPurchase: '拼团',
  celebrity: '达人',
};

/** 满 199 减 20 */
export function termsWords({ kind, thresholdFen, offFen, rateBp, capFen }: Coupon): string {
  switch (kind) {
    case 'fullReduction':
      return describeCoupon({ kind, thresholdFen, offFen: offFen ?? 0 });
    case 'discount':
      return describeCoupon({ kind, thresholdFen, offBp: 10_000 - (rateBp ?? 0), capFen });
    case 'noThreshold':
      return describeCoupon({ kind, offFen: offFen ?? 0 });
  }
}

export function scopeWords({ scope }: Coupon): string {
  switch (scope.kind) {
    case 'all':
      return '全场';
    case 'categories':
      return scope.categories.map(({ name }) => name).join('、');
    case 'products':
      return `${scope.goodsCount ?? 0} 件商品`;
    case 'channel':
      return scope.channel ? `${channelNames[scope.channel]}的商品` : '';
  }
}

export function windowWords({ window }: Coupon): string {
  return 'days' in window ? `领到起 ${window.days} 天` : `${formatTime(window.from)} 到 ${formatTime(window.until)}`;
}

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
