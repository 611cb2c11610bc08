import { bumpTags } from '../platform/cache/bumpTags.ts';
import type { Services } from '../platform/services.ts';

/** Every cache lets go of what it keeps of this product and of lists. Saying it twice does no harm. */
export async function announceProduct(
  services: Pick<Services, 'redis'>,
  { productId }: { productId: string },
): Promise<void> {
  await bumpTags(services.redis, ['goods', `product:${productId}`]);
}
