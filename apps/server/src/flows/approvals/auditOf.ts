import type { Approval } from '../../modules/staff/approvals/index.ts';

/** The part of an audit row that says which request was decided, and on what. */
export function auditOf(approval: Approval, by: { staffId: string; action: string; now: Date }) {
  const { id, no, kind, subjectId, amountFen, hash, state } = approval;
  return { ...by, target: { kind: 'approval', id }, before: { state, no, kind, subjectId, amountFen, hash } };
}
