import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly name: string;
}

/** From a day on. */
export async function listHolidays(db: Reader, from: string): Promise<Holiday[]> {
  return await db.selectFrom('holidays').select(['day', 'name']).where('day', '>=', from).orderBy('day').execute();
}

/** A new one, or another name for one; answers what was there before. Promises that were given stay as they are. */
export async function setHoliday(tx: Tx, { day, name }: Holiday): Promise<Holiday | null> {
  const before = await findHoliday(tx, day);
  await tx
    .insertInto('holidays')
    .values({ day, name })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ name }))
    .execute();
  return before;
}

/** Answers what was there before. */
export async function removeHoliday(tx: Tx, day: string): Promise<Holiday> {
  const removed = await tx.deleteFrom('holidays').where('day', '=', day).returning(['day', 'name']).executeTakeFirst();
  if (!removed) throw new ShopError('NOT_FOUND');
  return removed;
}

async function findHoliday(tx: Tx, day: string): Promise<Holiday | null> {
  const row = await tx.selectFrom('holidays').select(['day', 'name']).where('day', '=', day).executeTakeFirst();
  return row ?? null;
}
