import { recordAudit } from '../../modules/staff/audit/index.ts';
import {
  type ApprovalKinds,
  endApproval,
  getApproval,
  lockApproval,
  sealDeed,
} from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { approvalKindOf } from './approvalKindOf.ts';
import { auditOf } from './auditOf.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  /** Of what the approver has seen. */
  readonly hash: string;
  readonly now: Date;
}

/**
 * A second person approves: what was asked for is done at once, or, when it would no longer do the same, is given up. Both are
 * decisions that stay. Locks: the subject, its approval, the end of the audit log.
 */
export async function approveRequest(tx: Tx, input: Input, kinds: ApprovalKinds): Promise<'executed' | 'changed'> {
  const { id, staffId, now } = input;
  const { kind: name, subjectId } = await getApproval(tx, id);
  const kind = approvalKindOf(kinds, { kind: name });
  const subject = { subjectId, now };
  await kind.lock(tx, subject);
  const approval = await lockApproval(tx, id);
  if (approval.state !== 'waiting') throw new ShopError('APPROVAL_OVER');
  if (approval.expiresAt <= now) throw new ShopError('APPROVAL_LAPSED');
  if (approval.requestedBy === staffId) throw new ShopError('APPROVAL_OWN');
  if (approval.hash !== input.hash) throw new ShopError('APPROVAL_CHANGED');

  const deed = await kind.foresee(tx, subject);
  const isSame =
    deed !== null && sealDeed({ kind: name, subjectId, does: deed.does }).hash.toString('hex') === approval.hash;
  const state = isSame ? 'executed' : 'changed';
  await endApproval(tx, { id, state, decidedBy: staffId, now });
  if (isSame) await kind.execute(tx, { ...subject, staffId });
  else await kind.onEnded(tx, { ...subject, ending: 'changed', refusal: null });
  await recordAudit(tx, {
    ...auditOf(approval, { staffId, action: 'approval.approve', now }),
    after: { state, changes: isSame ? deed.changes : [] },
  });
  return state;
}
