import { setPrice } from '../modules/catalogue/index.ts';
import type { Services } from '../platform/services.ts';
import { announceProduct } from './announceProduct.ts';
import { refreshProduct } from './refreshProduct.ts';

interface Input {
  readonly skuId: string;
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
  readonly now: Date;
}

/** A new price, in the history, on the product's page and in every list. Every visitor sees it within 5 seconds. */
export async function changePrice(services: Services, input: Input): Promise<void> {
  const productId = await services.db.transact(async (tx) => {
    const changed = await setPrice(tx, input);
    if (changed) await refreshProduct(tx, { productId: changed, now: input.now });
    return changed;
  });
  if (!productId) return;
  await announceProduct(services, { productId }).catch((error: unknown) => {
    // The job that was committed with the price says it again.
    services.log.warn({ error, productId }, 'a changed price could not be announced at once');
  });
}
