import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { CELEBRITY } from '../Celebrity.ts';
import { gatherNews } from '../news/news.ts';
import { hasEnded, type Pick, type PickPrice, type PickWords } from './Pick.ts';
import { getPick, lockPick } from './pickQueries.ts';

const EXCLUSION = '23P01';
/** Lists of goods show what is recommended, and what it costs there. */
const TAGS = [CELEBRITY, 'goods'];

interface NewPick {
  readonly id?: string;
  readonly celebrityId: string;
  readonly productId: string;
  readonly words: PickWords;
  readonly prices: readonly PickPrice[];
  readonly endsAt: Date | null;
  readonly now: Date;
}

/** At the head of the page, and among what followers are told of next. Its celebrity is locked by the caller. */
export async function addPick(tx: Tx, { id = newId(), now, ...pick }: NewPick): Promise<Pick> {
  const { celebrityId, productId, words, endsAt } = pick;
  await tx
    .insertInto('celebrity_picks')
    .values({
      id,
      celebrity_id: celebrityId,
      product_id: productId,
      ...words,
      position: 0,
      starts_at: now,
      ends_at: endsAt,
      updated_at: now,
    })
    .execute()
    .catch((error: unknown): never => {
      if ((error as { code?: string }).code === EXCLUSION) throw new ShopError('PICK_TWICE');
      throw error;
    });
  await writePrices(tx, id, pick.prices);
  await tx.updateTable('celebrities').set({ picked_at: now }).where('id', '=', celebrityId).execute();
  await gatherNews(tx, { celebrityId, now });
  outdateTags(tx, TAGS);
  return await getPick(tx, id);
}

interface PickChange {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly words: PickWords;
  /** Undefined: those and its end stay as they are. */
  readonly terms?: { readonly prices: readonly PickPrice[]; readonly endsAt: Date | null };
  readonly now: Date;
}

/** Of one that runs. Its words by its celebrity or by staff, its prices and its end by staff alone. */
export async function changePick(tx: Tx, { id, version, words, terms, now }: PickChange): Promise<Pick> {
  const before = await lockPick(tx, id);
  if (before.version !== version || hasEnded(before, now)) throw new ShopError('PICK_CHANGED');
  await tx
    .updateTable('celebrity_picks')
    .set({ ...words, ...(terms ? { ends_at: terms.endsAt } : {}), updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  if (terms) {
    await tx.deleteFrom('celebrity_pick_prices').where('pick_id', '=', id).execute();
    await writePrices(tx, id, terms.prices);
  }
  outdateTags(tx, TAGS);
  return await getPick(tx, id);
}

/** From now on nothing is bought through it any more. */
export async function endPick(tx: Tx, { id, now }: { id: string; now: Date }): Promise<Pick> {
  const before = await lockPick(tx, id);
  if (hasEnded(before, now)) throw new ShopError('PICK_CHANGED');
  await tx
    .updateTable('celebrity_picks')
    .set(({ eb }) => ({ ends_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  outdateTags(tx, TAGS);
  return await getPick(tx, id);
}

/** The order of the page: the ids of everything that is recommended, each once. Its celebrity is locked by the caller. */
export async function orderPicks(tx: Tx, { ids }: { ids: readonly string[] }): Promise<void> {
  await sql`
    update celebrity_picks as pick set position = place.position
    from unnest(${[...ids]}::uuid[], ${ids.map((_, index) => index)}::smallint[]) as place (id, position)
    where place.id = pick.id`.execute(tx);
  outdateTags(tx, TAGS);
}

async function writePrices(tx: Tx, pickId: string, prices: readonly PickPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await tx
    .insertInto('celebrity_pick_prices')
    .values(
      prices.map(({ skuId, priceFen, ordinaryFen }) => ({
        pick_id: pickId,
        sku_id: skuId,
        price_fen: priceFen,
        ordinary_fen: ordinaryFen,
      })),
    )
    .execute();
}
