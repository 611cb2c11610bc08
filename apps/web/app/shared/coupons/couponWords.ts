import type { Answer, Contract, rules } from '@jiwu/contract';
import { yuanText } from '@jiwu/kernel';
import { formatCount } from '../../format/formatCount.ts';

export type UserCoupon = Answer<Contract['couponClaim']>;
export type Coupon = UserCoupon['coupon'];
export type CouponOffer = Answer<Contract['couponOffers']>['items'][number];

/** The discount in large type: ¥20, or 9.5 折. */
export function valueWords({ offFen, rateBp }: Coupon): { number: string; unit: '¥' | '折' } {
  if (offFen !== null) return { number: yuanText(offFen), unit: '¥' };
  return { number: String((rateBp ?? 0) / 1000), unit: '折' };
}

/** The threshold, and the cap of the discount. */
export function conditionWords({ thresholdFen, capFen }: Coupon): string {
  const from = thresholdFen > 0 ? `满 ${yuanText(thresholdFen)} ` : '';
  if (capFen !== null) return from ? `${from}可用，最高减 ${yuanText(capFen)}` : `最高减 ${yuanText(capFen)}`;
  return from ? `${from}可用` : '无门槛';
}

/** All of it in one breath, for a line beside others: 满 199 减 20, 9.5 折. */
export function shortWords(coupon: Coupon): string {
  const { number, unit } = valueWords(coupon);
  const from = coupon.thresholdFen > 0 ? `满 ${yuanText(coupon.thresholdFen)} ` : '';
  return unit === '折' ? `${from}${number} 折` : from ? `${from}减 ${number}` : `减 ${number} 元`;
}

/** In a line beside others, where nothing else says which goods it is good for: 居家满 400 减 45. */
export function lineWords(coupon: Coupon): string {
  const goods = goodsWord(coupon);
  const words = shortWords(coupon);
  return /^\d/.test(words) ? `${goods} ${words}` : `${goods}${words}`;
}

function goodsWord({ scope }: Coupon): string {
  switch (scope.kind) {
    case 'all':
      return '全场';
    case 'channel':
      return channels[scope.channel ?? 'groupPurchase'].name;
    case 'products':
      return scope.productId === null ? '指定商品' : '本商品';
    case 'categories':
      return scope.categories.map(({ name }) => name).join('、');
  }
}

const numerals = ['', '一', '两', '三', '四', '五'];

/** Which goods it is good for. */
export function scopeWords({ scope }: Coupon): string {
  if (scope.kind === 'channel') return `只在${channels[scope.channel ?? 'groupPurchase'].name}频道下单时可用`;
  if (scope.kind === 'products') return `指定 ${formatCount(scope.goodsCount ?? 0)} 件商品`;
  if (scope.kind === 'all') return '全场可用，每日一抢与开箱除外';
  const [only] = scope.categories;
  const goods = `共 ${formatCount(scope.goodsCount ?? 0)} 件`;
  if (scope.categories.length === 1 && only) {
    return `${only.parentName === null ? only.name : `${only.parentName} · ${only.name}`}，${goods}`;
  }
  const kinds = numerals[scope.categories.length] ?? ` ${scope.categories.length} `;
  return `${scope.categories.map(({ name }) => name).join('、')}${kinds}类，${goods}`;
}

/** Where its goods are. Several categories have no list of their own: the first one leads on. */
export function goodsLinks({ scope }: Coupon): { to: string; label: string }[] {
  if (scope.channel !== null) return [{ to: channels[scope.channel].to, label: `看${channels[scope.channel].name}` }];
  if (scope.productId !== null) return [{ to: `/product?id=${scope.productId}`, label: '看这件商品' }];
  if (scope.categories.length === 1) {
    const count = formatCount(scope.goodsCount ?? 0);
    return scope.categories.map(({ id }) => ({ to: `/resource?category=${id}`, label: `看这 ${count} 件` }));
  }
  if (scope.categories.length > 1) {
    return scope.categories.map(({ id, name }) => ({ to: `/resource?category=${id}`, label: `看${name}` }));
  }
  return [{ to: '/resource', label: '去用' }];
}

const channels: Readonly<Record<(typeof rules.coupon.channels)[number], { name: string; to: string }>> = {
  groupPurchase: { name: '拼团', to: '/groupPurchase' },
  celebrity: { name: '达人', to: '/celebrity' },
};
