import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { anyCandidate } from '../filters/candidates.ts';

/** Whether anything matches each of these tsqueries. */
export async function leadAnywhere(db: Reader, tsqueries: readonly string[]): Promise<boolean[]> {
  if (tsqueries.length === 0) return [];
  const { rows } = await sql<{ found: boolean }>`
    select ${anyCandidate(sql`asked.query::tsquery`)} as found
    from unnest(${[...tsqueries]}::text[]) with ordinality as asked (query, position)
    order by position`.execute(db);
  return rows.map(({ found }) => found);
}
