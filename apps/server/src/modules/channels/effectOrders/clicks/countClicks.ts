import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface DayClicks {
  /** 2026-11-15, in Shanghai. */
  readonly day: string;
  readonly place: string | null;
  readonly clicks: number;
}

/** A promoter's clicks from a day on, by day and place. */
export async function countClicks(
  db: Reader,
  { promoterId, since }: { promoterId: string; since: string },
): Promise<DayClicks[]> {
  const { rows } = await sql<DayClicks>`
    select to_char(day, 'YYYY-MM-DD') as day, place, count(*) as clicks from effect_clicks
    where promoter_id = ${promoterId} and day >= ${since}::date group by effect_clicks.day, place`.execute(db);
  return rows;
}
