import type { Answer, staffNewsEndpoints, StaffRole } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { listApprovals } from '../../../modules/staff/approvals/index.ts';
import { type ExportKinds, listExports } from '../../../modules/staff/exports/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listStandings } from '../../../platform/invariants/integrityQueries.ts';
import { listAlarms } from '../../../platform/telemetry/alarmQueries.ts';
import { countQueues } from './countQueues.ts';

type News = Answer<(typeof staffNewsEndpoints)['staffNews']>;
type Item = News['items'][number];

const KEPT_DAYS = 7;
const SHOWN = 20;
/** Who looks after the machinery. */
const watchers: readonly StaffRole[] = ['admin', 'finance'];

interface Reading {
  readonly staffId: string;
  readonly roles: readonly StaffRole[];
  /** Null: not known. */
  readonly seenUntil: Date | null;
  readonly now: Date;
}

/** What is new for a member and what waits for them, out of what is there anyway: nothing is written down for it. A reader that bundles sends it as one statement. */
export async function loadNews(
  db: Reader,
  { staffId, roles, seenUntil, now }: Reading,
  exportKinds: ExportKinds,
): Promise<News> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const isWatcher = watchers.some((role) => roles.includes(role));
  const [queues, standings, approvals, exports, alarms] = await Promise.all([
    countQueues(db, { roles, now }),
    listStandings(db),
    listApprovals(db, { view: 'mine', staffId, since, after: null, limit: SHOWN }),
    listExports(db, { staffId }),
    isWatcher ? listAlarms(db, { isOpen: true, after: null, limit: SHOWN }) : [],
  ]);
  const broken = standings.flatMap(({ number, title, brokenSince }) =>
    brokenSince ? [newsOf('integrityBroken', `${number}`, brokenSince, { subject: title })] : [],
  );
  const items = [
    ...approvals.flatMap(({ id, no, state, endedAt }) =>
      endedAt ? [newsOf('approvalEnded', id, endedAt, { subject: no, state })] : [],
    ),
    ...exports.flatMap(({ id, kind, state, finishedAt }) =>
      finishedAt ? [newsOf('exportEnded', id, finishedAt, { subject: exportKinds[kind].title, state })] : [],
    ),
    ...alarms.map(({ id, event, lastAt }) => newsOf('alarm', id, lastAt, { subject: event })),
    ...(isWatcher ? broken : []),
  ]
    .filter(({ at }) => at >= since.toISOString())
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
  const seen = seenUntil?.toISOString() ?? null;
  const checkedAt = standings
    .map((standing) => standing.checkedAt.toISOString())
    .toSorted()
    .at(-1);
  return {
    integrity: { checkedAt: checkedAt ?? null, total: standings.length, broken: broken.length },
    items,
    queues: queues.map(({ kind, count, isOverdue }) => ({ kind, count, isOverdue })),
    unread: seen === null ? null : items.filter(({ at }) => at > seen).length,
  };
}

function newsOf(
  kind: Item['kind'],
  id: string,
  at: Date,
  { subject, state = '' }: { subject: string; state?: string },
): Item {
  return { kind, id, at: at.toISOString(), subject, state };
}
