import type { Reader } from '../../../platform/database/Reader.ts';
import { openLots } from './lots/openLots.ts';

/**
 * A user's spendable integral: the one number that the whole shop shows. The ledger's balance also contains expired lots that are
 * not swept yet.
 */
export async function sumOpenLots(db: Reader, key: { userId: string; now: Date }): Promise<number> {
  const row = await openLots(db, key)
    .select(({ fn }) => fn.sum<string | null>('left_amount').as('left'))
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
