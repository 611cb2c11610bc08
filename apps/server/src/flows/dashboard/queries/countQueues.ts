import { type Answer, rules, type staffDashboardEndpoints, type StaffRole } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { countWaitingApplications } from '../../../modules/channels/celebrity/index.ts';
import { countWaitingBookings } from '../../../modules/content/advertisement/index.ts';
import { countWaitingThreads } from '../../../modules/content/support/index.ts';
import { countBadReviews, countOpenQuestions } from '../../../modules/goods/reviews/index.ts';
import { countShort } from '../../../modules/goods/stock/index.ts';
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

function maySee(kind: Kind, roles: readonly StaffRole[]): boolean {
  return roles.includes('admin') || rolesOf[kind].some((role) => roles.includes(role));
}

interface Found {
  readonly count: number;
  readonly amountFen?: number;
  readonly oldestAt: Date | null;
  /** Where something else than the time that the staff have to answer tells it. */
  readonly isOverdue?: boolean;
}

type FoundQueues = Readonly<Record<Kind, Found | null>>;
/** Whether somebody who asks may see the queue; what nobody sees is not counted. */
type Wanted = (kind: Kind) => boolean;

/** What waits for a member with these roles; queues in which nothing waits are left out. */
export async function countQueues(
  db: Reader,
  { roles, now }: { roles: readonly StaffRole[]; now: Date },
): Promise<Queue[]> {
  const wanted: Wanted = (kind) => maySee(kind, roles);
  const [trade, others] = await Promise.all([
    findTradeQueues(db, { wanted, now }),
    findOtherQueues(db, { wanted, now }),
  ]);
  const found: FoundQueues = { ...trade, ...others };
  const late = new Date(now.getTime() - rules.staff.answerHours * HOUR_MS);
  return rules.staff.queues.flatMap((kind) => {
    const queue = found[kind];
    if (!queue || queue.count === 0) return [];
    return [
      {
        kind,
        count: queue.count,
        amountFen: queue.amountFen ?? null,
        oldestAt: queue.oldestAt?.toISOString() ?? null,
        isOverdue: queue.isOverdue ?? (queue.oldestAt !== null && queue.oldestAt < late),
      },
    ];
  });
}

type OtherKind = 'stock' | 'badReviews' | 'questions' | 'advertisements' | 'applications' | 'alarms' | 'deadJobs';

/** Of those who look after orders and of those who look after money. */
async function findTradeQueues(
  db: Reader,
  { wanted, now }: { wanted: Wanted; now: Date },
): Promise<Omit<FoundQueues, OtherKind>> {
  const [dispatch, afterSales, support, businesses, approvals, differences, refunds, waitsSince, closing, invoices] =
    await Promise.all([
      wanted('dispatch') ? countToDispatch(db, now) : null,
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
  const afterSaleOf = (state: 'applied' | 'returning') => afterSales.find((queue) => queue.state === state) ?? null;
  return {
    overdueDispatch: dispatch && { count: dispatch.overdue, oldestAt: dispatch.oldestOverdueAt, isOverdue: true },
    // An order is late by what its own buyer was promised.
    dispatch: dispatch && { count: dispatch.all, oldestAt: dispatch.oldestAt, isOverdue: dispatch.overdue > 0 },
    afterSale: afterSaleOf('applied'),
    returns: afterSaleOf('returning'),
    support,
    businesses,
    approvals,
    differences,
    stuckRefunds: refunds && { count: refunds.waiting, amountFen: refunds.waitingFen, oldestAt: waitsSince },
    closingPayouts: closing && { count: closing.waiting, amountFen: closing.waitingFen, oldestAt: null },
    invoices,
  };
}

/** Of what is written about goods, of those who sell through the shop, and of the machinery. */
async function findOtherQueues(
  db: Reader,
  { wanted, now }: { wanted: Wanted; now: Date },
): Promise<Pick<FoundQueues, OtherKind>> {
  const [stock, badReviews, questions, advertisements, applications, alarms, jobs] = await Promise.all([
    wanted('stock') ? countShort(db) : null,
    wanted('badReviews') ? countBadReviews(db) : null,
    wanted('questions') ? countOpenQuestions(db) : null,
    wanted('advertisements') ? countWaitingBookings(db) : null,
    wanted('applications') ? countWaitingApplications(db) : null,
    wanted('alarms') ? countAlarms(db, now) : null,
    wanted('deadJobs') ? sumJobs(db, now) : null,
  ]);
  return {
    stock: stock && { count: stock.total, oldestAt: null },
    badReviews,
    questions,
    advertisements,
    applications,
    alarms: alarms && { count: alarms.open, oldestAt: null },
    deadJobs: jobs && { count: jobs.dead, oldestAt: null },
  };
}
