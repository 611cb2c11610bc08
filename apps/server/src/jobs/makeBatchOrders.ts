import { makeOrders } from '../flows/dropshipping/makeOrders.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listOrdering } from '../modules/channels/dropshipping/index.ts';
import { chunkByChunk } from './chunkByChunk.ts';

/** A sweep: makes the orders of batches that are being ordered. Whatever stopped another worker, the next run goes on where it was. */
export async function makeBatchOrders(services: ShopServices): Promise<void> {
  await chunkByChunk(services, {
    name: 'orders of a batch could not be made',
    list: (limit) => listOrdering(services.db.read, limit),
    work: (tx, batch) => makeOrders(tx, { ...batch, now: services.clock() }),
  });
}
