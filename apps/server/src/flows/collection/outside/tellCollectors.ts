import { businessDay } from '@jiwu/kernel';
import { loadProductFacts } from '../../../modules/goods/catalogue/index.ts';
import { listCollectors } from '../../../modules/goods/collection/index.ts';
import { addNotices } from '../../../modules/content/notices/index.ts';
import { findListings } from '../../../modules/goods/search/index.ts';
import type { JobPayloads } from '../../../platform/jobs/jobPayloads.ts';
import type { Services } from '../../../platform/services.ts';

const BATCH = 500;

/**
 * Notifies the users who collected a product that it is cheaper than when they collected it, once per price, or that it is in
 * stock again, once a day; a batch of users at a time. A second run notifies nobody twice.
 */
export async function tellCollectors(services: Services, payload: JobPayloads['tellKeepers']): Promise<void> {
  const { productId, what } = payload;
  const { clock, db } = services;
  const listing = (await findListings(db.read, [productId])).get(productId);
  const [facts] = await loadProductFacts(db.read, [productId]);
  // It may have changed again since the job was made: then another one speaks of that.
  if (!listing || !facts || (what === 'backInStock' && !listing.inStock)) return;
  const now = clock();
  const { title: productTitle } = facts;
  const { priceFen } = listing;
  const news = { link: { kind: 'product', id: productId }, now } as const;
  let afterUserId: string | null = null;
  for (;;) {
    const paidMoreThanFen = what === 'priceDropped' ? priceFen : null;
    const userIds = await listCollectors(db.read, { productId, paidMoreThanFen, afterUserId, limit: BATCH });
    await db.transact((tx) =>
      what === 'priceDropped'
        ? addNotices(tx, {
            ...news,
            kind: what,
            facts: { productTitle, priceFen },
            cause: `${productId}:${priceFen}`,
            userIds,
          })
        : addNotices(tx, {
            ...news,
            kind: what,
            facts: { productTitle },
            cause: `${productId}:${businessDay(now)}`,
            userIds,
          }),
    );
    afterUserId = userIds.at(-1) ?? null;
    if (userIds.length < BATCH) return;
  }
}
