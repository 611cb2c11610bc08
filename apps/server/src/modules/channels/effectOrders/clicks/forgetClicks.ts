import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../../../../platform/database/inBatches.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Services } from '../../../../platform/services.ts';
import { clicksCountSince } from './lastClickQuery.ts';

/** Promoters see their clicks of the last thirty days; a month more answers questions about them. */
const COUNTED_DAYS = 60;

/** When an account is closed. */
export async function forgetClicks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('effect_last_clicks').where('user_id', '=', userId).execute();
}

/** Hourly: removes clicks that no longer count for anything. */
export async function sweepClicks(services: Services): Promise<void> {
  const now = services.clock();
  const old = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from effect_last_clicks where ctid in (
      select ctid from effect_last_clicks where clicked_at < ${clicksCountSince(now)} limit ${limit}
      for update skip locked)`,
  );
  await inBatches(
    services.db,
    (limit) => sql`
    delete from effect_clicks where ctid in (
      select ctid from effect_clicks where day < ${old}::date limit ${limit} for update skip locked)`,
  );
}
