import type { Answer, dropshippingEndpoints } from '@jiwu/contract';
import type { Batch } from '../../../modules/channels/dropshipping/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import { sumLots } from '../../../modules/money/wallet/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeSkus } from './describeBatch.ts';
import { type BatchPrice, priceBatch } from './priceBatch.ts';

type Quote = Answer<(typeof dropshippingEndpoints)['dropshippingQuote']>;

/** What the good rows of a batch cost now, SKU by SKU, and whether there is enough of each. Nothing is set aside. */
export async function quoteBatch(db: Reader, batch: Batch, now: Date): Promise<Quote> {
  const price = await priceBatch(db, batch, now);
  const skuIds = [...price.pieces.keys()];
  const productIds = [...new Set([...price.skus.values()].map(({ productId }) => productId))];
  const [shown, available, lots] = await Promise.all([
    describeSkus(db, skuIds),
    productIds.length > 0 ? listAvailable(db, productIds) : new Map<string, number>(),
    sumLots(db, batch.userId),
  ]);
  return {
    key: price.key,
    orders: price.orders,
    pieces: [...price.pieces.values()].reduce((sum, one) => sum + one, 0),
    skus: skuIds.flatMap((skuId) => {
      const sku = shown.get(skuId);
      return sku ? [{ ...sku, ...describeSku(price, skuId, available.get(skuId) ?? 0) }] : [];
    }),
    goodsFen: price.goodsFen,
    shipping: describeShipping(price),
    shippingFen: price.shippingFen,
    payFen: price.payFen,
    balanceFen: lots.principalFen + lots.bonusFen,
    now: now.toISOString(),
  };
}

function describeSku({ groups, skus, pieces }: BatchPrice, skuId: string, available: number) {
  const own = groups.filter((group) => group.skuId === skuId);
  const wanted = pieces.get(skuId) ?? 0;
  const [first] = own;
  const unitPriceFen = first?.price.unitPriceFen ?? 0;
  const reason = first?.price.reasons.unitPrice;
  const next = skus
    .get(skuId)
    ?.wholesale.find(({ minQuantity, priceFen }) => minQuantity > wanted && priceFen < unitPriceFen);
  return {
    orders: own.reduce((sum, { rows }) => sum + rows, 0),
    pieces: wanted,
    unitPriceFen,
    priceFen: skus.get(skuId)?.priceFen ?? 0,
    tier: reason?.code === 'wholesalePrice' ? { minQuantity: reason.minQuantity } : null,
    nextTier: next ? { minQuantity: next.minQuantity, priceFen: next.priceFen } : null,
    goodsFen: own.reduce((sum, { rows, price }) => sum + rows * price.goodsFen, 0),
    short: Math.max(0, wanted - available),
  };
}

/** By fee, the dearest first: 17 单 × ¥6.00, 10 单免. */
function describeShipping({ groups }: BatchPrice): Quote['shipping'] {
  const byFee = Map.groupBy(
    groups,
    ({ price }) => `${price.shippingFen} ${price.reasons.shipping.code === 'shippingFreeVip'}`,
  );
  return [...byFee.values()]
    .flatMap((alike) => {
      const [first] = alike;
      if (!first) return [];
      const isFreeByVip = first.price.reasons.shipping.code === 'shippingFreeVip';
      return [{ feeFen: first.price.shippingFen, orders: alike.reduce((sum, { rows }) => sum + rows, 0), isFreeByVip }];
    })
    .toSorted((one, other) => other.feeFen - one.feeFen);
}
