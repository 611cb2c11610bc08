import type { Reader } from '../../../../platform/database/Reader.ts';

/** The only one who is shown under this name; null when there is none, or several. */
export async function findCelebrityByName(db: Reader, name: string): Promise<string | null> {
  const rows = await db
    .selectFrom('celebrities')
    .select('id')
    .where('state', '=', 'shown')
    .where('name', '=', name)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}
