import { readRows } from '../flows/dropshipping/readRows.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listUnread } from '../modules/channels/dropshipping/index.ts';
import { chunkByChunk } from './chunkByChunk.ts';

/** A sweep: looks at the rows of batches that nobody has looked at yet. */
export async function readBatchRows(services: ShopServices): Promise<void> {
  await chunkByChunk(services, {
    name: 'rows of a batch could not be read',
    list: (limit) => listUnread(services.db.read, limit),
    work: (tx, batch) => readRows(tx, { ...batch, now: services.clock() }),
  });
}
