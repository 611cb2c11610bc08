import type { Reader } from '../../../../platform/database/Reader.ts';
import { prizeOf } from './periodQueries.ts';
import type { DrawPrize } from './DrawPeriod.ts';

/** The prizes of several periods, by the period, in the order of their positions. */
export async function listPrizesOf(
  db: Reader,
  periodIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DrawPrize[]>> {
  const found = new Map<string, DrawPrize[]>(periodIds.map((id) => [id, []]));
  if (periodIds.length === 0) return found;
  const rows = await db
    .selectFrom('draw_prizes')
    .selectAll()
    .where('period_id', 'in', [...periodIds])
    .orderBy('period_id')
    .orderBy('position')
    .execute();
  for (const row of rows) found.get(row.period_id)?.push(prizeOf(row));
  return found;
}
