import { addSkus } from '../../modules/trade/cart/index.ts';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import { getOrder, kindOf, listOrderLines } from '../../modules/trade/orders/index.ts';
import { listAvailable } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { mostPieces } from '../cart/mostPieces.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

interface Reordered {
  readonly added: number;
  readonly skipped: { readonly title: string; readonly skuLabel: string }[];
}

/** Adds the goods of an earlier order to the cart again, as far as they are available. */
export async function reorder(
  tx: Tx,
  input: { userId: string; id: string; now: Date },
  { kinds }: OrderRegistry,
): Promise<Reordered> {
  const { userId, now } = input;
  const { kind } = await getOrder(tx, input);
  if (!kindOf(kinds, kind).mayBeReordered) throw new ShopError('ORDER_NOT_REORDERABLE');
  const bought = await listOrderLines(tx, input);
  const skus = await loadSkuFacts(
    tx,
    bought.map(({ skuId }) => skuId),
  );
  const available = await listAvailable(tx, [...new Set(bought.map(({ productId }) => productId))]);
  const wanted = bought.map((line) => {
    const sku = skus.get(line.skuId);
    const most = sku?.isOnSale ? mostPieces(sku, available.get(line.skuId) ?? 0).most : 0;
    return { line, sku, quantity: Math.min(line.quantity, most) };
  });
  const lines = wanted.flatMap(({ line, sku, quantity }) =>
    sku && quantity > 0
      ? { skuId: line.skuId, productId: line.productId, sourceId: null, quantity, priceFen: sku.priceFen }
      : [],
  );
  if (lines.length > 0) await addSkus(tx, { userId, lines, now });
  const skipped = wanted.filter(({ quantity }) => quantity === 0);
  return { added: lines.length, skipped: skipped.map(({ line: { title, skuLabel } }) => ({ title, skuLabel })) };
}
