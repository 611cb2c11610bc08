import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import { inBatches } from '../../platform/database/inBatches.ts';
import type { Services } from '../../platform/services.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Guests' carts that nobody came back to, and what was taken out and not put back. */
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
    delete from cart_lines where ctid in (
      select ctid from cart_lines where removed_at < ${new Date(now - HOUR_MS)} limit ${limit} for update skip locked)`,
  );
}
