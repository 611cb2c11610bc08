import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type VipPurchase, vipPurchaseOf } from './VipPurchase.ts';

/**
 * Every change of a user's VIP time, and every gift that depends on it, takes this lock: there may be no row to lock. Taken after
 * the purchase, before payment, wallet and accounts; held until the transaction ends.
 */
export async function lockVip(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vip:${userId}`}, 0))`.execute(tx);
}

/**
 * The end of VIP; null if the user never had VIP, or all of it was taken back. A past end means no VIP any more: see `isVipAt`.
 */
export async function findVip(db: Reader, userId: string): Promise<{ expiresAt: Date } | null> {
  const row = await db.selectFrom('vip_members').select('expires_at').where('user_id', '=', userId).executeTakeFirst();
  return row ? { expiresAt: row.expires_at } : null;
}

/** The same as a part of another statement; null where `findVip` finds none. */
export function vipEndOf(userId: string): RawBuilder<Date | null> {
  return sql<Date | null>`(select expires_at from vip_members where user_id = ${userId})`;
}

/** vipFlag is never stored: it is this. */
export function isVipAt(vip: { readonly expiresAt: Date } | null, now: Date): boolean {
  return vip !== null && vip.expiresAt > now;
}

/** Another user's purchase counts as not found. */
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

/** The buyer of a purchase, for staff. */
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

/** For the export of a user's data. */
export async function listVipPurchases(db: Reader, userId: string) {
  return await db
    .selectFrom('vip_purchases')
    .select(['plan', 'days', 'amount_fen', 'state', 'paid_with', 'created_at', 'paid_at', 'refunded_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
