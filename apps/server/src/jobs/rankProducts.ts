import { countProducts } from '../modules/catalogue/index.ts';
import { ageScores, assignTiers, refreshTerms } from '../modules/search/index.ts';
import { bumpTags } from '../platform/cache/bumpTags.ts';
import type { Services } from '../platform/services.ts';

/** Once a night: who is popular, how many goods each category and each search word lead to. */
export async function rankProducts(services: Services): Promise<void> {
  await ageScores(services.db, services.clock());
  await assignTiers(services.db);
  await refreshTerms(services.db);
  await services.db.transact((tx) => countProducts(tx));
  await bumpTags(services.redis, ['goods', 'terms']);
}
