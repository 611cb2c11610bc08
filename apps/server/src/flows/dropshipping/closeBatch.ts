import { rules } from '@jiwu/contract';
import {
  BATCH,
  type Batch,
  type ClosedBecause,
  lockBatch,
  markBatchClosed,
  sumReserved,
} from '../../modules/channels/dropshipping/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { findSkuCodes } from '../../modules/goods/catalogue/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import { endOpenPayments } from '../../modules/money/payments/index.ts';
import { changeStates } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly by: { readonly kind: 'user'; readonly id: string } | { readonly kind: 'shop' };
  readonly now: Date;
}

/**
 * Closes a batch that was ordered and not paid: all its orders, as many as there are, and its stock is free again. Whoever cancels it after
 * having held the stock for a while has let it lapse. Locks: batch, its orders, stock by id.
 */
export async function closeBatch(tx: Tx, { userId, id, by, now }: Input): Promise<Batch> {
  const batch = await lockBatch(tx, { userId, id });
  if (batch.state !== 'ordering' && batch.state !== 'unpaid') throw new ShopError('BATCH_CHANGED');
  const reason = by.kind === 'user' ? '批次已取消' : '批次超时未付款';
  await changeStates(tx, { userId, kind: 'dropshipping', subjectId: id, step: 'close', by, reason, now });
  const reserved = await sumReserved(tx, batch);
  const skus = await findSkuCodes(
    tx,
    reserved.map(({ skuId }) => skuId),
  );
  const moves = reserved.map(({ skuId, pieces }) => ({
    skuId,
    productId: skus.get(skuId)?.productId ?? '',
    quantity: pieces,
  }));
  await moveStock(tx, { kind: 'release', moves, cause: { kind: BATCH, id }, now });
  await endOpenPayments(tx, { userId, payable: { kind: BATCH, id }, now });
  const closed = await markBatchClosed(tx, batch, { because: becauseOf(batch, by.kind, now), now });
  if (by.kind === 'shop') {
    const facts = { batchNo: batch.no };
    await addNotice(tx, { userId, kind: 'batchLapsed', facts, cause: id, link: { kind: 'batch', id }, now });
  }
  return closed;
}

function becauseOf({ ordered }: Batch, by: 'user' | 'shop', now: Date): ClosedBecause {
  const heldMs = now.getTime() - (ordered?.at.getTime() ?? 0);
  return by === 'user' && heldMs < rules.dropshipping.freeSeconds * 1000 ? 'cancelled' : 'lapsed';
}
