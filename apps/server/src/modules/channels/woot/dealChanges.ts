import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { outdateTags } from '../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { DEAL, dealOf, type WootDeal } from './WootDeal.ts';

export interface DealTerms {
  readonly day: string;
  readonly skuId: string;
  readonly productId: string;
  readonly priceFen: number;
  readonly ordinaryFen: number;
  readonly pieces: number;
  readonly limitPerUser: number;
  readonly note: string;
  readonly position: number;
}

/** A draft: nothing is set aside yet, and nobody but staff sees it. */
export async function createDeal(tx: Tx, terms: DealTerms, now: Date): Promise<WootDeal> {
  const values = { id: newId(), ...columnsOf(terms), state: 'draft', created_at: now };
  const row = await tx.insertInto('woot_deals').values(values).returningAll().executeTakeFirstOrThrow().catch(asTwice);
  return dealOf(row);
}

/** Only a draft changes: what is published was promised. */
export async function changeDraft(
  tx: Tx,
  { id, version, terms }: { id: string; version: number; terms: DealTerms },
): Promise<WootDeal> {
  const row = await tx
    .updateTable('woot_deals')
    .set({ ...columnsOf(terms), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst()
    .catch(asTwice);
  if (!row) throw new ShopError('WOOT_CHANGED');
  return dealOf(row);
}

/** Something beside a draft's terms changes: whoever looked at it before looks again. */
export async function touchDraft(tx: Tx, { id, version }: { id: string; version: number }): Promise<WootDeal> {
  const row = await tx
    .updateTable('woot_deals')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('WOOT_CHANGED');
  return dealOf(row);
}

/** Nobody but staff has seen a draft, and nothing is set aside for it. */
export async function dropDraft(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('woot_deals')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ShopError('WOOT_CHANGED');
}

/** draft → published; its price, its day and its limit never change any more. */
export async function markPublished(
  tx: Tx,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<WootDeal> {
  const row = await tx
    .updateTable('woot_deals')
    .set({ state: 'published', published_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('WOOT_CHANGED');
  outdateTags(tx, [DEAL]);
  return dealOf(row);
}

/** published → ended. */
export async function markEnded(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx
    .updateTable('woot_deals')
    .set({ state: 'ended', ended_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'published')
    .execute();
  outdateTags(tx, [DEAL]);
}

function columnsOf({ day, skuId, productId, priceFen, ordinaryFen, pieces, limitPerUser, note, position }: DealTerms) {
  return {
    day,
    sku_id: skuId,
    product_id: productId,
    price_fen: priceFen,
    ordinary_fen: ordinaryFen,
    pieces,
    limit_per_user: limitPerUser,
    note,
    position,
  };
}

function asTwice(error: unknown): never {
  if (violatedConstraint(error) === 'woot_deals_day_sku_id_key') throw new ShopError('WOOT_TWICE');
  throw error;
}
