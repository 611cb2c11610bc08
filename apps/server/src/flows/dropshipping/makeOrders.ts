import { assert, newId } from '@jiwu/kernel';
import {
  addMade,
  type Batch,
  dropshippingKind,
  listRows,
  lockFreeBatch,
  markOrdered,
  plainPhone,
  type Row,
} from '../../modules/channels/dropshipping/index.ts';
import { loadSkuFacts, type SkuFacts } from '../../modules/goods/catalogue/index.ts';
import { findDivision } from '../../modules/people/addresses/index.ts';
import { insertOrders, type PlainOrder } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Orders of one transaction. */
const CHUNK = 200;

/**
 * Makes the next orders of a batch out of its rows, in the order of their numbers, at the prices that were written down when it was ordered.
 * Each row once: it is marked in the same transaction, under the batch's lock, and its order bears a key of its own. Answers whether there are
 * more. Moves no stock: the whole batch has reserved its pieces. A batch that others hold is left to them.
 */
export async function makeOrders(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<'more' | 'done'> {
  const batch = await lockFreeBatch(tx, { userId, id });
  // What is overdue is closed instead.
  if (batch?.state !== 'ordering' || !batch.ordered || batch.ordered.payBy <= now) return 'done';
  const rows = await listRows(tx, batch, { states: ['good'], limit: CHUNK });
  const skus = await loadSkuFacts(tx, [...new Set(rows.flatMap(({ skuId }) => skuId ?? []))]);
  const made = rows.map((row) => ({ no: row.no, orderId: newId(), row }));
  await insertOrders(tx, {
    userId,
    kind: 'dropshipping',
    subjectId: id,
    takesStock: dropshippingKind.takesStock,
    channel: dropshippingKind.channel,
    orders: made.map(({ orderId, row }) => orderOf(batch, { orderId, row, skus })),
    payBy: batch.ordered.payBy,
    now,
  });
  const marked = await markOrdered(tx, batch, made);
  assert(marked === made.length, 'every row of the chunk was good');
  return (await addMade(tx, batch, made.length)).state === 'ordering' ? 'more' : 'done';
}

interface Made {
  readonly orderId: string;
  readonly row: Row;
  readonly skus: ReadonlyMap<string, SkuFacts>;
}

function orderOf(batch: Batch, { orderId, row, skus }: Made): PlainOrder {
  const { no, price, skuId, pieces, placeCode, detail } = row;
  const sku = skus.get(skuId ?? '');
  const place = findDivision(placeCode ?? '');
  assert(sku && place && price && pieces !== null && detail !== null, `row ${no} of ${batch.no} is good`);
  return {
    id: orderId,
    requestKey: `${batch.no}:${batch.id.slice(-12)}:${no}`,
    shipTo: {
      recipient: row.recipient,
      phoneNumber: plainPhone(row.phoneNumber),
      divisionCode: place.code,
      province: place.province,
      city: place.city,
      district: place.district,
      detail,
    },
    line: {
      skuId: sku.skuId,
      productId: sku.productId,
      title: sku.title,
      skuLabel: sku.skuLabel,
      picture: sku.picture,
      quantity: pieces,
      unitPriceFen: price.unitPriceFen,
      unitPriceReason: price.reasons.unitPrice,
      listFen: price.listFen,
    },
    shippingFen: price.shippingFen,
    shippingReason: price.reasons.shipping,
    dispatchHours: sku.dispatchHours,
  };
}
