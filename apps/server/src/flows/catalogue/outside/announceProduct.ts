import { bumpTags } from '../../../platform/cache/bumpTags.ts';
import type { Services } from '../../../platform/services.ts';
import { productTags } from '../productTags.ts';

/** The job behind `refreshProduct`: outdates cached answers again, in case Redis was away at the commit. Twice does no harm. */
export async function announceProduct(
  services: Pick<Services, 'cacheRedis'>,
  { productId }: { productId: string },
): Promise<void> {
  await bumpTags(services.cacheRedis, productTags(productId));
}
