import type { Reader } from '../../platform/database/createDatabase.ts';

/** What someone got on top as a VIP, since ever. */
export async function sumVipExtra(db: Reader, userId: string): Promise<number> {
  const row = await db
    .selectFrom('integral_lots')
    .select(({ fn }) => fn.sum<string | null>('vip_extra').as('extra'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.extra ?? 0);
}
