import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Deed {
  readonly id: string;
  readonly kind: 'intake' | 'count';
  readonly staffId: string;
  readonly note: string;
  readonly now: Date;
}

export async function addDeed(tx: Tx, { id, kind, staffId, note, now }: Deed): Promise<void> {
  await tx.insertInto('stock_deeds').values({ id, kind, staff_id: staffId, note, created_at: now }).execute();
}

/** Who did it, and what they wrote; by id. */
export async function findDeeds(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { staffId: string; note: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock_deeds')
    .select(['id', 'staff_id as staffId', 'note'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...deed }) => [id, deed]));
}
