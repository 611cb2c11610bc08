import type { Answer, ParsedInput, staffLedgerEndpoints } from '@jiwu/contract';
import { listBalanceChanges } from '../../../modules/money/handBookings/index.ts';
import { listMaskedUsers } from '../../../modules/people/identity/index.ts';
import { findWaitingApprovals } from '../../../modules/staff/approvals/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { BALANCE_CHANGE } from '../balanceApproval.ts';

type List = (typeof staffLedgerEndpoints)['staffBalanceChangeList'];

const PAGE = 50;

/** A page of changes of balances, in four statements. */
export async function listChangesForStaff(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const found = await listBalanceChanges(db, { userId: query.userId, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const [users, names, approvals] = await Promise.all([
    listMaskedUsers(
      db,
      page.map(({ userId }) => userId),
    ),
    listStaffNames(
      db,
      page.map(({ askedBy }) => askedBy),
    ),
    findWaitingApprovals(db, { kind: BALANCE_CHANGE, subjectIds: page.map(({ id }) => id) }),
  ]);
  const last = page.at(-1);
  return {
    items: page.map(({ userId, askedBy, askedAt, endedAt, ...change }) => ({
      ...change,
      user: users.get(userId) ?? { id: userId, name: '', phoneNumber: null },
      by: names.get(askedBy) ?? null,
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      approval: approvals.get(change.id) ?? null,
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.askedAt.toISOString(), last.id]) : null,
  };
}
