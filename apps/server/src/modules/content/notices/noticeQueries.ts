import type { Notice, NoticeNews } from '@jiwu/contract';
import { rules } from '@jiwu/contract';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import type { Notices } from '../../../platform/database/schema.gen.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { NoticeKind } from './noticeKinds.ts';
import { groupOf, kindsOf, type NoticeTab } from './noticeTabs.ts';

/** As it is stored: a picture of what it speaks of is found with the page. */
type NoticeRow = Omit<Notice, 'picture'>;

const PAGE = 20;
const columns = ['id', 'kind', 'title', 'body', 'link', 'created_at', 'read_at'] as const;

/** The notices on a user's page, newest first: ids are in the order of time. */
const shown = (db: Reader, userId: string) =>
  db.selectFrom('notices').where('user_id', '=', userId).where('is_shown', '=', true);

export async function listNotices(
  db: Reader,
  input: { userId: string; isUnread: boolean; tab: NoticeTab | undefined; cursor: string | undefined },
): Promise<{ items: NoticeRow[]; nextCursor: string | null }> {
  let query = shown(db, input.userId)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (input.tab) query = query.where('kind', 'in', kindsOf(input.tab));
  if (input.isUnread) query = query.where('read_at', 'is', null);
  if (input.cursor) query = query.where('id', '<', decodeCursor(input.cursor, z.tuple([z.uuid()]))[0]);
  const rows = await query.execute();
  const items = rows.slice(0, PAGE).map(describe);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > PAGE && last ? encodeCursor([last.id]) : null };
}

/** The newest notice and the unread count, in one statement: two could see a notice that the other one misses. */
export async function findNoticeNews(db: Reader, userId: string): Promise<NoticeNews> {
  const row = await shown(db, userId)
    .select([...columns, unreadOf(userId).as('unread')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { unreadCount: row.unread, newest: { ...describe(row), picture: null } }
    : { unreadCount: 0, newest: null };
}

export async function countUnread(db: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadOf(userId)} as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Counts up to the badge's limit (99+): a user who never reads must not make every count slower. */
const unreadOf = (userId: string) => sql<number>`(
  select count(*)::int from (
    select from notices where user_id = ${userId} and read_at is null and is_shown
    limit ${rules.notice.countedUnread}
  ) as counted)`;

export async function readNotice(tx: Tx, input: { userId: string; id: string; now: Date }): Promise<void> {
  const updated = await tx
    .updateTable('notices')
    .set({ read_at: sql<Date>`coalesce(read_at, ${input.now})` })
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .where('is_shown', '=', true)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw new ShopError('NOT_FOUND');
  announceLive(tx, liveChannels.notices(input.userId));
}

export async function readAllNotices(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ read_at: input.now })
    .where('user_id', '=', input.userId)
    .where('is_shown', '=', true)
    .where('read_at', 'is', null)
    .execute();
  announceLive(tx, liveChannels.notices(input.userId));
}

/** All of one kind: the user has seen what they tell of. */
export async function readNoticesOfKind(tx: Tx, input: { userId: string; kind: NoticeKind; now: Date }): Promise<void> {
  const updated = await tx
    .updateTable('notices')
    .set({ read_at: input.now })
    .where('user_id', '=', input.userId)
    .where('kind', '=', input.kind)
    .where('is_shown', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) announceLive(tx, liveChannels.notices(input.userId));
}

/** When an account is closed. */
export async function removeNotices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notices').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notice_switches').where('user_id', '=', userId).execute();
}

function describe(row: Pick<Selectable<Notices>, (typeof columns)[number]>): NoticeRow {
  return {
    id: row.id,
    group: groupOf(row.kind),
    kind: row.kind,
    title: row.title,
    body: row.body,
    link: row.link as Notice['link'],
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  };
}
