import type { Tx } from '../../platform/database/createDatabase.ts';
import { enteredFrom } from './paymentStates.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
  /** When the gateway is asked again, which might still take money for it. Null: it takes no more. */
  readonly askAt: Date | null;
}

/** → closed, or still closed and asked about otherwise than before. False: it has been paid. */
export async function markClosed(tx: Tx, input: Input): Promise<boolean> {
  const updated = await tx
    .updateTable('payments')
    .set((eb) => ({
      state: 'closed',
      closed_at: eb.fn.coalesce('closed_at', eb.val(input.now)),
      ask_at: input.askAt,
    }))
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .where('state', 'in', [...enteredFrom.closed, 'closed'])
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
