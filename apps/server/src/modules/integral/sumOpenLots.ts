import type { Reader } from '../../platform/database/createDatabase.ts';

/** What someone can spend now. What is over does not count, swept or not. */
export async function sumOpenLots(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<number> {
  const row = await db
    .selectFrom('integral_lots')
    .select(({ fn }) => fn.sum<string | null>('left_amount').as('left'))
    .where('user_id', '=', userId)
    .where('left_amount', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
