import { rules } from '@jiwu/contract';
import { orderKinds } from '../../../apps/server/src/composition/orderKinds.ts';
import { addRows } from '../../../apps/server/src/flows/dropshipping/addRows.ts';
import { createBatch } from '../../../apps/server/src/flows/dropshipping/createBatch.ts';
import { makeOrders } from '../../../apps/server/src/flows/dropshipping/makeOrders.ts';
import { orderBatch } from '../../../apps/server/src/flows/dropshipping/orderBatch.ts';
import { priceBatch } from '../../../apps/server/src/flows/dropshipping/queries/priceBatch.ts';
import { type Batch, getBatch, type TypedRow } from '../../../apps/server/src/modules/channels/dropshipping/index.ts';
import { listBusinesses } from '../../../apps/server/src/modules/people/businesses/index.ts';
import type { DemoBatch } from './demoBatches.ts';
import type { ResellerScene } from './ResellerScene.ts';

interface Written {
  readonly demo: DemoBatch;
  readonly rows: readonly TypedRow[];
  readonly skuIds: readonly string[];
  readonly at: Date;
}

/** A new batch in the name of the approved business, with all its rows. */
export async function writeBatch({ db, userId }: ResellerScene, { demo, rows, skuIds, at }: Written): Promise<Batch> {
  const own = await listBusinesses(db.read, userId);
  const businessId = own.find(({ state }) => state === 'approved')?.id ?? '';
  const { name, source } = demo;
  const first = rows.slice(0, rules.dropshipping.rowsPerRequest);
  const made = { userId, businessId, name, source, skuIds, rows: first, now: at };
  let batch = await db.transact((tx) => createBatch(tx, made));
  for (let from = first.length; from < rows.length; from += first.length) {
    const more = { userId, id: batch.id, rows: rows.slice(from, from + first.length), now: at };
    ({ batch } = await db.transact((tx) => addRows(tx, more)));
  }
  return batch;
}

/** Ordered at today's prices, with an order for each good row. */
export async function orderWritten({ db, userId }: ResellerScene, batch: Batch, at: Date): Promise<Batch> {
  const own = { userId, id: batch.id, now: at };
  await db.transact(async (tx) => {
    const { key } = await priceBatch(tx, batch, at);
    await orderBatch(tx, { ...own, quoteKey: key }, orderKinds);
  });
  while ((await db.transact((tx) => makeOrders(tx, own))) === 'more');
  return await getBatch(db.read, own);
}
