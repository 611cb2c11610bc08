import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { announceQueue } from './announceQueue.ts';
import type { Thread } from './Thread.ts';
import { assertSeen, getAnyThread, lockAnyThread } from './threadQueries.ts';

interface Seen {
  readonly id: string;
  /** The newest message that the member of staff saw. */
  readonly seenNo: number;
  readonly now: Date;
}

/** Staff answer; the user has one more to read. */
export async function answerThread(
  tx: Tx,
  { id, seenNo, staffId, text, now }: Seen & { readonly staffId: string; readonly text: string },
): Promise<Thread> {
  const before = await lockAnyThread(tx, id);
  assertSeen(before, seenNo);
  const { userId } = before;
  const no = before.lastNo + 1;
  const at = now > before.lastAt ? now : before.lastAt;
  await tx
    .updateTable('support_threads')
    .set((row) => ({
      state: 'answered',
      last_no: no,
      last_at: at,
      unread_count: row('unread_count', '+', 1),
      waiting_since: null,
    }))
    .where('user_id', '=', userId)
    .execute();
  await tx
    .insertInto('support_messages')
    .values({ user_id: userId, no, by_kind: 'staff', staff_id: staffId, text, sent_at: at })
    .execute();
  announceLive(tx, liveChannels.support(userId));
  announceQueue(tx);
  return await getAnyThread(tx, id);
}

/** Staff end it; another message of the user opens it again. */
export async function closeThread(tx: Tx, { id, seenNo }: Omit<Seen, 'now'>): Promise<Thread> {
  const before = await lockAnyThread(tx, id);
  assertSeen(before, seenNo);
  await tx
    .updateTable('support_threads')
    .set({ state: 'closed', waiting_since: null })
    .where('user_id', '=', before.userId)
    .execute();
  announceLive(tx, liveChannels.support(before.userId));
  announceQueue(tx);
  return await getAnyThread(tx, id);
}
