import type { Tx } from '../../../../platform/database/Tx.ts';

/** Its token is refused from now on. */
export async function endStaffSession(tx: Tx, input: { staffId: string; sessionId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ ended_at: input.now })
    .where('staff_id', '=', input.staffId)
    .where('id', '=', input.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
