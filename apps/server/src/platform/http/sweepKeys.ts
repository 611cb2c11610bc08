import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../database/inBatches.ts';
import type { Services } from '../services.ts';

const KEYS_KEPT_MS = DAY_MS;

/** Forgets idempotency keys, with the answers that they kept, after a day. */
export async function sweepKeys(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - KEYS_KEPT_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from idempotency_keys
    where ctid in (select ctid from idempotency_keys where created_at < ${before} limit ${limit})`,
  );
}
