import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

/** The oldest debts first. Answers how much was paid. */
export async function payDebts(tx: Tx, { userId, amount }: { userId: string; amount: number }): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    with open as (
      select id, left_amount, sum(left_amount) over (order by created_at, id) - left_amount as before
      from integral_debts where user_id = ${userId} and left_amount > 0
    ), paid as (
      select id, least(left_amount, ${amount}::int8 - before)::int8 as amount from open where before < ${amount}::int8
    ), changed as (
      update integral_debts as debt set left_amount = debt.left_amount - paid.amount
      from paid where debt.user_id = ${userId} and debt.id = paid.id
    )
    select coalesce(sum(amount), 0)::int8 as paid from paid`.execute(tx);
  return rows[0]?.paid ?? 0;
}
