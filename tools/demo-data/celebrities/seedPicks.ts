import { agreedPrices } from '../../../apps/server/src/flows/celebrity/agreedPrices.ts';
import { recommend } from '../../../apps/server/src/flows/celebrity/recommend.ts';
import { orderPicks } from '../../../apps/server/src/modules/channels/celebrity/index.ts';
import {
  loadProductFacts,
  loadSkuFacts,
  lowestOrdinaryFen,
} from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { createRandom } from '../createRandom.ts';
import { momentOf } from '../promoter/momentOf.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import { wakingHour } from '../wakingHour.ts';
import type { DemoPick } from './DemoCelebrity.ts';

interface Input {
  readonly celebrityId: string;
  /** In the order of the page. */
  readonly picks: readonly DemoPick[];
  readonly now: Date;
}

/** From the oldest to the newest, each on its day; then in the order of the page. */
export async function seedPicks(tx: Tx, { celebrityId, picks, now }: Input): Promise<void> {
  const ids = new Map<DemoPick, string>();
  for (const demo of picks.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const { slug, yuanOff, daysAgo, shelf, note, good, bad, used } = demo;
    const productId = productIdOf(slug);
    const pick = await recommend(tx, {
      celebrityId,
      productId,
      words: { shelf, note, good, bad, used },
      prices: yuanOff === undefined ? [] : await pricesOf(tx, { productId, yuanOff }),
      endsAt: null,
      by: 'staff',
      now: momentOf({ daysAgo, hour: wakingHour(createRandom(`picked ${slug}`)) }, now),
    });
    ids.set(demo, pick.id);
  }
  await orderPicks(tx, { ids: picks.flatMap((demo) => ids.get(demo) ?? []) });
}

/** So much below the lowest ordinary price, for every SKU. */
async function pricesOf(tx: Tx, { productId, yuanOff }: { productId: string; yuanOff: number }) {
  const [product] = await loadProductFacts(tx, [productId]);
  const facts = await loadSkuFacts(
    tx,
    (product?.skus ?? []).map(({ id }) => id),
  );
  const prices = [...facts.values()].map((sku) => ({
    skuId: sku.skuId,
    priceFen: lowestOrdinaryFen(sku, 1) - yuanOff * 100,
  }));
  return await agreedPrices(tx, { productId, prices });
}
