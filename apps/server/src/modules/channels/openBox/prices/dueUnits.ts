import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { sql } from 'kysely';
import { followShelves } from '../search/shelves.ts';
import { savingOf } from '../search/StaticCard.ts';
import { announceUnit } from '../units/announceUnit.ts';

/** Units whose price is to fall, and that nobody is paying for. */
export async function listDueDrops(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('open_box_search')
    .select('unit_id as id')
    .where('drops_at', '<=', now)
    .where('locked_until', 'is', null)
    .orderBy('drops_at')
    .limit(limit)
    .execute();
}

/** Units on sale whose new one was priced longest ago. */
export async function listOldReferences(
  db: Reader,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; skuId: string }[]> {
  return await db
    .selectFrom('open_box_units')
    .select(['id', 'sku_id as skuId'])
    .where('state', '=', 'listed')
    .where('reference_at', '<', before)
    .orderBy('reference_at')
    .limit(limit)
    .execute();
}

/** What the new one costs by now; what is saved follows. */
export async function setReference(
  tx: Tx,
  { id, newFen, now }: { id: string; newFen: number | null; now: Date },
): Promise<void> {
  const row = await tx
    .updateTable('open_box_units')
    .set({ reference_fen: newFen, reference_at: now })
    .where('id', '=', id)
    .where('state', '=', 'listed')
    .returning('price_fen')
    .executeTakeFirst();
  if (!row || row.price_fen === null) return;
  const { savingFen, savingBp } = savingOf(row.price_fen, newFen);
  const { rows } = await sql`
    update open_box_search set saving_fen = ${savingFen}, saving_bp = ${savingBp},
      card = jsonb_set(card, '{newFen}', coalesce(to_jsonb(${newFen}::int8), 'null'))
    where unit_id = ${id} and (card -> 'newFen') is distinct from coalesce(to_jsonb(${newFen}::int8), 'null')
    returning unit_id`.execute(tx);
  if (rows.length === 0) return;
  await followShelves(tx, id);
  announceUnit(tx, { id });
}
