import { rules } from '@jiwu/contract';
import { assert, MINUTE_MS } from '@jiwu/kernel';
import { BATCH, type Batch, lockBatch, priceRows, startOrdering } from '../../modules/channels/dropshipping/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import { type OrderKinds, takeOrderTurn } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { assertMayHold } from '../orders/assertMayHold.ts';
import { assertMayOrder } from './assertMayOrder.ts';
import { getApprovedBusiness } from '../businesses/queries/getApprovedBusiness.ts';
import { priceBatch } from './queries/priceBatch.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  /** The price that the user saw; the batch is ordered at this price or not at all. */
  readonly quoteKey: string;
  readonly now: Date;
}

/**
 * Orders a batch: every good row has its price from now on, and the stock of all of them is reserved, all or nothing. The orders themselves
 * are made afterwards, some at a time (`makeOrders`): until then their pieces are set aside for the batch. Locks: account, the user's turn, batch,
 * stock by id.
 */
export async function orderBatch(tx: Tx, { userId, id, quoteKey, now }: Input, kinds: OrderKinds): Promise<Batch> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  await takeOrderTurn(tx, userId);
  const batch = await lockBatch(tx, { userId, id });
  if (batch.state === 'draft') throw new ShopError('BATCH_UNREAD');
  if (batch.state !== 'checked') throw new ShopError('BATCH_CHANGED');
  await getApprovedBusiness(tx, batch);
  await assertMayOrder(tx, { userId, now });
  await assertMayHold(tx, { userId, now }, kinds);
  const price = await priceBatch(tx, batch, now);
  if (price.orders === 0) throw new ShopError('BATCH_EMPTY');
  if (price.key !== quoteKey) throw new ShopError('QUOTE_CHANGED', { payFen: price.payFen });
  const pieces = [...price.pieces.values()].reduce((sum, one) => sum + one, 0);
  const { orders, goodsFen, shippingFen } = price;
  const payBy = new Date(now.getTime() + rules.dropshipping.payMinutes * MINUTE_MS);
  // Before the stock: who has another batch unpaid is refused without holding anyone up.
  const ordering = await startOrdering(tx, batch, { orders, pieces, goodsFen, shippingFen, payBy, now });
  const priced = await priceRows(tx, batch, price.groups);
  assert(priced === orders, 'every good row has its price');
  const moves = [...price.pieces].map(([skuId, quantity]) => ({
    skuId,
    productId: price.skus.get(skuId)?.productId ?? '',
    quantity,
  }));
  await moveStock(tx, { kind: 'reserve', moves, cause: { kind: BATCH, id }, now });
  return ordering;
}
