import type { Tx } from '../../platform/database/createDatabase.ts';
import { enteredFrom } from './paymentStates.ts';

/** → closed, once the gateway takes no more money for it. False: it had ended otherwise. */
export async function markClosed(tx: Tx, input: { userId: string; id: string; now: Date }): Promise<boolean> {
  const updated = await tx
    .updateTable('payments')
    .set({ state: 'closed', closed_at: input.now, ask_at: null })
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .where('state', 'in', enteredFrom.closed)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
