import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../../../../platform/database/inBatches.ts';
import type { Services } from '../../../../platform/services.ts';

/** A page that was left open for longer asks anew. */
const KEPT_MS = DAY_MS;

/** Wishes that nobody made an order of. */
export async function sweepWishes(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - KEPT_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from group_seats where ctid in (
      select ctid from group_seats where state = 'wished' and wished_at < ${before} limit ${limit})`,
  );
}
