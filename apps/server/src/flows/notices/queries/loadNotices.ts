import type { Answer, Contract } from '@jiwu/contract';
import { countNotices, listNotices, type NoticeTab } from '../../../modules/content/notices/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { findNoticePictures } from './findNoticePictures.ts';

interface Input {
  readonly userId: string;
  readonly isUnread: boolean;
  readonly tab: NoticeTab | undefined;
  readonly cursor: string | undefined;
}

/** A page of a user's notices with the goods that they speak of, and how many there are of each kind. */
export async function loadNotices(db: Reader, input: Input): Promise<Answer<Contract['noticeList']>> {
  const { userId } = input;
  const [{ items, nextCursor }, counts] = await Promise.all([listNotices(db, input), countNotices(db, userId)]);
  const pictures = await findNoticePictures(db, { userId, links: items.map(({ link }) => link) });
  return {
    items: items.map((item) => ({ ...item, picture: pictures.get(item.link?.id ?? '') ?? null })),
    nextCursor,
    unreadCount: counts.unread,
    counts,
  };
}
