import { assert, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { holdOpen } from '../../people/identity/index.ts';
import { announceQueue } from './announceQueue.ts';
import { type AttachmentKey, type Thread, threadColumns, threadOf } from './Thread.ts';

interface Input {
  readonly userId: string;
  readonly staffId: string;
  readonly text: string;
  /** The caller has seen to it that this is the user's own. */
  readonly attached: AttachmentKey;
  readonly now: Date;
}

/**
 * Staff write first: into the user's thread, or a new one. Whoever waits for an answer is answered in the thread itself, so that
 * nothing they asked is passed over.
 */
export async function tellUser(tx: Tx, { userId, staffId, text, attached, now }: Input): Promise<Thread> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('NOT_FOUND');
  const columns = sql.join(threadColumns.map((name) => sql.ref(`thread.${name}`)));
  const { rows } = await sql<Parameters<typeof threadOf>[0]>`
    insert into support_threads as thread (user_id, id, state, last_no, last_at, unread_count, created_at)
    values (${userId}, ${newId()}, 'answered', 1, ${now}, 1, ${now})
    on conflict (user_id) do update set
      state = 'answered', last_no = thread.last_no + 1, last_at = greatest(thread.last_at, excluded.last_at),
      unread_count = thread.unread_count + 1
    where thread.state <> 'waiting'
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new ShopError('SUPPORT_WAITING');
  const thread = threadOf(row);
  assert(thread.lastNo > 0, 'messages are numbered from 1 on');
  await tx
    .insertInto('support_messages')
    .values({
      user_id: userId,
      no: thread.lastNo,
      by_kind: 'staff',
      staff_id: staffId,
      text,
      attached_kind: attached.kind,
      attached_id: attached.id,
      sent_at: thread.lastAt,
    })
    .execute();
  announceLive(tx, liveChannels.support(userId));
  announceQueue(tx);
  return thread;
}
