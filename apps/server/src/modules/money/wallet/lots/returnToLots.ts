import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { addLot } from './addLot.ts';
import { useLots } from './useLots.ts';

interface Input {
  readonly userId: string;
  /** The payment that had used the lots. */
  readonly used: { readonly kind: string; readonly id: string };
  /** The amount that earlier refunds returned. */
  readonly beforeFen: number;
  readonly amountFen: number;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly now: Date;
}

interface Slice {
  readonly lot_id: string;
  readonly amount_fen: number;
  readonly is_gone: boolean;
}

/**
 * Returns an amount to the lots that a payment used, the last used first, so that bonus stays bonus and returns last. A lot whose
 * recharge was refunded meanwhile stays empty: the user has paid for its bonus by then, so its whole share returns as principal
 * of a new lot. The caller holds the wallet.
 */
export async function returnToLots(tx: Tx, input: Input): Promise<void> {
  const { userId, used, amountFen, cause, now } = input;
  const { rows: slices } = await sql<Slice>`
    with taken as (
      select lot.id, lot.source_kind, lot.source_id, used.amount_fen,
        sum(used.amount_fen) over (order by lot.kind desc, lot.created_at desc, lot.id desc) - used.amount_fen as start_fen
      from wallet_lot_uses as used
      join wallet_lots as lot on lot.user_id = used.user_id and lot.id = used.lot_id
      where used.user_id = ${userId} and used.cause_kind = ${used.kind} and used.cause_id = ${used.id}
    ), slices as (
      select taken.*, (least(start_fen + amount_fen, ${input.beforeFen}::int8 + ${amountFen}::int8)
        - greatest(start_fen, ${input.beforeFen}::int8))::int8 as back_fen
      from taken
    )
    select slices.id as lot_id, back_fen as amount_fen, recharge.id is not null as is_gone
    from slices
    left join recharges as recharge on recharge.user_id = ${userId} and recharge.id = slices.source_id
      and slices.source_kind = 'recharge' and recharge.state in ('refunding', 'refunded')
    where back_fen > 0`.execute(tx);
  const sum = (some: readonly Slice[]): number => some.reduce((total, one) => total + one.amount_fen, 0);
  assert(sum(slices) === amountFen, `${used.kind} ${used.id} used at least what comes back`);
  const uses = slices
    .filter(({ is_gone: isGone }) => !isGone)
    .map((slice) => ({ lotId: slice.lot_id, amountFen: -slice.amount_fen }));
  await useLots(tx, { userId, uses, cause, now });
  const ownFen = sum(slices.filter(({ is_gone: isGone }) => isGone));
  if (ownFen > 0) await addLot(tx, { userId, kind: 'principal', source: cause, amountFen: ownFen, now });
}
