import { sql } from 'kysely';
import type { Config } from '../../../../platform/config/config.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { openSecret } from './periodSecret.ts';

/** Periods that are over and have not shown their secret. */
export async function listToReveal(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from draw_periods
    where ends_at <= ${now} and not exists (select from draw_reveals where period_id = id)
    order by ends_at limit ${limit}`.execute(db);
  return rows;
}

/**
 * Publishes the secret of a period that is over. It waits for draws under way, and draws wait for it: whatever the clocks say, no
 * draw is made after the secret can be known. Returns whether it was published now: not before its time, and once.
 */
export async function revealPeriod(
  tx: Tx,
  { config, id, now }: { config: Pick<Config, 'SEAL_SECRET'>; id: string; now: Date },
): Promise<boolean> {
  await tx.selectFrom('draw_counter').select('last_number').forUpdate().executeTakeFirstOrThrow();
  const period = await tx
    .selectFrom('draw_periods')
    .select('sealed_secret')
    .where('id', '=', id)
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  if (!period) return false;
  const shown = await tx
    .insertInto('draw_reveals')
    .values({ period_id: id, secret: openSecret(config, period.sealed_secret), revealed_at: now })
    .onConflict((conflict) => conflict.column('period_id').doNothing())
    .returning('period_id')
    .executeTakeFirst();
  return shown !== undefined;
}
