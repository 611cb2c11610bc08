import type { QueryCreator } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { unpaidStates } from './paymentStates.ts';

interface Input {
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly now: Date;
}

/**
 * Ends the open tries to pay for a payable: the sweep closes them at their gateways within seconds, as it does past their end. A
 * page that was handed out and cannot be closed there is watched until it has expired there: `expires_at` stays what the gateway was
 * told.
 */
export async function endOpenPayments(tx: Tx, input: Input): Promise<void> {
  await endingOfOpen(tx, input).execute();
}

/** The same for a payable that is paid: nobody wants the others any more, and they are closed as soon as this is committed. */
export async function endOtherPayments(tx: Tx, input: Input): Promise<void> {
  const ended = await endingOfOpen(tx, input).returning('id').execute();
  if (ended.length > 0) await closeEndedSoon(tx);
}

/** The statement, for one that also writes something else; who uses it calls `closeEndedSoon`. */
export function endingOfOpen(db: QueryCreator<DB>, { userId, payable, now }: Input) {
  return db
    .updateTable('payments')
    .set({ ended_at: now, ask_at: now })
    .where('payable_kind', '=', payable.kind)
    .where('payable_id', '=', payable.id)
    .where('user_id', '=', userId)
    .where('state', 'in', unpaidStates);
}

/** The worker need not wait for its next sweep. */
export async function closeEndedSoon(tx: Tx): Promise<void> {
  await addJob(tx, 'closeEndedPayments', {});
}
