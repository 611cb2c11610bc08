import type { MovedSku } from '../../modules/stock/index.ts';
import { bumpTags } from '../../platform/cache/bumpTags.ts';
import type { Services } from '../../platform/services.ts';

/** The product page shows how many there are up to this. */
const SHOWN = 200;

/** After the commit: pages that show how many are left look again. Lists show only whether there are any. */
export async function announceStock(services: Pick<Services, 'redis'>, moved: readonly MovedSku[]): Promise<void> {
  const seen = moved.filter(({ available, isFlipped }) => available <= SHOWN || isFlipped);
  if (seen.length === 0) return;
  await bumpTags(services.redis, [...new Set(seen.map(({ productId }) => `product:${productId}`))]);
}
