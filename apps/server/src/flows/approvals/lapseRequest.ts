import { type ApprovalKinds, endApproval, getApproval, lockApproval } from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { approvalKindOf } from './approvalKindOf.ts';

/** A request that nobody decided in time ends, and what it held is free again. Does nothing when it has ended otherwise. */
export async function lapseRequest(
  tx: Tx,
  { id, now }: { id: string; now: Date },
  kinds: ApprovalKinds,
): Promise<void> {
  const { kind: name, subjectId } = await getApproval(tx, id);
  const kind = approvalKindOf(kinds, { kind: name });
  await kind.lock(tx, { subjectId, now });
  const approval = await lockApproval(tx, id);
  if (approval.state !== 'waiting' || approval.expiresAt > now) return;
  await endApproval(tx, { id, state: 'lapsed', now });
  await kind.onEnded(tx, { subjectId, ending: 'lapsed', refusal: null, now });
}
