import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type NoticeTab, tabOf } from './noticeTabs.ts';

type Counts = Readonly<Record<'all' | 'unread' | NoticeTab, number>>;

/** The counts of the page's tabs, by one pass over the user's notices of half a year. */
export async function countNotices(db: Reader, userId: string): Promise<Counts> {
  const { rows } = await sql<{ kind: string; count: number; unread: number }>`
    select kind, count(*)::int as count, count(*) filter (where read_at is null)::int as unread
    from notices where user_id = ${userId} and is_shown group by kind`.execute(db);
  const tabs = Object.keys(rules.notice.tabs) as NoticeTab[];
  const sum = (counted: readonly { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);
  const ofTabs = tabs.map((tab) => [tab, sum(rows.filter(({ kind }) => tabOf(kind) === tab))] as const);
  return {
    all: sum(rows),
    unread: rows.reduce((total, { unread }) => total + unread, 0),
    ...(Object.fromEntries(ofTabs) as Record<NoticeTab, number>),
  };
}
