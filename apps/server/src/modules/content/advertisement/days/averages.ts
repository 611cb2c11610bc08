import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { addDays } from '../slots/bookableDays.ts';
import type { AdvertisementPlace, Slot } from '../slots/Slot.ts';

export interface Average {
  readonly impressionsPerDay: number | null;
  readonly clickRateBp: number | null;
}

interface Sums {
  readonly days: number;
  readonly impressions: number;
  readonly clicks: number;
}

export const noAverage: Average = { impressionsPerDay: null, clickRateBp: null };

/** Of one slot, over the days of the last month on which something was shown there. */
export async function findAverage(db: Reader, slot: Slot, today: string): Promise<Average> {
  const { rows } = await sql<Sums>`
    ${sums} and place = ${slot.place} and target = ${slot.target} ${within(today)}`.execute(db);
  return averageOf(rows[0]);
}

/** Of each place, whatever it is sold by. */
export async function listAverages(db: Reader, today: string): Promise<ReadonlyMap<AdvertisementPlace, Average>> {
  const { rows } = await sql<Sums & { place: AdvertisementPlace }>`
    select place, days, impressions, clicks from (
      select place, ${figures} from ${earned} ${within(today)} group by place) as figures`.execute(db);
  return new Map(rows.map((row) => [row.place, averageOf(row)]));
}

/** Of all that a business has had shown before. */
export async function findEarlier(
  db: Reader,
  { userId, businessId }: { userId: string; businessId: string },
): Promise<{ count: number; clickRateBp: number | null }> {
  const { rows } = await sql<Sums & { count: number }>`
    select count(distinct booking.id)::int as count, ${figures} from ${earned}
      and booking.user_id = ${userId} and booking.business_id = ${businessId}`.execute(db);
  return { count: rows[0]?.count ?? 0, clickRateBp: averageOf(rows[0]).clickRateBp };
}

const figures = sql`count(*)::int as days, coalesce(sum(impressions), 0)::int8 as impressions,
  coalesce(sum(clicks), 0)::int8 as clicks`;
const earned = sql`advertisement_days as shown
  join advertisement_bookings as booking on booking.user_id = shown.user_id and booking.id = shown.booking_id
  where shown.state = 'earned'`;
const sums = sql`select ${figures} from ${earned}`;

function within(today: string) {
  return sql`and shown.day >= ${addDays(today, -rules.advertisement.averageDays)}::date`;
}

function averageOf(sum: Sums | undefined): Average {
  if (!sum || sum.days === 0) return noAverage;
  return {
    impressionsPerDay: Math.round(sum.impressions / sum.days),
    clickRateBp: clickRateBp(sum),
  };
}

/** Null without impressions. */
function clickRateBp({ impressions, clicks }: { impressions: number; clicks: number }): number | null {
  return impressions === 0 ? null : Math.min(10_000, Math.round((clicks * 10_000) / impressions));
}
