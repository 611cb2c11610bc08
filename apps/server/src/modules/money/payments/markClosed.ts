import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { enteredFrom } from './paymentStates.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
  /** When the gateway is asked again, which might still take money for what was handed out. Null: it takes no more. */
  readonly askAt: Date | null;
}

/** → closed, or still closed and asked about otherwise than before. False: it has been paid. */
export async function markClosed(tx: Tx, input: Input): Promise<boolean> {
  const closed = await tx
    .updateTable('payments')
    .set((eb) => ({
      state: 'closed',
      closed_at: eb.fn.coalesce('closed_at', eb.val(input.now)),
      // The row itself knows whether the payer was led to it, maybe a moment ago.
      ask_at: sql<Date | null>`case when state <> 'created' then ${input.askAt}::timestamptz end`,
    }))
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .where('state', 'in', [...enteredFrom.closed, 'closed'])
    .returning(['closed_at', 'payable_kind', 'payable_id'])
    .executeTakeFirst();
  if (!closed) return false;
  // Not again for one that had been closed before and is only asked about otherwise.
  if (closed.closed_at?.getTime() === input.now.getTime()) {
    announceLive(tx, liveChannels.payment(input.id));
    announceLive(tx, liveChannels.payable({ kind: closed.payable_kind, id: closed.payable_id }));
  }
  return true;
}
