import { demoBaskets } from '../baskets/demoBaskets.ts';
import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { demoCelebrities } from '../celebrities/demoCelebrities.ts';
import { demoGroups } from '../channels/demoGroups.ts';
import { demoUnits } from '../openBox/demoUnits.ts';
import { demoOrders } from '../orders/demoOrders.ts';
import { friends } from '../planInvitations.ts';
import { demoSales } from '../promoter/demoSales.ts';
import { resellerGoods } from '../reseller/demoBatches.ts';

/** Things of which the demo shop tells what happened to them in the last weeks. */
const LATELY_DAYS = 100;

const soldBy = [...demoSales(), ...demoBaskets()].flatMap(({ goods, daysAgo }) =>
  goods.map(([title]) => ({ title, daysAgo })),
);
const lately = [
  ...demoOrders.flatMap(({ goods }) => goods.map(([title]) => title)),
  ...friends.flatMap(({ buys }) => buys ?? []),
];
const slugs = new Set<string>([
  ...demoGroups.map(({ slug }) => slug),
  ...demoUnits.map(({ slug }) => slug),
  ...demoCelebrities.flatMap(({ picks }) => picks.map(({ slug }) => slug)),
  ...resellerGoods,
]);

/** How long ago somebody of the demo shop had to do with a product for the first time, at most, in days; 0: nobody has. */
export function boughtSinceDays({ slug, title }: Pick<DemoProduct, 'slug' | 'title'>): number {
  const sold = soldBy.filter((sale) => title.includes(sale.title)).map(({ daysAgo }) => daysAgo);
  const isKnown = slugs.has(slug) || lately.some((part) => title.includes(part));
  return Math.max(0, isKnown ? LATELY_DAYS : 0, ...sold);
}
