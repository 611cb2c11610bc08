import type { Reader } from '../../../../platform/database/Reader.ts';
import { type Celebrity, celebrityOf } from '../Celebrity.ts';

/** By id, in whatever state; unknown ones are left out. Nobody asked for costs no statement. */
export async function findCelebrities(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Celebrity>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('celebrities')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, celebrityOf(row)]));
}

/** As everyone knows them: who is hidden is left out. */
export async function findShownByIds(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Celebrity>> {
  const found = await findCelebrities(db, ids);
  return new Map([...found].filter(([, { state }]) => state === 'shown'));
}
