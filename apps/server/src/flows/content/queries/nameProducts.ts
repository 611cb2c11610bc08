import type { NamedProduct } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { findShownByIds, listRunningPicks } from '../../../modules/channels/celebrity/index.ts';
import { listSupplies } from '../../../modules/channels/claims/index.ts';
import { DEAL, listDeals } from '../../../modules/channels/woot/index.ts';
import { loadProductFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type DescribedPick, describePicks } from '../../celebrity/queries/describePicks.ts';
import { findProductCards } from './findProductCards.ts';

interface Named {
  readonly products: NamedProduct[];
  /** What the author gets, of the products by which they earn. */
  readonly rates: readonly number[];
}

/** The products that a text names and that are on sale, with all that is needed to buy them from there. */
export async function nameProducts(
  db: Reader,
  { productIds, celebrityId, now }: { productIds: readonly string[]; celebrityId: string | null; now: Date },
): Promise<Named> {
  if (productIds.length === 0) return { products: [], rates: [] };
  const [cards, facts, picks, deals] = await Promise.all([
    findProductCards(db, productIds),
    loadProductFacts(db, productIds),
    findPicks(db, { productIds, celebrityId, now }),
    findDealPrices(db, now),
  ]);
  const skus = new Map(facts.map((product) => [product.id, product.skus]));
  const products = productIds.flatMap((id): NamedProduct[] => {
    const product = cards.get(id);
    if (!product) return [];
    const only = skus.get(id)?.length === 1 ? (skus.get(id)?.[0]?.id ?? null) : null;
    const pick = picks.get(id);
    return [
      {
        product,
        skuId: only,
        pick: pick ? pickOf(pick.card) : null,
        isAd: (pick?.rateBp ?? 0) > 0,
        dealFen: deals.get(id) ?? null,
      },
    ];
  });
  const rates = products.flatMap(({ product, isAd }) => (isAd ? (picks.get(product.id)?.rateBp ?? 0) : []));
  return { products, rates };
}

function pickOf({ id, priceFen, isFrom, ordinaryFen, skuPrices }: DescribedPick['card']) {
  return { id, priceFen, isFrom, ordinaryFen, skuPrices };
}

/** What the author recommends of it, by product. */
async function findPicks(
  db: Reader,
  { productIds, celebrityId, now }: { productIds: readonly string[]; celebrityId: string | null; now: Date },
): Promise<ReadonlyMap<string, DescribedPick>> {
  if (celebrityId === null) return new Map();
  const [shown, running] = await Promise.all([
    findShownByIds(db, [celebrityId]),
    listRunningPicks(db, { celebrityIds: [celebrityId], now }),
  ]);
  if (!shown.has(celebrityId)) return new Map();
  const described = await describePicks(
    db,
    running.filter(({ productId }) => productIds.includes(productId)),
  );
  return new Map(described.map((pick) => [pick.card.productId, pick]));
}

/** The lowest price of each product in the deals that run now. */
async function findDealPrices(db: Reader, now: Date): Promise<ReadonlyMap<string, number>> {
  const day = businessDay(now);
  const deals = await listDeals(db, { from: day, until: day, drafts: false });
  if (deals.length === 0) return new Map();
  const supplies = await listSupplies(db, { kind: DEAL, ids: deals.map(({ id }) => id) });
  const prices = new Map<string, number>();
  for (const { id, productId, priceFen } of deals) {
    const supply = supplies.get(id);
    if (supply && supply.opensAt <= now) prices.set(productId, Math.min(priceFen, prices.get(productId) ?? priceFen));
  }
  return prices;
}
