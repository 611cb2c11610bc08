import { businessDay } from '@jiwu/kernel';
import { loadProductFacts } from '../modules/catalogue/index.ts';
import { listKeepers } from '../modules/collection/index.ts';
import { addNotices } from '../modules/notices/index.ts';
import { findListings } from '../modules/search/index.ts';
import type { JobPayloads } from '../platform/jobs/jobPayloads.ts';
import type { Services } from '../platform/services.ts';
import { announceNotice } from './announceNotice.ts';

const BATCH = 500;

/**
 * Tells everyone who keeps a product that it is cheaper than when they kept it, once per price, or that it is there again,
 * once a day; a batch of users at a time. Running twice tells nobody twice.
 */
export async function tellKeepers(services: Services, payload: JobPayloads['tellKeepers']): Promise<void> {
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
    const userIds = await listKeepers(db.read, { productId, paidMoreThanFen, afterUserId, limit: BATCH });
    const told = await db.transact((tx) =>
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
    for (const userId of told) await announceNotice(services, userId);
    afterUserId = userIds.at(-1) ?? null;
    if (userIds.length < BATCH) return;
  }
}
