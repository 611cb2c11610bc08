import { rules } from '@jiwu/contract';
import { assert, DAY_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { keepFiles, listPictureSizes } from '../files/index.ts';
import { holdOpen } from '../../people/identity/index.ts';
import { announceQueue } from './announceQueue.ts';
import type { AttachmentKey, Message } from './Thread.ts';

interface Input {
  readonly userId: string;
  readonly text: string;
  /** Pictures of the user's own that are in no use yet. */
  readonly fileIds: readonly string[];
  /** The caller has seen to it that this is the user's own, or public. */
  readonly attached: AttachmentKey | null;
  readonly now: Date;
}

/**
 * A message of the user, who from now on waits for an answer. The row of the thread is its lock: messages that are sent at once
 * get their numbers one after the other, and are counted against the limits one after the other.
 */
export async function sendMessage(tx: Tx, { userId, text, fileIds, attached, now }: Input): Promise<Message> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  const { no, sentAt } = await takeNumber(tx, { userId, now });
  await assertWithinLimits(tx, { userId, now });
  await tx
    .insertInto('support_messages')
    .values({
      user_id: userId,
      no,
      by_kind: 'user',
      text,
      attached_kind: attached?.kind ?? null,
      attached_id: attached?.id ?? null,
      sent_at: sentAt,
    })
    .execute();
  const pictures = await addPictures(tx, { userId, no, fileIds, now });
  announceLive(tx, liveChannels.support(userId));
  announceQueue(tx);
  return { no, by: 'user', text, attached, pictures, sentAt };
}

/** The first message makes the thread. Times never go back, whichever process took the message. */
async function takeNumber(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  const { rows } = await sql<{ no: number; sentAt: Date }>`
    insert into support_threads as thread (user_id, id, state, last_no, last_at, waiting_since, created_at)
    values (${userId}, ${newId()}, 'waiting', 1, ${now}, ${now}, ${now})
    on conflict (user_id) do update set
      state = 'waiting', last_no = thread.last_no + 1, last_at = greatest(thread.last_at, excluded.last_at),
      waiting_since = coalesce(thread.waiting_since, greatest(thread.last_at, excluded.last_at))
    returning last_no as no, last_at as "sentAt"`.execute(tx);
  const [row] = rows;
  assert(row, 'an upsert returns its row');
  return row;
}

/** Looks at no more messages than a day allows. */
async function assertWithinLimits(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const { perMinute, perDay } = rules.support;
  const { rows } = await sql<{ lately: number; today: number }>`
    select count(*) filter (where sent_at > ${since(MINUTE_MS)})::int as lately, count(*)::int as today
    from (
      select sent_at from support_messages where user_id = ${userId} and by_kind = 'user'
      order by no desc limit ${perDay}
    ) as recent
    where sent_at > ${since(DAY_MS)}`.execute(tx);
  const { lately = 0, today = 0 } = rows[0] ?? {};
  if (lately >= perMinute) throw new ShopError('SUPPORT_TOO_FAST');
  if (today >= perDay) throw new ShopError('SUPPORT_TOO_MANY');
}

async function addPictures(
  tx: Tx,
  { userId, no, fileIds, now }: { userId: string; no: number; fileIds: readonly string[]; now: Date },
): Promise<Message['pictures']> {
  if (fileIds.length === 0) return [];
  await keepFiles(tx, { fileIds, ownerId: userId, now });
  const sizes = await listPictureSizes(tx, fileIds);
  const pictures = fileIds.map((fileId) => {
    const size = sizes.get(fileId);
    if (!size) throw new ShopError('FILE_REFUSED');
    return { fileId, ...size };
  });
  await tx
    .insertInto('support_pictures')
    .values(
      pictures.map(({ fileId, width, height }, position) => ({
        user_id: userId,
        message_no: no,
        position,
        file_id: fileId,
        width,
        height,
      })),
    )
    .execute();
  return pictures;
}
