import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Returned {
  readonly skuId: string;
  readonly pieces: number;
}

/** Pieces of ordinary stock came back and are not to be sold as new: they wait to be taken in. */
export async function awaitTakeIn(
  tx: Tx,
  { afterSaleId, back, now }: { afterSaleId: string; back: readonly Returned[]; now: Date },
): Promise<void> {
  if (back.length === 0) return;
  // Lines of the same SKU are one heap on the table.
  await sql`
    insert into open_box_returns (after_sale_id, sku_id, pieces, received_at)
    select ${afterSaleId}, "skuId", sum(pieces), ${now}
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as returned ("skuId" uuid, pieces integer)
    group by "skuId"`.execute(tx);
}

interface Key {
  readonly afterSaleId: string;
  readonly skuId: string;
}

const takenOf = sql`(
  select count(*) from open_box_units as unit
  where unit.after_sale_id = returned.after_sale_id and unit.sku_id = returned.sku_id)::int`;

/** Before a piece is taken in: who takes in another of them waits. */
export async function holdReturned(tx: Tx, { afterSaleId, skuId }: Key): Promise<void> {
  await sql`
    select from open_box_returns where after_sale_id = ${afterSaleId} and sku_id = ${skuId} for update`.execute(tx);
}

/** After it: with its last piece the row goes. */
export async function dropTakenIn(tx: Tx, { afterSaleId, skuId }: Key): Promise<void> {
  await sql`
    delete from open_box_returns as returned
    where after_sale_id = ${afterSaleId} and sku_id = ${skuId} and pieces <= ${takenOf}`.execute(tx);
}

/** What is left of it will not be taken in. Says what went: null where nothing waited. */
export async function dropReturned(
  tx: Tx,
  { afterSaleId, skuId }: Key,
): Promise<{ readonly pieces: number; readonly taken: number } | null> {
  const { rows } = await sql<{ pieces: number; taken: number }>`
    delete from open_box_returns as returned
    where after_sale_id = ${afterSaleId} and sku_id = ${skuId}
    returning pieces, ${takenOf} as taken`.execute(tx);
  return rows[0] ?? null;
}

export interface WaitingReturn extends Key {
  readonly pieces: number;
  readonly taken: number;
  readonly receivedAt: Date;
}

interface Wish {
  /** Of one request only. */
  readonly afterSaleId?: string | undefined;
  readonly after: (Key & { readonly at: string }) | null;
  readonly limit: number;
}

/** What waits to be taken in; who has waited longest first. */
export async function listReturned(db: Reader, { afterSaleId, after, limit }: Wish): Promise<WaitingReturn[]> {
  const only = afterSaleId ?? null;
  const { rows } = await sql<WaitingReturn>`
    select after_sale_id as "afterSaleId", sku_id as "skuId", pieces, ${takenOf} as taken, received_at as "receivedAt"
    from open_box_returns as returned
    where pieces > ${takenOf} and (${only}::uuid is null or after_sale_id = ${only}::uuid)
      and (${after?.at ?? null}::timestamptz is null or (received_at, after_sale_id, sku_id)
        > (${after?.at ?? null}::timestamptz, ${after?.afterSaleId ?? null}::uuid, ${after?.skuId ?? null}::uuid))
    order by received_at, after_sale_id, sku_id limit ${limit}`.execute(db);
  return rows;
}
