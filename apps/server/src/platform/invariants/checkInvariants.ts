import { sql } from 'kysely';
import type { Database } from '../database/createDatabase.ts';
import type { Tx } from '../database/Tx.ts';
import type { Invariant, WindowKey } from './Invariant.ts';
import { findDerived, narrowQuery } from './narrowQuery.ts';
import type { WindowTables } from './WindowTables.ts';

export interface InvariantResult {
  readonly number: number;
  readonly title: string;
  readonly offending: readonly unknown[];
  /** How long its query took. */
  readonly ms?: number;
}

/** All of them in one REPEATABLE READ READ ONLY transaction: one moment of the shop, under any load. */
export async function checkInvariants(db: Database, invariants: readonly Invariant[]): Promise<InvariantResult[]> {
  return await db.transact(
    async (tx) => {
      const results: InvariantResult[] = [];
      for (const { number, title, query } of invariants) {
        const { rows } = await query.execute(tx);
        results.push({ number, title, offending: rows });
      }
      return results;
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

export interface Window {
  readonly key: WindowKey;
  readonly ids: readonly string[];
  /** How the tables are narrowed to windows of this key. */
  readonly tables: WindowTables;
}

/** Those that can be said of each `key`, of the window's ids alone, within the caller's transaction. */
export async function checkWindow(
  tx: Tx,
  invariants: readonly Invariant[],
  { key, ids, tables }: Window,
): Promise<InvariantResult[]> {
  // A plan made for any number of ids would suit none: each window is planned with its own.
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
  // A window is few rows of large tables. Where few accounts bear most entries, the planner would read the whole ledger for each window.
  await sql`set local enable_seqscan = off`.execute(tx);
  const derived = await findDerived(tx, { tables, ids });
  const results: InvariantResult[] = [];
  for (const { number, title, query } of invariants.filter(({ each }) => each === key)) {
    const began = performance.now();
    const { rows } = await narrowQuery(tx, query, { tables, ids, derived }).execute(tx);
    results.push({ number, title, offending: rows, ms: performance.now() - began });
  }
  return results;
}
