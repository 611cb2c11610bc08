import { sql } from 'kysely';
import { inBatches } from '../../platform/database/inBatches.ts';
import type { Services } from '../../platform/services.ts';

const KEPT_MS = 60 * 60 * 1000;

/** What was taken out and not put back. */
export async function sweepCollection(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - KEPT_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from collection_items
    where ctid in (select ctid from collection_items where removed_at < ${before} limit ${limit})`,
  );
}
