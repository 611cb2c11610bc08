import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly amountFen: number;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly now: Date;
}

/** Spends bonus before principal, older before newer; once for a cause. The caller holds the wallet. */
export async function takeFromLots(tx: Tx, { userId, amountFen, cause, now }: Input): Promise<void> {
  const { rows } = await sql<{ taken: number }>`
    with known as (
      select amount_fen from wallet_lot_uses
      where user_id = ${userId} and cause_kind = ${cause.kind} and cause_id = ${cause.id}
    ), open as (
      -- bonus stands before principal
      select id, left_fen, sum(left_fen) over (order by kind, created_at, id) - left_fen as before_fen
      from wallet_lots where user_id = ${userId} and left_fen > 0 and not exists (select from known)
    ), used as (
      select id, least(left_fen, ${amountFen}::int8 - before_fen)::int8 as amount_fen from open where before_fen < ${amountFen}::int8
    ), changed as (
      update wallet_lots as lot set left_fen = lot.left_fen - used.amount_fen
      from used where lot.user_id = ${userId} and lot.id = used.id
    ), recorded as (
      insert into wallet_lot_uses (user_id, lot_id, cause_kind, cause_id, amount_fen, used_at)
      select ${userId}, id, ${cause.kind}, ${cause.id}, amount_fen, ${now} from used
    )
    select coalesce(sum(amount_fen), 0)::int8 as taken
    from (select amount_fen from used union all select amount_fen from known) as either`.execute(tx);
  if (rows[0]?.taken !== amountFen) throw new ShopError('BALANCE_SHORT');
}
