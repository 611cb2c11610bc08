import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';

/** A payment that is under way at the very end gets this long to be heard of. */
const GRACE_SECONDS = 120;

/** unpaid → closed, once the time to pay is over; what is paid after that goes back by itself. */
export async function closeExpiredRecharges(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - GRACE_SECONDS * 1000);
  await services.db.transact((tx) =>
    sql`
      update recharges set state = 'closed'
      where (user_id, id) in (
        select user_id, id from recharges
        where state = 'unpaid' and expires_at < ${before}
        order by expires_at limit 200 for update skip locked)`.execute(tx),
  );
}
