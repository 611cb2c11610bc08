import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Users whose twelve-month spending has shrunk since their level was computed, however many days ago. */
export async function listDueLevels(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from level_standings where falls_on <= ${businessDay(now)}::date
    order by falls_on limit ${limit}`.execute(db);
  return rows;
}
