import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { type VipPurchase, vipPurchaseOf } from './VipPurchase.ts';

/**
 * Whoever gives or takes VIP time, or gives by it, takes turns: there may be no row to lock. After the purchase, before
 * payment, wallet and accounts; held until the transaction ends.
 */
export async function lockVip(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vip:${userId}`}, 0))`.execute(tx);
}

/** Until when; null if never, or if all of it was taken back. What is past is no VIP any more: see `isVipAt`. */
export async function findVip(db: Reader, userId: string): Promise<{ expiresAt: Date } | null> {
  const row = await db.selectFrom('vip_members').select('expires_at').where('user_id', '=', userId).executeTakeFirst();
  return row ? { expiresAt: row.expires_at } : null;
}

/** vipFlag is never stored: it is this. */
export function isVipAt(vip: { readonly expiresAt: Date } | null, now: Date): boolean {
  return vip !== null && vip.expiresAt > now;
}

/** What belongs to someone else does not exist. */
export async function getVipPurchase(db: Reader, input: { userId: string; id: string }): Promise<VipPurchase> {
  const row = await db
    .selectFrom('vip_purchases')
    .selectAll()
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return vipPurchaseOf(row);
}

/** Whose it is, for staff. */
export async function getVipBuyer(db: Reader, id: string): Promise<string> {
  const row = await db.selectFrom('vip_purchases').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return row.user_id;
}

export async function findAndLockVipPurchase(
  tx: Tx,
  input: { userId: string; id: string },
): Promise<VipPurchase | null> {
  const row = await tx
    .selectFrom('vip_purchases')
    .selectAll()
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .forUpdate()
    .executeTakeFirst();
  return row ? vipPurchaseOf(row) : null;
}

/** For the export of someone's data. */
export async function listVipPurchases(db: Reader, userId: string) {
  return await db
    .selectFrom('vip_purchases')
    .select(['plan', 'days', 'amount_fen', 'state', 'paid_with', 'created_at', 'paid_at', 'refunded_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
