import type { Answer, staffIntegrityEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import {
  countRuns,
  type IntegrityRun,
  listBroken,
  listResults,
  listRuns,
} from '../../../platform/invariants/integrityQueries.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Integrity = Answer<(typeof staffIntegrityEndpoints)['staffIntegrity']>;

/** One for each hour of a day. */
const SHOWN_RUNS = 24;
const MONTH_MS = 30 * DAY_MS;

/** Every invariant with its last result, and how it did lately. */
export async function loadIntegrity(db: Reader, now: Date): Promise<Integrity> {
  const since = new Date(now.getTime() - MONTH_MS);
  const [runs, results, broken, month] = await Promise.all([
    listRuns(db, SHOWN_RUNS),
    listResults(db),
    listBroken(db, since),
    countRuns(db, since),
  ]);
  const shown = new Set(runs.map(({ id }) => id));
  const keyOf = ({ number, title }: { number: number; title: string }) => `${number} ${title}`;
  const brokenOf = Map.groupBy(broken, keyOf);
  return {
    runs: runs.map(describeRun),
    results: results.map(({ checkedAt, brokenSince, offending, ...result }) => ({
      ...result,
      checkedAt: checkedAt.toISOString(),
      brokenSince: brokenSince?.toISOString() ?? null,
      offending: [...offending],
      brokenIn: (brokenOf.get(keyOf(result)) ?? []).map(({ runId }) => runId).filter((id) => shown.has(id)),
    })),
    month: {
      ...month,
      broken: [...brokenOf.values()].map((found) => ({
        number: found[0]?.number ?? 0,
        title: found[0]?.title ?? '',
        runs: found.length,
        lastAt: (found[0]?.at ?? now).toISOString(),
      })),
    },
    now: now.toISOString(),
  };
}

function describeRun({ beganAt, endedAt, ...run }: IntegrityRun): Integrity['runs'][number] {
  return { ...run, beganAt: beganAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}
