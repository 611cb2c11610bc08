import type { Tx } from '../../../platform/database/Tx.ts';
import type { ApprovalState } from './Approval.ts';

interface End {
  readonly id: string;
  readonly state: Exclude<ApprovalState, 'waiting'>;
  readonly decidedBy?: string;
  readonly refusal?: string;
  readonly now: Date;
}

/** Ends a request that waits; false when it has ended already. */
export async function endApproval(tx: Tx, { id, state, decidedBy, refusal, now }: End): Promise<boolean> {
  const ended = await tx
    .updateTable('approvals')
    .set({ state, decided_by: decidedBy ?? null, refusal: refusal ?? null, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
