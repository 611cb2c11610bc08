import type { Reader } from '../../platform/database/createDatabase.ts';
import { openLots } from './lots/openLots.ts';

/** What someone can spend now: the one figure that the whole shop shows. A balance also has what is over and not swept yet. */
export async function sumOpenLots(db: Reader, key: { userId: string; now: Date }): Promise<number> {
  const row = await openLots(db, key)
    .select(({ fn }) => fn.sum<string | null>('left_amount').as('left'))
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
