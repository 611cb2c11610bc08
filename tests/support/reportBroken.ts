import { sql } from 'kysely';
import { expect } from 'vitest';
import { invariants } from '../../apps/server/src/composition/invariants.ts';
import type { TestShop } from './startTestShop.ts';

type Statement = ReturnType<typeof sql>;

interface Report {
  readonly number: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * What is reported when this is done to the tables, with triggers and the named constraints (each with its table) out of the way.
 * Nothing of it stays.
 */
export async function reportBroken(
  { services }: Pick<TestShop, 'services'>,
  statements: readonly Statement[],
  without: Readonly<Record<string, string>> = {},
): Promise<Report[]> {
  const reports: Report[] = [];
  const seen = new Error('seen');
  const tried = services.db.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [constraint, table] of Object.entries(without)) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(constraint)}`.execute(tx);
    }
    for (const statement of statements) await statement.execute(tx);
    for (const { number, query } of invariants) {
      const { rows } = await query.execute(tx);
      if (rows.length > 0) reports.push({ number, rows: rows as Report['rows'] });
    }
    throw seen;
  });
  await expect(tried).rejects.toBe(seen);
  return reports;
}
