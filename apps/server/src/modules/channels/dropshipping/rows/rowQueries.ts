import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { type Row, rowOf, type RowState } from './Row.ts';

interface Batch {
  readonly userId: string;
  readonly id: string;
}

interface Wanted {
  readonly states?: readonly RowState[] | undefined;
  readonly nos?: readonly number[] | undefined;
  readonly orderIds?: readonly string[] | undefined;
  /** Part of a recipient, phone number or address. */
  readonly keyword?: string | undefined;
  readonly afterNo?: number | undefined;
  readonly limit: number;
}

/** Rows of a batch by number. */
export async function listRows(db: Reader, batch: Batch, wanted: Wanted): Promise<Row[]> {
  const { states, nos, orderIds, keyword, afterNo, limit } = wanted;
  let query = db
    .selectFrom('dropshipping_rows')
    .selectAll()
    .where('user_id', '=', batch.userId)
    .where('batch_id', '=', batch.id);
  if (states) query = query.where('state', 'in', [...states]);
  if (nos) query = query.where('no', 'in', nos.length > 0 ? [...nos] : [0]);
  if (orderIds) query = query.where('order_id', 'in', orderIds.length > 0 ? [...orderIds] : [batch.userId]);
  if (afterNo !== undefined) query = query.where('no', '>', afterNo);
  if (keyword) query = query.where(containing(keyword));
  const rows = await query.orderBy('no').limit(limit).execute();
  return rows.map(rowOf);
}

/** The orders of the rows whose recipient, phone number or address contains a word. */
export async function findRowOrders(db: Reader, batch: Batch, keyword: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dropshipping_rows')
    .select('order_id')
    .where('user_id', '=', batch.userId)
    .where('batch_id', '=', batch.id)
    .where(containing(keyword))
    .execute();
  return rows.flatMap(({ order_id }) => order_id ?? []);
}

function containing(keyword: string) {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(recipient || ' ' || phone_number || ' ' || address) ilike ${pattern}`;
}

/** Rows of one batch that cost the same: they send as many pieces of one SKU to one province. */
export interface ParcelGroup {
  readonly skuId: string;
  readonly pieces: number;
  /** Two digits. */
  readonly province: string;
  readonly rows: number;
}

/** The good rows of a batch by what they cost. */
export async function groupParcels(db: Reader, { userId, id }: Batch): Promise<ParcelGroup[]> {
  const { rows } = await sql<ParcelGroup>`
    select sku_id as "skuId", pieces, left(place_code, 2) as province, count(*)::int as rows from dropshipping_rows
    where user_id = ${userId} and batch_id = ${id} and state = 'good'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** Batches whose number or name contains a word, or with a row whose recipient or phone number does; the newest first. */
export async function findBatchesByRow(
  db: Reader,
  { userId, keyword, limit }: { userId: string; keyword: string; limit: number },
): Promise<string[]> {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: string }>`
    select batch_id as id from dropshipping_rows
    where user_id = ${userId} and (recipient ilike ${pattern} or phone_number like ${pattern})
    union
    select id from dropshipping_batches where user_id = ${userId} and (no like ${pattern} or name ilike ${pattern})
    order by 1 desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The SKUs of a batch by how often they stand in it: a few, for its pictures. */
export async function listBatchSkus(
  db: Reader,
  { userId, ids, each }: { userId: string; ids: readonly string[]; each: number },
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; skuIds: string[] }>`
    select wanted.id, array(
        select distinct sku_id from (
          select sku_id from dropshipping_rows where user_id = ${userId} and batch_id = wanted.id and sku_id is not null
          order by no limit 50) as first limit ${each}
      ) as "skuIds"
    from unnest(${ids}::uuid[]) as wanted (id)`.execute(db);
  return new Map(rows.map(({ id, skuIds }) => [id, skuIds]));
}
