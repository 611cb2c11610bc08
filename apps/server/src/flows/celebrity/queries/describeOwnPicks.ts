import type { Answer, celebrityEndpoints } from '@jiwu/contract';
import { hasEnded, type Pick } from '../../../modules/channels/celebrity/index.ts';
import { findCommissionRates, loadProductFacts, loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type OwnPick = Answer<(typeof celebrityEndpoints)['ownPickAdd']>;

/** Picks as their celebrity sees them. */
export async function describeOwnPicks(
  db: Reader,
  { picks, now }: { picks: readonly Pick[]; now: Date },
): Promise<OwnPick[]> {
  const productIds = [...new Set(picks.map(({ productId }) => productId))];
  const skuIds = picks.flatMap(({ prices }) => prices.map(({ skuId }) => skuId));
  const [products, rates, skus] = await Promise.all([
    loadProductFacts(db, productIds),
    findCommissionRates(db, productIds),
    loadSkuFacts(db, skuIds),
  ]);
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return picks.map((pick) => ({
    id: pick.id,
    productId: pick.productId,
    title: titles.get(pick.productId) ?? '',
    shelf: pick.shelf,
    note: pick.note,
    good: pick.good,
    bad: pick.bad,
    used: pick.used,
    startsAt: pick.startsAt.toISOString(),
    endsAt: pick.endsAt?.toISOString() ?? null,
    isOver: hasEnded(pick, now),
    rateBp: rates.get(pick.productId) ?? 0,
    prices: pick.prices.map(({ skuId, priceFen }) => ({
      skuId,
      skuLabel: skus.get(skuId)?.skuLabel ?? '',
      priceFen,
    })),
    version: pick.version,
  }));
}
