import type { DropshippingRow } from '@jiwu/contract';
import type { Batch, Row } from '../../../modules/channels/dropshipping/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { priceBatch } from './priceBatch.ts';

type Price = NonNullable<DropshippingRow['price']>;

/**
 * What each good row of a batch that is not ordered would cost now, by its number: the same price that the quote adds up. Rows of a batch
 * that has no price at this moment, because a SKU is gone, have none.
 */
export async function priceOpenRows(
  db: Reader,
  { batch, rows, now }: { batch: Batch; rows: readonly Row[]; now: Date },
): Promise<ReadonlyMap<number, Price>> {
  const good = rows.filter(({ state }) => state === 'good');
  if (good.length === 0) return new Map();
  const priced = await priceBatch(db, batch, now).catch((error: unknown) => {
    if (error instanceof ShopError) return null;
    throw error;
  });
  const priceOf = new Map(
    priced?.groups.map(({ skuId, pieces, province, price }) => [`${skuId} ${pieces} ${province}`, price]),
  );
  return new Map(
    good.flatMap(({ no, skuId, pieces, placeCode }) => {
      const price = priceOf.get(`${skuId} ${pieces} ${placeCode?.slice(0, 2)}`);
      if (!price) return [];
      const { unitPriceFen, goodsFen, shippingFen, payFen } = price;
      return [[no, { unitPriceFen, goodsFen, shippingFen, payFen }] as const];
    }),
  );
}
