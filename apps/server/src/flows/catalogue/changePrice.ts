import { setPrice } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { refreshProduct } from './refreshProduct.ts';

interface Input {
  readonly skuId: string;
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
  readonly now: Date;
}

/** A new price, in the history, on the product's page and in every list. Every visitor sees it within 5 seconds. */
export async function changePrice(tx: Tx, input: Input): Promise<void> {
  const productId = await setPrice(tx, input);
  if (productId) await refreshProduct(tx, { productId, now: input.now });
}
