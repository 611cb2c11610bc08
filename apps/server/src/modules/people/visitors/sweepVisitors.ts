import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';

const KEPT_DAYS = 7;

/** Hourly: the minutes of days long over; the last row of each day stays. At most a day's rows are due at a time. */
export async function sweepVisitors({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = businessDay(new Date(clock().getTime() - KEPT_DAYS * DAY_MS));
  await db.transact((tx) =>
    sql`
      delete from visitor_minutes as old
      where day < ${before}::date and day >= ${before}::date - 30 and exists (
        select from visitor_minutes as later where later.day = old.day and later.minute > old.minute)`.execute(tx),
  );
}
