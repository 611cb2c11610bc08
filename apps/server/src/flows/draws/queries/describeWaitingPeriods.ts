import type { Answer, staffDrawEndpoints } from '@jiwu/contract';
import { listDrafts, prizeWorthFen } from '../../../modules/promotion/draws/index.ts';
import { findWaitingApprovals } from '../../../modules/staff/approvals/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { PERIOD } from '../periodApproval.ts';

type Waiting = Answer<(typeof staffDrawEndpoints)['staffDrawList']>['waiting'];

/** Periods that somebody asked for and that a second person has yet to agree to. */
export async function describeWaitingPeriods(db: Reader): Promise<Waiting> {
  const drafts = await listDrafts(db);
  if (drafts.length === 0) return [];
  const [approvals, names] = await Promise.all([
    findWaitingApprovals(db, { kind: PERIOD, subjectIds: drafts.map(({ id }) => id) }),
    listStaffNames(db, [...new Set(drafts.map(({ askedBy }) => askedBy))]),
  ]);
  return drafts.map(({ id, startsAt, endsAt, prizes, askedBy, askedAt }) => ({
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    prizeCount: prizes.length,
    dearestFen: Math.max(...prizes.map(prizeWorthFen)),
    askedBy: names.get(askedBy) ?? '',
    askedAt: askedAt.toISOString(),
    approval: approvals.get(id) ?? null,
  }));
}
