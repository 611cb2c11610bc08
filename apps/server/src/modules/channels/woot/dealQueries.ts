import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { dealTimes } from './dealTimes.ts';
import { dealOf, type WootDeal } from './WootDeal.ts';

/** Of whatever state: for staff, and for whoever holds a claim of it. */
export async function getDeal(db: Reader, id: string): Promise<WootDeal> {
  const row = await db.selectFrom('woot_deals').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return dealOf(row);
}

/** As everyone knows it: a draft does not exist. */
export async function getPublished(db: Reader, id: string): Promise<WootDeal> {
  const deal = await getDeal(db, id);
  if (deal.state === 'draft') throw new ShopError('NOT_FOUND');
  return deal;
}

/** Holds the deal until the transaction ends; locked before its supply. */
export async function lockDeal(tx: Tx, id: string): Promise<WootDeal> {
  const row = await tx.selectFrom('woot_deals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return dealOf(row);
}

/** In the order in which they stand. */
export async function listDeals(
  db: Reader,
  { from, until, drafts }: { from: string; until: string; drafts: boolean },
): Promise<WootDeal[]> {
  const rows = await db
    .selectFrom('woot_deals')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(!drafts, (query) => query.where('state', '<>', 'draft'))
    .orderBy('day')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(dealOf);
}

/** Products of which a deal runs now, sold out or not: all of them, or those of the given ones. */
export async function listDealProducts(
  db: Reader,
  { productIds, now }: { productIds: readonly string[] | null; now: Date },
): Promise<string[]> {
  const day = businessDay(now);
  if (now < dealTimes(day).beginsAt) return [];
  const rows = await db
    .selectFrom('woot_deals')
    .select('product_id')
    .distinct()
    .where('day', '=', day)
    .where('state', '<>', 'draft')
    .$if(productIds !== null, (query) => query.where('product_id', 'in', [...(productIds ?? [])]))
    .execute();
  return rows.map((row) => row.product_id);
}

/** Deals that are over, the newest first. */
export async function listPastDeals(
  db: Reader,
  { before, limit }: { before: { day: string; id: string } | undefined; limit: number },
): Promise<WootDeal[]> {
  const rows = await db
    .selectFrom('woot_deals')
    .selectAll()
    .where('state', '=', 'ended')
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(day, id) < (${before?.day}::date, ${before?.id}::uuid)`),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(dealOf);
}
