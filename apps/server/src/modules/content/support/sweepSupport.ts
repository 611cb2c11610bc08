import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';
import { abandonFiles } from '../files/index.ts';
import { lockThread } from './threadQueries.ts';

const BATCH = 100;

/** Old messages go with their pictures, and a thread with its last one. What waits for an answer stays, however old it is. */
export async function sweepSupport({ clock, db }: Services): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - rules.support.keptDays * DAY_MS);
  for (;;) {
    const { rows } = await sql<{ userId: string }>`
      select distinct message.user_id as "userId" from support_messages as message
      join support_threads as thread on thread.user_id = message.user_id and thread.state <> 'waiting'
      where message.sent_at < ${before} limit ${BATCH}`.execute(db.read);
    for (const { userId } of rows) await db.transact((tx) => removeOld(tx, { userId, before, now }));
    if (rows.length < BATCH) return;
  }
}

async function removeOld(tx: Tx, { userId, before, now }: { userId: string; before: Date; now: Date }): Promise<void> {
  const thread = await lockThread(tx, userId);
  if (!thread || thread.state === 'waiting') return;
  const pictures = await sql<{ fileId: string }>`
    delete from support_pictures as picture using support_messages as message
    where picture.user_id = ${userId} and message.user_id = picture.user_id and message.no = picture.message_no
      and message.sent_at < ${before}
    returning picture.file_id as "fileId"`.execute(tx);
  const fileIds = pictures.rows.map(({ fileId }) => fileId);
  await tx.deleteFrom('support_messages').where('user_id', '=', userId).where('sent_at', '<', before).execute();
  if (thread.lastAt < before) {
    await tx.deleteFrom('support_threads').where('user_id', '=', userId).execute();
  } else {
    await sql`
      update support_threads set unread_count = (
        select count(*) from support_messages where user_id = ${userId} and no > read_no and by_kind = 'staff')
      where user_id = ${userId}`.execute(tx);
  }
  if (fileIds.length > 0) await abandonFiles(tx, { ownerId: userId, fileIds, now });
}
