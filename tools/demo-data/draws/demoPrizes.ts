import type { NewPrize } from '../../../apps/server/src/modules/promotion/draws/index.ts';

interface DemoPrize extends Pick<NewPrize, 'name' | 'weight' | 'stock'> {
  readonly what:
    | { readonly kind: 'goods'; readonly title: string }
    | { readonly kind: 'coupon'; readonly slug: string; readonly offFen: number }
    | { readonly kind: 'integral'; readonly amount: number };
}

/** The prizes of every period of the demo shop. No blanks: the last one is 10 积分. */
export const demoPrizes: readonly DemoPrize[] = [
  { name: '知音 N3 降噪耳机', weight: 5, stock: 2, what: { kind: 'goods', title: '知音 N3 头戴式' } },
  { name: '手作青瓷侧把壶', weight: 20, stock: 5, what: { kind: 'goods', title: '手作青瓷侧把壶' } },
  { name: '粗陶马克杯', weight: 100, stock: 10, what: { kind: 'goods', title: '粗陶马克杯' } },
  { name: '20 元无门槛券', weight: 300, stock: 200, what: { kind: 'coupon', slug: 'draw20', offFen: 2000 } },
  { name: '5 元无门槛券', weight: 1500, stock: 2000, what: { kind: 'coupon', slug: 'draw5', offFen: 500 } },
  { name: '50 积分', weight: 2500, stock: null, what: { kind: 'integral', amount: 50 } },
  { name: '10 积分', weight: 5575, stock: null, what: { kind: 'integral', amount: 10 } },
];
