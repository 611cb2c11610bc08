import { sql } from 'kysely';
import { sweepCarts } from '../modules/cart/index.ts';
import { sweepCollection } from '../modules/collection/index.ts';
import { sweepFiles } from '../modules/files/index.ts';
import { sweepIdentity } from '../modules/identity/index.ts';
import { sweepVisits } from '../modules/invitations/index.ts';
import { sweepStaffSessions } from '../modules/staff/index.ts';
import { sweepNotices } from '../modules/notices/index.ts';
import { inBatches } from '../platform/database/inBatches.ts';
import type { Services } from '../platform/services.ts';

const KEYS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Hourly: removes what has had its time. One part that fails does not keep the others from their work. */
export async function sweepExpired(services: Services): Promise<void> {
  const results = await Promise.allSettled([
    sweepIdentity(services),
    sweepStaffSessions(services),
    sweepFiles(services),
    sweepCollection(services),
    sweepCarts(services),
    sweepNotices(services),
    sweepVisits(services),
    sweepKeys(services),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

async function sweepKeys(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - KEYS_KEPT_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from idempotency_keys
    where ctid in (select ctid from idempotency_keys where created_at < ${before} limit ${limit})`,
  );
}
