import type { Answer, staffApprovalEndpoints } from '@jiwu/contract';
import { type Approval, type ApprovalKinds } from '../../../modules/staff/approvals/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { approvalKindOf } from '../approvalKindOf.ts';

type Row = Answer<(typeof staffApprovalEndpoints)['staffApprovalList']>['items'][number];

/** Requests as staff read them, each in the words of its kind. */
export async function describeApprovals(
  db: Reader,
  { approvals, staffId }: { approvals: readonly Approval[]; staffId: string },
  kinds: ApprovalKinds,
): Promise<Row[]> {
  const people = approvals.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]);
  const ofKind = Map.groupBy(approvals, ({ kind }) => kind);
  const [names, ...words] = await Promise.all([
    listStaffNames(db, [...new Set(people.filter((id) => id !== null))]),
    ...[...ofKind].map(([kind, some]) =>
      approvalKindOf(kinds, { kind }).describe(
        db,
        some.map(({ subjectId }) => subjectId),
      ),
    ),
  ]);
  const wordsOf = new Map(words.flatMap((some) => [...some]));
  return approvals.map((approval) => ({
    id: approval.id,
    no: approval.no,
    kind: approval.kind,
    title: approvalKindOf(kinds, approval).title,
    words: wordsOf.get(approval.subjectId) ?? '',
    amountFen: approval.amountFen,
    state: approval.state,
    requestedBy: {
      kind: approval.byKind,
      name: names.get(approval.requestedBy ?? '') ?? null,
      isSelf: approval.requestedBy === staffId,
    },
    reason: approval.reason,
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: names.get(approval.decidedBy ?? '') ?? null,
    refusal: approval.refusal,
    endedAt: approval.endedAt?.toISOString() ?? null,
  }));
}
