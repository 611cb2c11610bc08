import type { RawBuilder } from 'kysely';
import type { Database } from './createDatabase.ts';

const BATCH = 1000;

/** Repeats a statement, each time in a short transaction of its own, until it finds nothing more to do. */
export async function inBatches(db: Database, statement: (limit: number) => RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await db.transact((tx) => statement(BATCH).execute(tx));
    if ((numAffectedRows ?? 0n) < BigInt(BATCH)) return;
  }
}
