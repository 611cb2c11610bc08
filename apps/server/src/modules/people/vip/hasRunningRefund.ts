import type { Reader } from '../../../platform/database/Reader.ts';

/** Whether money for VIP is on its way back. */
export async function hasRunningRefund(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('vip_purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'refunding')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
