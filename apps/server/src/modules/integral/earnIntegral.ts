import { sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { addTransfers, lockBalance } from '../ledger/index.ts';
import { integralOf, issued } from './integralCauses.ts';

interface Input {
  readonly userId: string;
  readonly amount: number;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly memo: string;
  readonly now: Date;
}

/** Gives integral; what the user owes is paid out of it first. The same cause gives once. */
export async function earnIntegral(tx: Tx, input: Input): Promise<void> {
  const { userId, amount, cause, memo, now } = input;
  const own = integralOf(userId);
  await lockBalance(tx, own);
  const earned = { from: issued, to: own, amount, cause: { ...cause, leg: 'earned' }, memo };
  if ((await addTransfers(tx, { transfers: [earned], now })) === 'known') return;
  const paid = await payDebts(tx, userId, amount);
  if (paid === 0) return;
  const debt = { from: own, to: issued, amount: paid, cause: { ...cause, leg: 'debt' }, memo: '扣回此前欠下的积分' };
  await addTransfers(tx, { transfers: [debt], now });
}

/** The oldest debts first. Answers how much was paid. */
async function payDebts(tx: Tx, userId: string, amount: number): Promise<number> {
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
