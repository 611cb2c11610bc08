import type { Compensations } from '@jiwu/contract';
import { describeCoupon } from '@jiwu/pricing';
import { formatTime } from '../time/formatTime.ts';

/** A coupon as staff see one, wherever it stands. */
type Coupon = Compensations['choices'][number];

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
