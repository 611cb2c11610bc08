import { sql } from 'kysely';

/** Pieces that are reserved for batches whose orders are still being made: of the rows that have no order yet. */
export const piecesOfBatches = sql`
  select sku_id, row.pieces from dropshipping_rows as row
  join dropshipping_batches as batch on batch.user_id = row.user_id and batch.id = row.batch_id
  where batch.state = 'ordering' and row.state = 'good'`;
