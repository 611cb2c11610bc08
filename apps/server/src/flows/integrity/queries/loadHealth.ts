import type { Answer, staffIntegrityEndpoints } from '@jiwu/contract';
import { readServerState } from '../../../platform/database/readServerState.ts';
import { listResults } from '../../../platform/invariants/integrityQueries.ts';
import { sumJobs } from '../../../platform/jobs/jobQueries.ts';
import { countAlarms } from '../../../platform/telemetry/alarmQueries.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';

type Health = Answer<(typeof staffIntegrityEndpoints)['staffIntegrityHealth']>;

/** How the queue, the alarms and the copies of the database do. */
export async function loadHealth(db: Reader, now: Date): Promise<Health> {
  const [results, jobs, alarms, server] = await Promise.all([
    listResults(db),
    sumJobs(db, now),
    countAlarms(db, startOfDay(now)),
    readServerState(db),
  ]);
  const checkedAt = results.map((result) => result.checkedAt.getTime());
  const { standbys, lastArchivedAt, ...backup } = server;
  return {
    integrity: {
      checkedAt: checkedAt.length === 0 ? null : new Date(Math.max(...checkedAt)).toISOString(),
      total: results.length,
      broken: results.filter(({ brokenSince }) => brokenSince).length,
    },
    jobs: { ...jobs, oldestDueAt: jobs.oldestDueAt?.toISOString() ?? null },
    alarms: { open: alarms.open, today: alarms.lately },
    backup: { ...backup, lastArchivedAt: lastArchivedAt?.toISOString() ?? null },
    standbys: [...standbys],
    now: now.toISOString(),
  };
}
