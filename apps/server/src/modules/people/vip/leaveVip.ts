import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { lockVip } from './vipQueries.ts';

/**
 * Before an account is closed: refunds of VIP must have finished, unpaid purchases are closed, and reminders of the lost time are
 * cancelled.
 */
export async function leaveVip(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('vip_purchases')
    .set({ state: 'closed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'unpaid')
    .execute();
  await lockVip(tx, userId);
  const running = await tx
    .selectFrom('vip_purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'refunding')
    .executeTakeFirst();
  if (running) throw new ShopError('VIP_REFUND_RUNNING');
  await tx
    .updateTable('vip_members')
    .set({ reminded_of: sql`expires_at` })
    .where('user_id', '=', userId)
    .execute();
}
