import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../../../../platform/database/inBatches.ts';
import type { Services } from '../../../../platform/services.ts';

const KEPT_MS = 90 * DAY_MS;
/** As long as the cookie lives. */
const DEVICES_KEPT_MS = 400 * DAY_MS;

/** Removes sessions that ended long ago, and devices not seen for as long as their cookie lives; the audit log still shows the logins. */
export async function sweepStaffSessions(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - KEPT_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from staff_sessions
    where ctid in (select ctid from staff_sessions where expires_at < ${before} limit ${limit})`,
  );
  const unseenSince = new Date(services.clock().getTime() - DEVICES_KEPT_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from staff_devices
    where ctid in (select ctid from staff_devices where last_seen_at < ${unseenSince} limit ${limit})`,
  );
}
