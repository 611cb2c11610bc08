import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

export interface QueueNews {
  /** Up to a bound. */
  readonly waiting: number;
  readonly longestSince: Date | null;
  /** When anything was last written, or anyone last saw to a thread. */
  readonly lastAt: Date | null;
}

/** What staff's list looks like from afar: whether to look again. One statement, by the indexes of the list. */
export async function loadQueueNews(db: Reader, most: number): Promise<QueueNews> {
  const newest = (state: string) => sql`(
    select greatest(last_at, claimed_at) from support_threads where state = ${state} order by last_at desc, id desc limit 1)`;
  const { rows } = await sql<QueueNews>`
    select (select count(*)::int from (select from support_threads where state = 'waiting' limit ${most}) as bounded) as waiting,
      (select waiting_since from support_threads where state = 'waiting' order by waiting_since, id limit 1) as "longestSince",
      greatest(${newest('waiting')}, ${newest('answered')}, ${newest('closed')}) as "lastAt"`.execute(db);
  return rows[0] ?? { waiting: 0, longestSince: null, lastAt: null };
}
