import { sql } from 'kysely';
import { expect } from 'vitest';
import { checkBothWaysWithin } from './checkBothWays.ts';
import { dropRule } from './dropRule.ts';
import type { TestShop } from './startTestShop.ts';

export type Statement = ReturnType<typeof sql>;

interface Reported {
  readonly number: number;
  readonly title: string;
  readonly rows: readonly unknown[];
}

/**
 * The reports of the invariants after these statements, with triggers and the named constraints (and their tables) disabled: an
 * invariant must notice rows that the database would have refused. Everything is rolled back.
 */
export async function breakTables(
  shop: TestShop,
  statements: readonly Statement[],
  without: Readonly<Record<string, string>> = {},
): Promise<Reported[]> {
  const reported: Reported[] = [];
  const seen = new Error('seen');
  const tried = shop.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [constraint, table] of Object.entries(without)) {
      await dropRule(tx, table, constraint);
    }
    for (const statement of statements) await statement.execute(tx);
    for (const { number, title, offending } of await checkBothWaysWithin(tx)) {
      if (offending.length > 0) reported.push({ number, title, rows: offending });
    }
    throw seen;
  });
  await expect(tried).rejects.toBe(seen);
  return reported;
}
