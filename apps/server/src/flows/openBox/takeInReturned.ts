import { dropTakenIn, holdReturned, takeInUnit } from '../../modules/channels/openBox/index.ts';
import { hasReturned } from '../../modules/goods/stock/index.ts';
import { getAfterSale, listAfterSaleLines } from '../../modules/trade/afterSale/index.ts';
import { getOrder, listOrderLines } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitWish } from './takeIn.ts';
import type { UnitChange } from './UnitChange.ts';

/** Goods of these states are in the house again. */
const received = new Set(['refunding', 'refunded']);

/**
 * 入库 of a piece of ordinary stock that came back and was marked as not to be sold again: by its after-sale, each piece once. An
 * open-box unit that came back is still itself, and is inspected again instead.
 */
export async function takeInReturned(tx: Tx, wish: UnitWish & { afterSaleId: string }): Promise<UnitChange> {
  const { afterSaleId, skuId } = wish;
  const afterSale = await getAfterSale(tx, { id: afterSaleId });
  const order = await getOrder(tx, { userId: afterSale.userId, id: afterSale.orderId });
  const isBack = afterSale.kind === 'returnRefund' && received.has(afterSale.state) && order.takesStock;
  if (!isBack) throw new ShopError('UNIT_NOT_RETURNED');
  const lines = (await listOrderLines(tx, order)).filter((line) => line.skuId === skuId);
  const pieces = (await listAfterSaleLines(tx, [afterSale]))
    .filter(({ lineId }) => lines.some(({ id }) => id === lineId))
    .reduce((sum, line) => sum + line.pieces, 0);
  const [line] = lines;
  if (!line || pieces === 0) throw new ShopError('UNIT_NOT_RETURNED');
  // What went back into the stock is sold from there.
  if (await hasReturned(tx, { skuId, cause: { kind: 'afterSale', id: afterSaleId } })) {
    throw new ShopError('UNIT_NOT_RETURNED');
  }
  await holdReturned(tx, { afterSaleId, skuId });
  const unit = await takeInUnit(tx, {
    ...wish,
    source: 'afterSale',
    productId: line.productId,
    afterSale: { id: afterSaleId, pieces },
  });
  await dropTakenIn(tx, { afterSaleId, skuId });
  return { unit, before: null, after: unit };
}
