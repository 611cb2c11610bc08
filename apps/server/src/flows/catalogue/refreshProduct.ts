import { findOffer } from '../../modules/channels/openBox/index.ts';
import { loadProductFacts, lockProduct, setOpenBoxOffer } from '../../modules/goods/catalogue/index.ts';
import { findReviewSummary, goodRateBp } from '../../modules/goods/reviews/index.ts';
import { findListings, indexProduct, removeProduct } from '../../modules/goods/search/index.ts';
import { listAvailable } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { outdateTags } from '../../platform/effects/outdateTags.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { productTags } from './productTags.ts';
import { soldInChannels } from './queries/soldInChannels.ts';

/**
 * Makes what lists and search show of a product follow its facts, in the same transaction as the change. Cached answers are
 * outdated by the commit; the job outdates them again, for a process that dies in between.
 */
export async function refreshProduct(tx: Tx, input: { productId: string; now: Date }): Promise<void> {
  const { productId, now } = input;
  // Two changes of one product wait for each other here: the one that commits last has seen both.
  await lockProduct(tx, productId);
  await setOpenBoxOffer(tx, { productId, offer: await findOffer(tx, productId) });
  const before = (await findListings(tx, [productId])).get(productId);
  const [facts] = await loadProductFacts(tx, [productId]);
  if (facts?.isOnSale) {
    const available = await listAvailable(tx, [productId]);
    const inStockSkuIds = new Set([...available].filter(([, pieces]) => pieces > 0).map(([skuId]) => skuId));
    const rating = goodRateBp(await findReviewSummary(tx, productId));
    const channels = (await soldInChannels(tx, { productIds: [productId], now })).get(productId) ?? [];
    await indexProduct(tx, { facts, inStockSkuIds, goodRateBp: rating, channels, now });
  } else {
    await removeProduct(tx, productId);
  }
  const after = before && (await findListings(tx, [productId])).get(productId);
  const tell = (what: 'priceDropped' | 'backInStock') =>
    addJob(tx, 'tellKeepers', { productId, what }, { jobKey: `tellKeepers:${what}:${productId}` });
  if (after && after.priceFen < before.priceFen) await tell('priceDropped');
  if (after?.inStock && !before?.inStock) await tell('backInStock');
  outdateTags(tx, productTags(productId));
  await addJob(tx, 'announceProduct', { productId }, { jobKey: `announceProduct:${productId}` });
}
