import type { News } from './news/News.ts';
import type { PagePath } from './pages.ts';

type Queue = News['queues'][number];

/** The page in whose entry of the menu each queue is counted. Null: it is part of another, or of what the page shows inside. */
const entryOf: Readonly<Record<Queue['kind'], PagePath | null>> = {
  overdueDispatch: null,
  dispatch: '/orders',
  afterSale: '/afterSale',
  returns: null,
  support: '/support',
  businesses: '/businesses',
  approvals: '/approvals',
  differences: '/reconcile',
  stuckRefunds: '/payments',
  closingPayouts: '/payouts',
  invoices: '/invoices',
  stock: '/stock',
  badReviews: '/reviews',
  questions: '/reviews',
  advertisements: '/advertisements',
  applications: '/celebrities',
  alarms: '/integrity',
  deadJobs: '/jobs',
};

const MOST = 999;

/** What waits behind each entry of the menu: 386, 999+; nothing where nothing waits. */
export function menuCounts(queues: readonly Queue[]): ReadonlyMap<string, string> {
  const sums = new Map<string, number>();
  for (const { kind, count } of queues) {
    const path = entryOf[kind];
    if (path !== null) sums.set(path, (sums.get(path) ?? 0) + count);
  }
  return new Map([...sums].map(([path, sum]) => [path, sum > MOST ? `${MOST}+` : String(sum)]));
}
