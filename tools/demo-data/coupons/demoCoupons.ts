import type { NewCoupon } from '../../../apps/server/src/modules/promotion/coupons/index.ts';
import { demoProducts } from '../catalogue/demoCatalogue.ts';
import { productIdOf } from '../seeding/seedProduct.ts';

export interface DemoCoupon extends Pick<NewCoupon, 'name' | 'kind' | 'thresholdFen' | 'scope'> {
  readonly slug: string;
  readonly offFen?: number;
  readonly rateBp?: number;
  readonly capFen?: number;
  /** Days for which it can be used, the day of the claim being the first. */
  readonly days: number;
  /** The demo user claimed it this many days ago; not at all when not given. */
  readonly claimedDaysAgo?: number;
  /** It opens tomorrow at ten. */
  readonly isComing?: boolean;
  readonly totalLimit?: number;
  /** It cannot be claimed: only this code leads to it. */
  readonly code?: string;
}

const everything = { kind: 'all' } as const;
const inCategories = (...categoryIds: string[]) => ({ kind: 'categories', categoryIds }) as const;

const shanyuHome = demoProducts
  .filter(({ brand, category }) => brand === 'shanyu' && category.startsWith('home'))
  .map(({ slug }) => productIdOf(slug));

const off = (yuan: number, from: number) => ({
  kind: from === 0 ? ('noThreshold' as const) : ('fullReduction' as const),
  thresholdFen: from * 100,
  offFen: yuan * 100,
});
const rate = (rateBp: number, capYuan: number) => ({
  kind: 'discount' as const,
  thresholdFen: 0,
  rateBp,
  capFen: capYuan * 100,
});

/** The coupons of the demo shop: some held by the demo user, some to be claimed, one for a code, two that are over. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    slug: 'audio',
    name: '影音 9.5 折',
    ...rate(9500, 50),
    scope: inCategories('digitalAudio'),
    days: 4,
    claimedDaysAgo: 0,
  },
  {
    slug: 'food',
    name: '食品生鲜满 199 减 20',
    ...off(20, 199),
    scope: inCategories('food', 'fresh'),
    days: 6,
    claimedDaysAgo: 0,
  },
  { slug: 'five', name: '全场无门槛 5 元', ...off(5, 0), scope: everything, days: 8, claimedDaysAgo: 0 },
  {
    slug: 'shanyu',
    name: '山隅家居满 300 减 40',
    ...off(40, 300),
    scope: { kind: 'products', productIds: shanyuHome },
    days: 16,
    claimedDaysAgo: 0,
  },
  { slug: 'thousand', name: '全场满 1,000 减 120', ...off(120, 1000), scope: everything, days: 17, claimedDaysAgo: 1 },
  {
    slug: 'group',
    name: '拼团满 59 减 6',
    ...off(6, 59),
    scope: { kind: 'channel', channel: 'groupPurchase' },
    days: 21,
    claimedDaysAgo: 0,
  },
  { slug: 'autumn', name: '秋日满 299 减 30', ...off(30, 299), scope: everything, days: 7, claimedDaysAgo: 20 },
  { slug: 'moon', name: '中秋食品 9 折', ...rate(9000, 30), scope: inCategories('food'), days: 3, claimedDaysAgo: 45 },
  { slug: 'home', name: '居家满 400 减 45', ...off(45, 400), scope: inCategories('home'), days: 15 },
  { slug: 'clothing', name: '服饰满 500 减 60', ...off(60, 500), scope: inCategories('clothing'), days: 15 },
  { slug: 'stationery', name: '文具 9 折', ...rate(9000, 30), scope: inCategories('stationery'), days: 10 },
  { slug: 'small', name: '全场满 99 减 8', ...off(8, 99), scope: everything, days: 7 },
  {
    slug: 'digital',
    name: '数码满 600 减 80',
    ...off(80, 600),
    scope: inCategories('digital', 'computer'),
    days: 7,
    isComing: true,
    totalLimit: 500,
  },
  {
    slug: 'tea',
    name: '茶饮满 120 减 15',
    ...off(15, 120),
    scope: inCategories('foodTea'),
    days: 30,
    code: 'JIWU-2026-TEA',
  },
];
