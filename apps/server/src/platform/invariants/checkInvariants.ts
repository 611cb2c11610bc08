import type { Database } from '../database/createDatabase.ts';
import type { Invariant } from './Invariant.ts';

export interface InvariantResult {
  readonly number: number;
  readonly title: string;
  readonly offending: readonly unknown[];
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
