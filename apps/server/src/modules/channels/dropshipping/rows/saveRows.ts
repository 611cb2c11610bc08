import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { plainPhone } from './readRow.ts';
import { repeatKey } from './repeatKey.ts';
import type { ReadRow, TypedRow } from './Row.ts';

interface Batch {
  readonly userId: string;
  readonly id: string;
}

/** A row with its verdict; one that nobody has looked at has none. */
interface SavedRow extends TypedRow {
  readonly no: number;
  readonly read: ReadRow | null;
}

const columns = sql`no integer, state text, recipient text, phone_number text, division_code text, address text, goods text,
  quantity text, is_wanted boolean, problems jsonb, place_code text, detail text, sku_id uuid, pieces integer, repeat_key text`;

/** New rows. The caller holds the batch, gives them their numbers, and counts anew. */
export async function insertRows(tx: Tx, batch: Batch, rows: readonly SavedRow[]): Promise<void> {
  await sql`
    insert into dropshipping_rows (
      user_id, batch_id, no, state, recipient, phone_number, division_code, address, goods, quantity, is_wanted, problems,
      place_code, detail, sku_id, pieces, repeat_key)
    select ${batch.userId}::uuid, ${batch.id}::uuid, no, state, recipient, phone_number, division_code, address, goods, quantity,
      is_wanted, problems, place_code, detail, sku_id, pieces, decode(repeat_key, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows.map(recordOf))}::jsonb) as given (${columns})`.execute(tx);
}

/** Rows as they were mended, by their numbers. Answers how many there were. */
export async function updateRows(tx: Tx, batch: Batch, rows: readonly SavedRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update dropshipping_rows as row set state = given.state, recipient = given.recipient, phone_number = given.phone_number,
      division_code = given.division_code, address = given.address, goods = given.goods, quantity = given.quantity,
      is_wanted = given.is_wanted, problems = given.problems, place_code = given.place_code, detail = given.detail,
      sku_id = given.sku_id, pieces = given.pieces, repeat_key = decode(given.repeat_key, 'hex'), repeats_no = null,
      repeats_batch_id = null
    from jsonb_to_recordset(${JSON.stringify(rows.map(recordOf))}::jsonb) as given (${columns})
    where row.user_id = ${batch.userId} and row.batch_id = ${batch.id} and row.no = given.no
      and row.no = any(${rows.map(({ no }) => no)}::int[])`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function deleteRows(tx: Tx, batch: Batch, nos: readonly number[] | 'all'): Promise<void> {
  let removal = tx.deleteFrom('dropshipping_rows').where('user_id', '=', batch.userId).where('batch_id', '=', batch.id);
  if (nos !== 'all') removal = removal.where('no', 'in', [...nos]);
  await removal.execute();
}

/** The chosen goods changed: what the cell of goods means has to be read again. */
export async function unreadRows(tx: Tx, batch: Batch): Promise<void> {
  await tx
    .updateTable('dropshipping_rows')
    .set({ state: 'unread', problems: '[]', repeats_no: null, repeats_batch_id: null })
    .where('user_id', '=', batch.userId)
    .where('batch_id', '=', batch.id)
    .execute();
}

function recordOf({ read, ...row }: SavedRow) {
  const isGood = read !== null && read.problems.length === 0;
  return {
    no: row.no,
    state: read === null ? 'unread' : isGood ? 'good' : 'bad',
    recipient: row.recipient,
    phone_number: row.phoneNumber,
    division_code: row.divisionCode,
    address: row.address,
    goods: row.goods,
    quantity: row.quantity,
    is_wanted: row.isWanted,
    problems: read?.problems ?? [],
    place_code: read?.placeCode ?? null,
    detail: read?.detail ?? null,
    sku_id: read?.skuId ?? null,
    pieces: read?.pieces ?? null,
    repeat_key: isGood ? keyOf(row, read) : null,
  };
}

function keyOf({ phoneNumber }: TypedRow, { skuId, placeCode, detail }: ReadRow): string {
  const sent = {
    phoneNumber: plainPhone(phoneNumber),
    skuId: skuId ?? '',
    placeCode: placeCode ?? '',
    detail: detail ?? '',
  };
  return repeatKey(sent).toString('hex');
}
