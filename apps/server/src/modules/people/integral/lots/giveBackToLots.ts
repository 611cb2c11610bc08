import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { IntegralCause } from '../integralCauses.ts';

interface Input {
  readonly userId: string;
  /** The use that is undone. */
  readonly taken: IntegralCause;
  readonly cause: IntegralCause;
  readonly now: Date;
}

/**
 * Returns all integral that one use took to its lots; a lot that has expired meanwhile ends with the next sweep. Returns the
 * amount. The caller holds the balance.
 */
export async function giveBackToLots(tx: Tx, { userId, taken, cause, now }: Input): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    with back as (
      insert into integral_lot_uses (user_id, lot_id, cause_kind, cause_id, amount, used_at)
      select user_id, lot_id, ${cause.kind}, ${cause.id}, -amount, ${now}
      from integral_lot_uses
      where user_id = ${userId} and cause_kind = ${taken.kind} and cause_id = ${taken.id}
      returning lot_id, amount
    ), changed as (
      update integral_lots as lot set left_amount = lot.left_amount - back.amount
      from back where lot.user_id = ${userId} and lot.id = back.lot_id
    )
    select coalesce(-sum(amount), 0)::int8 as given from back`.execute(tx);
  return rows[0]?.given ?? 0;
}
