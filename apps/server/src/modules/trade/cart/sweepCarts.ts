import { rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../../../platform/database/inBatches.ts';
import type { Services } from '../../../platform/services.ts';

/** Deletes guests' carts that were abandoned, those beyond the number that is kept, the longest untouched first, and removed lines that can no longer be restored. */
export async function sweepCarts(services: Services): Promise<void> {
  const now = services.clock().getTime();
  const forgotten = new Date(now - rules.cart.guestDays * 24 * HOUR_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from carts where owner_id in (
      select owner_id from carts where user_id is null and touched_at < ${forgotten} limit ${limit}
      for update skip locked)`,
  );
  await inBatches(
    services.db,
    (limit) => sql`
    delete from carts where owner_id in (
      select owner_id from carts where user_id is null and touched_at <= (
        select touched_at from carts where user_id is null order by touched_at desc offset ${services.config.GUEST_CARTS} limit 1)
      limit ${limit} for update skip locked)`,
  );
  await inBatches(
    services.db,
    (limit) => sql`
    delete from cart_lines where ctid in (
      select ctid from cart_lines where removed_at < ${new Date(now - HOUR_MS)} limit ${limit} for update skip locked)`,
  );
}
