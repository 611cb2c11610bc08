import type { Tx } from '../../../platform/database/Tx.ts';

/**
 * The facts under a waiting request have changed: it can no longer be approved. For the flow that changes them and holds the locks of
 * the subject; what the request held is freed by that flow itself. False when none waits.
 */
export async function voidApproval(
  tx: Tx,
  { kind, subjectId, now }: { kind: string; subjectId: string; now: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('approvals')
    .set({ state: 'changed', ended_at: now })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
