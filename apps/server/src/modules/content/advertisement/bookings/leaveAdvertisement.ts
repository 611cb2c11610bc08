import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

const OPEN = ['waiting', 'approved'] as const;

/** Whether money waits for days to come. */
export async function hasOpenBooking(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('advertisement_bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * When an account is closed: refused while money waits for days to come. What is over stays for the books, without name, picture and the
 * way to what it praised; the pictures go with the user's files.
 */
export async function leaveAdvertisement(tx: Tx, userId: string): Promise<void> {
  const own = await tx
    .selectFrom('advertisement_bookings')
    .select(['id', 'state'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (own.some(({ state }) => OPEN.some((open) => open === state))) throw new ShopError('ADS_OPEN');
  if (own.length === 0) return;
  await tx
    .updateTable('advertisement_bookings')
    .set({ advertiser: '已注销', landing: '/', product_id: null, picture_file_id: null, placeholder: '' })
    .where('user_id', '=', userId)
    .execute();
}
