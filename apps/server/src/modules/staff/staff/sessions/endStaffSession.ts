import type { Tx } from '../../../../platform/database/Tx.ts';

/** Its token is refused from now on. False: it had ended, or is none of theirs. */
export async function endStaffSession(
  tx: Tx,
  input: { staffId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: input.now })
    .where('staff_id', '=', input.staffId)
    .where('id', '=', input.sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** All of a member's, but perhaps one. Returns how many ended. */
export async function endAllSessions(
  tx: Tx,
  { staffId, except, now }: { staffId: string; except?: string; now: Date },
): Promise<number> {
  let query = tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
  if (except !== undefined) query = query.where('id', '<>', except);
  return (await query.returning('id').execute()).length;
}
