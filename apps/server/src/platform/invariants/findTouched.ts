import { sql } from 'kysely';
import type { Database } from '../database/createDatabase.ts';
import type { WindowSource } from './WindowSource.ts';

export type SeenBlocks = Readonly<Record<string, number>>;

/**
 * So many blocks are looked at twice, 8 MB: rows of transactions that were open when the run before looked stand before the end that it
 * saw, and so do rows that filled a gap there. What a gap further back hides is found by the rolling pass.
 */
const LOOKED_AT_TWICE = 1024;

/** Who had something added since the blocks that the run before saw, and how many blocks there are now. */
export async function findTouched(
  db: Database,
  { grows }: WindowSource,
  seen: SeenBlocks,
): Promise<{ ids: string[]; blocks: SeenBlocks }> {
  const ids = new Set<string>();
  const blocks: Record<string, number> = {};
  for (const [table, added] of Object.entries(grows)) {
    const { rows: sizes } = await sql<{ blocks: number }>`
      select pg_relation_size(${table}::regclass) / current_setting('block_size')::int8 as blocks`.execute(db.read);
    const now = sizes[0]?.blocks ?? 0;
    const from = Math.max(0, Math.min(seen[table] ?? 0, now) - LOOKED_AT_TWICE);
    const { rows } = await added(sql`${`(${from},0)`}::tid`).execute(db.read);
    for (const { id } of rows) ids.add(id);
    blocks[table] = now;
  }
  return { ids: [...ids].toSorted(), blocks };
}
