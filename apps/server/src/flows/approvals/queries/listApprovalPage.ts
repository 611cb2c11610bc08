import { type Answer, type ParsedInput, rules, type staffApprovalEndpoints } from '@jiwu/contract';
import { assert, DAY_MS } from '@jiwu/kernel';
import {
  type Approval,
  type ApprovalKinds,
  countApprovals,
  listApprovals,
} from '../../../modules/staff/approvals/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeApprovals } from './describeApprovals.ts';

type List = (typeof staffApprovalEndpoints)['staffApprovalList'];
type View = ParsedInput<List>['query']['view'];

const PAGE = 20;

/** The moment by which each view is sorted. */
const momentOf: Readonly<Record<View, (approval: Approval) => Date | null>> = {
  waiting: ({ expiresAt }) => expiresAt,
  mine: ({ requestedAt }) => requestedAt,
  ended: ({ endedAt }) => endedAt,
};

export async function listApprovalPage(
  db: Reader,
  input: ParsedInput<List>['query'] & { staffId: string; now: Date },
  kinds: ApprovalKinds,
): Promise<Answer<List>> {
  const { view, cursor, staffId, now } = input;
  const from = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const since = new Date(now.getTime() - rules.approval.endedDays * DAY_MS);
  const [found, counts] = await Promise.all([
    listApprovals(db, { view, staffId, since, after, limit: PAGE + 1 }),
    countApprovals(db, { staffId }),
  ]);
  const approvals = found.slice(0, PAGE);
  return {
    items: await describeApprovals(db, { approvals, staffId }, kinds),
    ...counts,
    nextCursor: found.length > PAGE ? cursorOf(view, approvals.at(-1)) : null,
    now: now.toISOString(),
  };
}

function cursorOf(view: View, last: Approval | undefined): string {
  const at = last && momentOf[view](last);
  assert(last && at, 'a row of this view has its moment');
  return encodeCursor([at.toISOString(), last.id]);
}
