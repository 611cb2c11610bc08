import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type Thread, threadColumns, threadOf } from './Thread.ts';

/** A thread in a list of staff's. */
interface ListedThread extends Thread {
  readonly lastText: string;
}

interface Input {
  readonly state: Thread['state'];
  /** The last one of the page before, by the time that the list goes by. */
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** The time by which the list of a state goes: whoever waits, since when; the others, when something was last written. */
export function listedAt({ state, waitingSince, lastAt }: Thread): Date {
  return state === 'waiting' && waitingSince ? waitingSince : lastAt;
}

/** For staff: those who wait, the longest first; of the others the newest first. */
export async function listThreads(db: Reader, { state, after, limit }: Input): Promise<ListedThread[]> {
  const rows = await db
    .selectFrom('support_threads')
    .select(threadColumns)
    .select(
      sql<string>`(
        select text from support_messages as message
        where message.user_id = support_threads.user_id and message.no = support_threads.last_no)`.as('last_text'),
    )
    .$if(state === 'waiting', (query) =>
      query
        // Written out: the index is for this state.
        .where(sql<boolean>`state = 'waiting'`)
        .$if(after !== undefined, (rest) =>
          rest.where(sql<boolean>`(waiting_since, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy('waiting_since')
        .orderBy('id'),
    )
    .$if(state !== 'waiting', (query) =>
      query
        .where('state', '=', state)
        .$if(after !== undefined, (rest) =>
          rest.where(sql<boolean>`(last_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy('last_at', 'desc')
        .orderBy('id', 'desc'),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...threadOf(row), lastText: row.last_text }));
}
