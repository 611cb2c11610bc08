import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** Everything that a user ever wrote into batches, for the export of their data. */
export async function exportBatches(db: Reader, userId: string) {
  const { rows } = await sql`
    select no, name, state, created_at, ordered_at, paid_at, pay_fen, (
        select json_agg(json_build_object('no', row.no, 'recipient', recipient, 'phoneNumber', phone_number, 'address', address,
          'goods', goods, 'quantity', quantity) order by row.no)
        from dropshipping_rows as row where row.user_id = batch.user_id and row.batch_id = batch.id
      ) as rows
    from dropshipping_batches as batch where user_id = ${userId} order by id desc`.execute(db);
  return rows;
}

/** The account is closed: batches that were never ordered go, with the people in their rows; so do the names of all files. */
export async function removeOpenBatches(tx: Tx, userId: string): Promise<void> {
  // A file may be filling one of them: it waits, and then finds the batch gone.
  await sql`select from dropshipping_batches where user_id = ${userId} order by id for update`.execute(tx);
  await sql`
    delete from dropshipping_rows as row using dropshipping_batches as batch
    where row.user_id = ${userId} and batch.user_id = ${userId} and batch.id = row.batch_id
      and batch.state in ('draft', 'checked')`.execute(tx);
  await sql`delete from dropshipping_files where user_id = ${userId}`.execute(tx);
  await sql`
    delete from dropshipping_batches where user_id = ${userId} and state in ('draft', 'checked')`.execute(tx);
}
