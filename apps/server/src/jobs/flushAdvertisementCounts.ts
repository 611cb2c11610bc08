import { flushCounts } from '../modules/content/advertisement/index.ts';
import type { Services } from '../platform/services.ts';

/** A sweep: how often placements were seen and clicked. While Redis is away there is nothing to bring, and nothing is lost by waiting. */
export async function flushAdvertisementCounts(services: Services): Promise<void> {
  if (services.redis.status !== 'ready') return;
  await flushCounts(services);
}
