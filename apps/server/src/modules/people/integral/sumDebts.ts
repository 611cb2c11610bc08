import type { Reader } from '../../../platform/database/Reader.ts';

/** A user's debt, which the next earned integral pays first. */
export async function sumDebts(db: Reader, userId: string): Promise<number> {
  const row = await db
    .selectFrom('integral_debts')
    .select(({ fn }) => fn.sum<string | null>('left_amount').as('debt'))
    .where('user_id', '=', userId)
    .where('left_amount', '>', 0)
    .executeTakeFirst();
  return Number(row?.debt ?? 0);
}
