import { assert } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { DropshippingFiles } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type FileFailure, fileOf, type RecipientFile } from './RecipientFile.ts';

type Key = Pick<RecipientFile, 'userId' | 'id'>;
type Row = Selectable<DropshippingFiles>;

type NewFile = Key &
  Pick<RecipientFile, 'batchId' | 'name' | 'headings' | 'allRows' | 'hiddenRows'> & {
    readonly bytesId: string;
    readonly now: Date;
  };

/** A file whose rows will be taken. One at a time for a batch. */
export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  const { userId, id, batchId, name, bytesId, headings, allRows, hiddenRows, now } = file;
  try {
    await sql`
      insert into dropshipping_files (user_id, id, batch_id, name, state, file_id, headings, all_rows, hidden_rows, started_at)
      values (${userId}, ${id}, ${batchId}, ${name}, 'reading', ${bytesId}, ${JSON.stringify(headings)}::jsonb, ${allRows},
        ${hiddenRows}, ${now})`.execute(tx);
  } catch (error) {
    if (violatedConstraint(error) === 'dropshipping_files_one_reading') throw new ShopError('BATCH_IMPORTING');
    throw error;
  }
}

/** Someone begins to read it, or goes on where another was stopped. Null: it is over. */
export async function beginFile(tx: Tx, { userId, id }: Key): Promise<RecipientFile | null> {
  const { rows } = await sql<Row>`
    update dropshipping_files set tries = tries + 1
    where user_id = ${userId} and id = ${id} and state = 'reading' returning *`.execute(tx);
  return rows[0] ? fileOf(rows[0]) : null;
}

interface Progress {
  /** Where the rows begin: another who came further, or the sender who stopped it, keeps them out. */
  readonly from: number;
  readonly to: number;
  readonly rows: number;
}

/** The rows up to a line are in the batch: written with them, or not at all. */
export async function advanceFile(tx: Tx, { userId, id }: Key, { from, to, rows }: Progress): Promise<RecipientFile> {
  return await change(
    tx,
    { userId, id },
    { from: sql`last_row = ${from}`, set: sql`last_row = ${to}, read_rows = read_rows + ${rows}::int, tries = 0` },
  );
}

/** It is over: all rows are taken, or its sender stopped it. The caller lets the bytes go. */
export async function endFile(tx: Tx, key: Key, { state, now }: { state: 'done' | 'stopped'; now: Date }) {
  return await change(tx, key, { set: sql`state = ${state}, ended_at = ${now}, file_id = null` });
}

export async function failFile(tx: Tx, key: Key, { failure, now }: { failure: FileFailure; now: Date }) {
  return await change(tx, key, { set: sql`state = 'failed', failure = ${failure}, ended_at = ${now}, file_id = null` });
}

/** With the batch that is thrown away. Answers the bytes that are left. */
export async function deleteFiles(tx: Tx, { userId, batchId }: { userId: string; batchId: string }): Promise<string[]> {
  const gone = await tx
    .deleteFrom('dropshipping_files')
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .returning('file_id')
    .execute();
  return gone.flatMap(({ file_id }) => file_id ?? []);
}

async function change(
  tx: Tx,
  { userId, id }: Key,
  { from = sql`true`, set }: { from?: ReturnType<typeof sql>; set: ReturnType<typeof sql> },
): Promise<RecipientFile> {
  const { rows } = await sql<Row>`
    update dropshipping_files set ${set} where user_id = ${userId} and id = ${id} and state = 'reading' and ${from}
    returning *`.execute(tx);
  if (rows.length === 0) throw new ShopError('BATCH_CHANGED');
  const [row] = rows;
  assert(row, 'the file is there');
  return fileOf(row);
}
