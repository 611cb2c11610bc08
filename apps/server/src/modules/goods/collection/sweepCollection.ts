import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../../../platform/database/inBatches.ts';
import type { Services } from '../../../platform/services.ts';

const KEPT_MS = HOUR_MS;

/** Deletes removed entries that can no longer be restored. */
export async function sweepCollection(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - KEPT_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from collection_items
    where ctid in (select ctid from collection_items where removed_at < ${before} limit ${limit})`,
  );
}
