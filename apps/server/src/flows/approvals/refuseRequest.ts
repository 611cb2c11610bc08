import { recordAudit } from '../../modules/staff/audit/index.ts';
import { type ApprovalKinds, endApproval, getApproval, lockApproval } from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { approvalKindOf } from './approvalKindOf.ts';
import { auditOf } from './auditOf.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  /** For whoever asked. */
  readonly reason: string;
  readonly now: Date;
}

/** A request is given back with a reason, and what it held is free again. Whoever asked may also take it back so. */
export async function refuseRequest(tx: Tx, input: Input, kinds: ApprovalKinds): Promise<void> {
  const { id, staffId, reason, now } = input;
  const { kind: name, subjectId } = await getApproval(tx, id);
  const kind = approvalKindOf(kinds, { kind: name });
  await kind.lock(tx, { subjectId, now });
  const approval = await lockApproval(tx, id);
  if (approval.state !== 'waiting') throw new ShopError('APPROVAL_OVER');
  if (approval.expiresAt <= now) throw new ShopError('APPROVAL_LAPSED');
  await endApproval(tx, { id, state: 'refused', decidedBy: staffId, refusal: reason, now });
  await kind.onEnded(tx, { subjectId, ending: 'refused', refusal: reason, now });
  await recordAudit(tx, {
    ...auditOf(approval, { staffId, action: 'approval.refuse', now }),
    after: { state: 'refused', reason },
  });
}
