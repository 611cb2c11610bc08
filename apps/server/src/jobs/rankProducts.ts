import { countProducts } from '../modules/goods/catalogue/index.ts';
import { ageScores, assignTiers, refreshTerms } from '../modules/goods/search/index.ts';
import { outdateTags } from '../platform/effects/outdateTags.ts';
import type { Services } from '../platform/services.ts';

/** Once a night: updates the popularity of products, and the counts of categories and search words. */
export async function rankProducts(services: Services): Promise<void> {
  await ageScores(services.db, services.clock());
  await assignTiers(services.db);
  await refreshTerms(services.db);
  await services.db.transact(async (tx) => {
    await countProducts(tx);
    outdateTags(tx, ['goods', 'terms']);
  });
}
