import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

/** Orders with a number above `droppedTo`, up to `countedTo`, are counted. */
export interface Progress {
  readonly countedTo: string;
  readonly droppedTo: string;
}

/**
 * The first statement of every step: whoever holds the row counts. Null when another worker does. In a transaction of one snapshot, so that
 * nothing that is read afterwards is younger than what was counted.
 */
export async function takeProgress(tx: Tx, from: string): Promise<Progress | null> {
  const known = () =>
    sql<Progress>`
    select counted_to as "countedTo", dropped_to as "droppedTo" from bought_progress for update skip locked`.execute(
      tx,
    );
  const { rows } = await known();
  if (rows[0]) return rows[0];
  // The very first time: begins where the window does. Another worker's row is not overwritten, and not taken.
  const { rows: begun } = await sql<Progress>`
    insert into bought_progress (counted_to, dropped_to) values (${from}, ${from}) on conflict do nothing
    returning counted_to as "countedTo", dropped_to as "droppedTo"`.execute(tx);
  return begun[0] ?? null;
}

export async function setProgress(tx: Tx, { countedTo, droppedTo }: Progress): Promise<void> {
  await sql`update bought_progress set counted_to = ${countedTo}, dropped_to = ${droppedTo}`.execute(tx);
}
