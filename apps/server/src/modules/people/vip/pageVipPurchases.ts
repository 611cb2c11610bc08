import { z } from 'zod';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import { type VipPurchase, vipPurchaseOf } from './VipPurchase.ts';

const PAGE = 20;

interface Input {
  /** Everyone's unless given. */
  readonly userId?: string | undefined;
  readonly state?: VipPurchase['state'] | undefined;
  readonly cursor: string | undefined;
}

interface Page {
  readonly items: readonly VipPurchase[];
  readonly nextCursor: string | null;
}

/** The newest first. */
export async function pageVipPurchases(db: Reader, { userId, state, cursor }: Input): Promise<Page> {
  let query = db
    .selectFrom('vip_purchases')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (state !== undefined) query = query.where('state', '=', state);
  if (cursor !== undefined) query = query.where('id', '<', decodeCursor(cursor, z.tuple([z.uuid()]))[0]);
  const rows = (await query.execute()).map(vipPurchaseOf);
  const last = rows[PAGE - 1];
  return { items: rows.slice(0, PAGE), nextCursor: rows.length > PAGE && last ? encodeCursor([last.id]) : null };
}
