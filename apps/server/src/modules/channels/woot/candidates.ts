import { rules } from '@jiwu/contract';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** Goods that somebody proposes for a deal. */
export interface Candidate {
  readonly skuId: string;
  readonly productId: string;
  readonly priceFen: number;
  readonly note: string;
  readonly staffId: string;
  readonly createdAt: Date;
}

/** All of them, the newest first. */
export async function listCandidates(db: Reader): Promise<Candidate[]> {
  return await db
    .selectFrom('woot_candidates')
    .select(['sku_id as skuId', 'product_id as productId', 'price_fen as priceFen', 'note'])
    .select(['staff_id as staffId', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('sku_id')
    .limit(rules.woot.maxCandidates)
    .execute();
}

/** A SKU once. */
export async function addCandidate(tx: Tx, candidate: Candidate): Promise<void> {
  const { count } = await tx
    .selectFrom('woot_candidates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= rules.woot.maxCandidates) throw new ShopError('WOOT_CANDIDATES_FULL');
  const { skuId, productId, priceFen, note, staffId, createdAt } = candidate;
  const added = await tx
    .insertInto('woot_candidates')
    .values({
      sku_id: skuId,
      product_id: productId,
      price_fen: priceFen,
      note,
      staff_id: staffId,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) throw new ShopError('WOOT_CANDIDATE_TWICE');
}

/** Answers what was proposed; null: it was not there. */
export async function removeCandidate(tx: Tx, skuId: string): Promise<{ priceFen: number; note: string } | null> {
  const row = await tx
    .deleteFrom('woot_candidates')
    .where('sku_id', '=', skuId)
    .returning(['price_fen as priceFen', 'note'])
    .executeTakeFirst();
  return row ?? null;
}
