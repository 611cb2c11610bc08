import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { lockThread } from './threadQueries.ts';

/** The user has seen the messages up to this number. Answers that nobody has seen yet stay unread. */
export async function readThread(tx: Tx, { userId, upTo }: { userId: string; upTo: number }): Promise<number> {
  const thread = await lockThread(tx, userId);
  if (!thread) return 0;
  const readNo = Math.min(upTo, thread.lastNo);
  if (readNo <= thread.readNo) return thread.unreadCount;
  // Counted in a statement of its own: one that had waited for the lock would count as things stood before.
  const { rows } = await sql<{ unread: number }>`
    update support_threads set read_no = ${readNo}, unread_count = (
      select count(*) from support_messages where user_id = ${userId} and no > ${readNo} and by_kind = 'staff')
    where user_id = ${userId}
    returning unread_count as unread`.execute(tx);
  announceLive(tx, liveChannels.support(userId));
  return rows[0]?.unread ?? 0;
}
