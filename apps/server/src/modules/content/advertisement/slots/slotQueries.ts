import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Slot } from './Slot.ts';

/**
 * One booking of a slot at a time: two that wait for each other's rows in the exclusion constraint would end as a deadlock. Held until the
 * transaction ends; taken after the account, before any row.
 */
export async function lockSlot(tx: Tx, { place, target }: Slot): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`advertisement:${place}:${target}`}, 0))`.execute(tx);
}

/** To the letter the condition of the exclusion constraint. */
const isLive = sql<boolean>`state in ('unpaid', 'waiting', 'approved', 'ended')`;

/** Stretches of days that are taken, within some. */
export async function listTaken(
  db: Reader,
  { place, target }: Slot,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): Promise<{ fromDay: string; toDay: string }[]> {
  return await db
    .selectFrom('advertisement_bookings')
    .select(['from_day as fromDay', 'to_day as toDay'])
    .where('place', '=', place)
    .where('target', '=', target)
    .where(isLive)
    .where(sql<boolean>`daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]')`)
    .orderBy('from_day')
    .execute();
}
