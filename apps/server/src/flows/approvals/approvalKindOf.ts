import { assert } from '@jiwu/kernel';
import type { Approval, ApprovalKind, ApprovalKinds } from '../../modules/staff/approvals/index.ts';

export function approvalKindOf(kinds: ApprovalKinds, { kind: name }: Pick<Approval, 'kind'>): ApprovalKind {
  const kind = kinds[name];
  assert(kind, `a kind of approval named ${name}`);
  return kind;
}
