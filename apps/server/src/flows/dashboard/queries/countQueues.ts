import { type Answer, rules, type staffDashboardEndpoints, type StaffRole } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { countWaitingApplications } from '../../../modules/channels/celebrity/index.ts';
import { countWaitingBookings } from '../../../modules/content/advertisement/index.ts';
import { countWaitingThreads } from '../../../modules/content/support/index.ts';
import { countBadReviews, countOpenQuestions } from '../../../modules/goods/reviews/index.ts';
import { findLongestWait, sumOpenDifferences, sumWaitingRefunds } from '../../../modules/money/payments/index.ts';
import { sumOpenClosingPayouts } from '../../../modules/money/wallet/index.ts';
import { countWaitingBusinesses } from '../../../modules/people/businesses/index.ts';
import { sumWaitingApprovals } from '../../../modules/staff/approvals/index.ts';
import { countAfterSaleQueues } from '../../../modules/trade/afterSale/index.ts';
import { sumWaitingInvoices } from '../../../modules/trade/invoices/index.ts';
import { countToDispatch } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { sumJobs } from '../../../platform/jobs/jobQueries.ts';
import { countAlarms } from '../../../platform/telemetry/alarmQueries.ts';

type Queue = Answer<(typeof staffDashboardEndpoints)['staffDashboard']>['queues'][number];
type Kind = Queue['kind'];

/** Who looks after what, besides administrators. */
const rolesOf: Readonly<Record<Kind, readonly StaffRole[]>> = {
  overdueDispatch: ['orders'],
  dispatch: ['orders'],
  afterSale: ['orders'],
  returns: ['orders'],
  support: ['orders'],
  businesses: ['orders'],
  approvals: ['finance'],
  differences: ['finance'],
  stuckRefunds: ['finance'],
  closingPayouts: ['finance'],
  invoices: ['finance'],
  stock: ['goods'],
  badReviews: ['goods', 'orders', 'content'],
  questions: ['goods', 'orders', 'content'],
  advertisements: ['content', 'marketing'],
  applications: ['marketing'],
  alarms: ['finance'],
  deadJobs: [],
};

export function maySee(kind: Kind, roles: readonly StaffRole[]): boolean {
  return roles.includes('admin') || rolesOf[kind].some((role) => roles.includes(role));
}

interface Found {
  readonly count: number;
  readonly amountFen?: number;
  readonly oldestAt: Date | null;
}

/** What waits for a member with these roles; queues in which nothing waits are left out. Asked for in one turn: one statement. */
export async function countQueues(
  db: Reader,
  { roles, now }: { roles: readonly StaffRole[]; now: Date },
): Promise<Queue[]> {
  const promised = new Date(now.getTime() - rules.staff.dispatchHours * HOUR_MS);
  const late = new Date(now.getTime() - rules.staff.answerHours * HOUR_MS);
  const wanted = (...kinds: Kind[]) => kinds.some((kind) => maySee(kind, roles));
  const [dispatch, afterSales, support, businesses, approvals, differences, refunds, waitsSince, closing, invoices] =
    await Promise.all([
      wanted('dispatch') ? countToDispatch(db, promised) : null,
      wanted('afterSale') ? countAfterSaleQueues(db) : [],
      wanted('support') ? countWaitingThreads(db) : null,
      wanted('businesses') ? countWaitingBusinesses(db) : null,
      wanted('approvals') ? sumWaitingApprovals(db) : null,
      wanted('differences') ? sumOpenDifferences(db) : null,
      wanted('stuckRefunds') ? sumWaitingRefunds(db) : null,
      wanted('stuckRefunds') ? findLongestWait(db) : null,
      wanted('closingPayouts') ? sumOpenClosingPayouts(db) : null,
      wanted('invoices') ? sumWaitingInvoices(db) : null,
    ]);
  const [bad, questions, bookings, applications, alarms, jobs] = await Promise.all([
    wanted('badReviews') ? countBadReviews(db) : null,
    wanted('questions') ? countOpenQuestions(db) : null,
    wanted('advertisements') ? countWaitingBookings(db) : null,
    wanted('applications') ? countWaitingApplications(db) : null,
    wanted('alarms') ? countAlarms(db, now) : null,
    wanted('deadJobs') ? sumJobs(db, now) : null,
  ]);
  const afterSaleOf = (state: 'applied' | 'returning') => afterSales.find((queue) => queue.state === state) ?? null;
  const found: Readonly<Record<Exclude<Kind, 'stock'>, Found | null>> = {
    overdueDispatch: dispatch && { count: dispatch.overdue, oldestAt: dispatch.oldestAt },
    dispatch: dispatch && { count: dispatch.all, oldestAt: dispatch.oldestAt },
    afterSale: afterSaleOf('applied'),
    returns: afterSaleOf('returning'),
    support,
    businesses,
    approvals,
    differences,
    stuckRefunds: refunds && { count: refunds.waiting, amountFen: refunds.waitingFen, oldestAt: waitsSince },
    closingPayouts: closing && { count: closing.waiting, amountFen: closing.waitingFen, oldestAt: null },
    invoices,
    badReviews: bad,
    questions,
    advertisements: bookings,
    applications,
    alarms: alarms && { count: alarms.open, oldestAt: null },
    deadJobs: jobs && { count: jobs.dead, oldestAt: null },
  };
  return rules.staff.queues.flatMap((kind) => {
    const queue = kind === 'stock' ? null : found[kind];
    if (!queue || queue.count === 0) return [];
    return [
      {
        kind,
        count: queue.count,
        amountFen: queue.amountFen ?? null,
        oldestAt: queue.oldestAt?.toISOString() ?? null,
        isOverdue: kind === 'overdueDispatch' || (queue.oldestAt !== null && queue.oldestAt < late),
      },
    ];
  });
}
