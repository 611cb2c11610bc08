import type { Notice, NoticeNews } from '@jiwu/contract';
import { showToast } from '../../ui/toast/toastStore.ts';
import { forgetNotices, openNotices, useNotices } from './noticeStore.ts';

/**
 * Keeps the unread count, and shows a toast for a notice that is new to this page, unless the page's own address shows the order,
 * product … that the notice is about. Ids are in the order of time.
 */
export function takeNews(user: string, { unreadCount, newest }: NoticeNews, address = ''): void {
  const known = useNotices.getState().user;
  if (known !== null && known !== user) forgetNotices();
  const { newestId, isOpen } = useNotices.getState();
  useNotices.setState({ user, unreadCount, newestId: newest?.id ?? '' });
  if (newestId === null || !newest || newest.isRead || newest.id <= newestId || isOpen) return;
  if (newest.link && isShown(newest.link, address)) return;
  showToast({
    kind: 'info',
    text: `${newest.title}：${newest.body}`,
    action: { label: '查看消息', onPress: openNotices },
  });
}

/** An order or product stands in the address by its id, the conversation with the staff by its view. */
function isShown({ kind, id }: NonNullable<Notice['link']>, address: string): boolean {
  return kind === 'support' ? address.includes('view=support') : address.includes(id);
}
