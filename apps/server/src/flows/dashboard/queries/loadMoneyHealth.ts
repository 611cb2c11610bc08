import type { Answer, staffDashboardEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { countUnknownPayments, findLastComparison } from '../../../modules/money/payments/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { readServerState } from '../../../platform/database/readServerState.ts';
import { listResults } from '../../../platform/invariants/integrityQueries.ts';
import { sumJobs } from '../../../platform/jobs/jobQueries.ts';

type Health = NonNullable<Answer<(typeof staffDashboardEndpoints)['staffDashboard']>['health']>;

/** Whether the machinery behind the money does well. */
export async function loadMoneyHealth(db: Reader, now: Date): Promise<Health> {
  const [compared, results, jobs, unknown, server] = await Promise.all([
    findLastComparison(db),
    listResults(db),
    sumJobs(db, now),
    countUnknownPayments(db, now),
    readServerState(db),
  ]);
  const yesterday = businessDay(new Date(now.getTime() - DAY_MS));
  const checkedAt = Math.max(...results.map((result) => result.checkedAt.getTime()), 0);
  return {
    reconciliation: compared && { ...compared, isCompared: compared.day >= yesterday },
    integrity: {
      checkedAt: checkedAt === 0 ? null : new Date(checkedAt).toISOString(),
      total: results.length,
      broken: results.filter(({ brokenSince }) => brokenSince).length,
    },
    jobs: { waiting: jobs.waiting, dead: jobs.dead, oldestDueAt: jobs.oldestDueAt?.toISOString() ?? null },
    unknownPayments: { count: unknown.count, oldestAt: unknown.oldestAt?.toISOString() ?? null },
    lastArchivedAt: server.lastArchivedAt?.toISOString() ?? null,
  };
}
