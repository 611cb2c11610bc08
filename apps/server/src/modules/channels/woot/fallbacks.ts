import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** What is published in place of a draft whose pieces are not in the house. */
export interface Fallback {
  readonly skuId: string;
  readonly productId: string;
  readonly priceFen: number;
  readonly pieces: number;
  readonly limitPerUser: number;
  readonly note: string;
  /** Why neither could be published; it is not tried again. */
  readonly problem: string | null;
}

const columns = sql`deal_id as "dealId", sku_id as "skuId", product_id as "productId", price_fen as "priceFen", pieces,
  limit_per_user as "limitPerUser", note, problem`;

/** By deal; those without one are left out. */
export async function findFallbacks(db: Reader, dealIds: readonly string[]): Promise<ReadonlyMap<string, Fallback>> {
  if (dealIds.length === 0) return new Map();
  const { rows } = await sql<Fallback & { dealId: string }>`
    select ${columns} from woot_fallbacks where deal_id = any(${sql.val([...dealIds])}::uuid[])`.execute(db);
  return new Map(rows.map(({ dealId, ...fallback }) => [dealId, fallback]));
}

/** The deal is locked by the caller; what stood there before is gone. */
export async function setFallback(
  tx: Tx,
  { dealId, fallback, now }: { dealId: string; fallback: Omit<Fallback, 'problem'> | null; now: Date },
): Promise<void> {
  await tx.deleteFrom('woot_fallbacks').where('deal_id', '=', dealId).execute();
  if (fallback === null) return;
  const { skuId, productId, priceFen, pieces, limitPerUser, note } = fallback;
  await tx
    .insertInto('woot_fallbacks')
    .values({
      deal_id: dealId,
      sku_id: skuId,
      product_id: productId,
      price_fen: priceFen,
      pieces,
      limit_per_user: limitPerUser,
      note,
      created_at: now,
    })
    .execute();
}

/** The draft is another than the one that could not be published: it is tried again. */
export async function forgetProblem(tx: Tx, dealId: string): Promise<void> {
  await tx.updateTable('woot_fallbacks').set({ problem: null }).where('deal_id', '=', dealId).execute();
}

export async function noteProblem(tx: Tx, { dealId, problem }: { dealId: string; problem: string }): Promise<void> {
  await tx.updateTable('woot_fallbacks').set({ problem }).where('deal_id', '=', dealId).execute();
}

/** Drafts of a day that have one, and were not tried in vain. */
export async function listToCheck(
  db: Reader,
  { day, limit }: { day: string; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('woot_deals as deal')
    .innerJoin('woot_fallbacks as fallback', 'fallback.deal_id', 'deal.id')
    .select('deal.id')
    .where('deal.day', '=', day)
    .where('deal.state', '=', 'draft')
    .where('fallback.problem', 'is', null)
    .limit(limit)
    .execute();
}
