import type { Answer, staffApprovalEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import {
  type ApprovalEvidence,
  type ApprovalKinds,
  getApproval,
  sealDeed,
} from '../../../modules/staff/approvals/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { approvalKindOf } from '../approvalKindOf.ts';
import { describeApprovals } from './describeApprovals.ts';

type One = Answer<(typeof staffApprovalEndpoints)['staffApprovalGet']>;

/** One request, with what approving would change now and what the shop has checked of it. */
export async function loadApproval(
  db: Reader,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
  kinds: ApprovalKinds,
): Promise<One> {
  const approval = await getApproval(db, id);
  const { kind, subjectId } = approval;
  const isWaiting = approval.state === 'waiting';
  const [rows, deed, evidence] = await Promise.all([
    describeApprovals(db, { approvals: [approval], staffId }, kinds),
    isWaiting ? approvalKindOf(kinds, approval).foresee(db, { subjectId, now }) : null,
    approvalKindOf(kinds, approval).evidence?.(db, { subjectId, now }) ?? null,
  ]);
  const [row] = rows;
  assert(row, 'a request that was found is described');
  const checks = {
    isSame: deed !== null && sealDeed({ kind, subjectId, does: deed.does }).hash.toString('hex') === approval.hash,
    isInTime: approval.expiresAt > now,
    isOther: approval.requestedBy !== staffId,
  };
  return {
    ...row,
    hash: approval.hash,
    changes: [...(deed?.changes ?? [])],
    checks,
    evidence: describeEvidence(evidence),
    subjectId,
    mayApprove: isWaiting && checks.isSame && checks.isInTime && checks.isOther,
    now: now.toISOString(),
  };
}

function describeEvidence(evidence: ApprovalEvidence | null): One['evidence'] {
  return {
    links: [...(evidence?.links ?? [])],
    pictures: evidence?.pictures ?? 0,
    story: (evidence?.story ?? []).map(({ at, words }) => ({ at: at.toISOString(), words })),
    findings: [...(evidence?.findings ?? [])],
  };
}
