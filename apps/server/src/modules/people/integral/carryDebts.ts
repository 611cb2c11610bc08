import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

interface Input {
  /** A closed account. */
  readonly formerId: string;
  /** The new account with the same phone number, still without integral, which takes over the debt. */
  readonly userId: string;
  readonly now: Date;
}

/** Moves a closed account's debts to the next account with its number, once (a unique index sees to it). */
export async function carryDebts(tx: Tx, { formerId, userId, now }: Input): Promise<void> {
  await sql`
    insert into integral_debts (user_id, id, cause_kind, cause_id, amount, left_amount, created_at)
    select ${userId}::uuid, ${newId()}::uuid, 'formerAccount', user_id, sum(left_amount), sum(left_amount),
      ${now}::timestamptz
    from integral_debts where user_id = ${formerId} and left_amount > 0 group by user_id
    on conflict do nothing`.execute(tx);
}
