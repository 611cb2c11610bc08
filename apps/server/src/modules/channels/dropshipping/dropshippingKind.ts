import { assert } from '@jiwu/kernel';
import { cancelInvoice } from '../../trade/invoices/index.ts';
import { normalKind, type Order, type OrderKind } from '../../trade/orders/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { BATCH, type Batch } from './batches/Batch.ts';
import { addProgress } from './batches/batchChanges.ts';
import { findSenders, lockBatch } from './batches/batchQueries.ts';
import { tellOfProgress } from './batches/tellOfProgress.ts';

/**
 * One parcel of a batch. Its orders are made, paid and closed together with the batch, which is their subject; sent, received and refunded
 * each by itself. They earn nothing, and the business hears of the batch alone.
 */
export const dropshippingKind: OrderKind = {
  ...normalKind,
  channel: 'dropshipping',
  isBoughtAtCheckout: false,
  // Goods with a limit for each user are not dropshipped at all.
  countsTowardsLimits: false,
  // Its batch does, as one.
  countsAsUnpaid: false,
  isRewarded: false,
  tellsBuyer: false,
  listedIn: 'dropshipping',
  mayBeReviewed: false,
  mayBeReordered: false,
  isPaidAlone: false,
  unsentGoesTo: 'balance',
  lineTerms: () => Promise.reject(new ShopError('INVALID_INPUT')),
  async senders(db, orders) {
    const batches = await findSenders(db, orders.map(batchKey));
    return new Map(
      orders.flatMap((order) => {
        const sender = batches.get(order.subjectId ?? '');
        return sender ? [[order.id, sender] as const] : [];
      }),
    );
  },
  async lock(tx, { order }) {
    await lockBatch(tx, batchKey(order));
  },
  async sharedRefundFen(tx, order) {
    const { paid } = await lockBatch(tx, batchKey(order));
    assert(paid, 'what is refunded was paid');
    return paid.refundedFen;
  },
  async onDispatched(tx, { order, now }) {
    await advance(tx, order, { sent: 1, now });
  },
  async onCompleted(tx, { order, now }) {
    await advance(tx, order, { completed: 1, now });
  },
  async onRefunded(tx, { order, amountFen, isWhole, now }) {
    // Whole: no piece stays with its buyer. A completed order stays completed, others are closed.
    const hasEnded = isWhole && order.state === 'closed';
    const wasDispatched = order.dispatchedAt !== null;
    const { paid, ordered } = await advance(tx, order, {
      refundedFen: amountFen,
      cancelled: Number(hasEnded && !wasDispatched),
      returned: Number(hasEnded && wasDispatched),
      now,
    });
    const { userId, id } = batchKey(order);
    if (paid?.refundedFen === ordered?.payFen) await cancelInvoice(tx, { userId, kind: BATCH, id });
  },
};

/** An order of the batch went on; with the last one that does the business hears of it. */
async function advance(tx: Tx, order: Order, by: Parameters<typeof addProgress>[2]): Promise<Batch> {
  const batch = await addProgress(tx, batchKey(order), by);
  await tellOfProgress(tx, batch, by);
  return batch;
}

function batchKey({ userId, subjectId }: Order): { userId: string; id: string } {
  assert(subjectId, 'an order of a batch names it');
  return { userId, id: subjectId };
}
