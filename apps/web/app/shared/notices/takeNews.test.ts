import type { Notice } from '@jiwu/contract';
import { beforeEach, expect, it } from 'vitest';
import { useToasts } from '../../ui/toast/toastStore.ts';
import { forgetNotices, onNewNotice, openNotices, useNotices } from './noticeStore.ts';
import { takeNews } from './takeNews.ts';

const notice = (id: string, isRead = false) => ({ id, title: '付款成功', body: `订单 ${id}`, isRead }) as Notice;
const texts = () => useToasts.getState().shown.map(({ text }) => text);

beforeEach(() => {
  forgetNotices();
  useToasts.setState({ shown: [] });
});

it('counts what was there before, and announces only what comes after', () => {
  takeNews('A', { unreadCount: 3, newest: notice('1') });
  expect([useNotices.getState().unreadCount, texts()]).toEqual([3, []]);
  takeNews('A', { unreadCount: 4, newest: notice('2') });
  takeNews('A', { unreadCount: 4, newest: notice('2') });
  expect([useNotices.getState().unreadCount, texts()]).toEqual([4, ['付款成功：订单 2']]);
});

it('announces the first one of who had none', () => {
  takeNews('B', { unreadCount: 0, newest: null });
  takeNews('B', { unreadCount: 1, newest: notice('1') });
  expect(texts()).toHaveLength(1);
});

it('is quiet about what is read already, and while the list is open', () => {
  takeNews('C', { unreadCount: 0, newest: null });
  takeNews('C', { unreadCount: 0, newest: notice('1', true) });
  openNotices();
  takeNews('C', { unreadCount: 1, newest: notice('2') });
  expect(texts()).toEqual([]);
});

it('is quiet about the very thing that the page shows', () => {
  const ofOrder = { ...notice('1'), link: { kind: 'order', id: '0193-a' } } as Notice;
  takeNews('F', { unreadCount: 0, newest: null });
  takeNews('F', { unreadCount: 1, newest: ofOrder }, '?id=0193-a');
  expect([useNotices.getState().unreadCount, texts()]).toEqual([1, []]);
  takeNews('F', { unreadCount: 2, newest: { ...ofOrder, id: '2' } }, '?id=0193-b');
  expect(texts()).toHaveLength(1);
});

it('is quiet about an answer of the staff while one looks at the conversation', () => {
  const answer = { ...notice('1'), link: { kind: 'support', id: '0193-c' } } as Notice;
  takeNews('G', { unreadCount: 0, newest: null });
  takeNews('G', { unreadCount: 1, newest: answer }, '?view=support&order=1');
  expect(texts()).toEqual([]);
  takeNews('G', { unreadCount: 2, newest: { ...answer, id: '2' } }, '?view=notices');
  expect(texts()).toHaveLength(1);
});

it('leaves the list open that was opened before anything was heard', () => {
  openNotices();
  takeNews('D', { unreadCount: 1, newest: notice('1') });
  expect(useNotices.getState().isOpen).toBe(true);
});

it('takes nothing over from one user to the next', () => {
  takeNews('D', { unreadCount: 1, newest: notice('1') });
  takeNews('E', { unreadCount: 1, newest: notice('2') });
  expect(texts()).toEqual([]);
});

it('tells whoever follows of each new one, and of nothing that was there or is another user’s', () => {
  let heard = 0;
  const leave = onNewNotice(() => (heard += 1));
  takeNews('H', { unreadCount: 1, newest: notice('1') });
  takeNews('H', { unreadCount: 0, newest: notice('1', true) });
  expect(heard).toBe(0);
  takeNews('H', { unreadCount: 1, newest: notice('2') });
  expect(heard).toBe(1);
  takeNews('I', { unreadCount: 1, newest: notice('3') });
  leave();
  takeNews('I', { unreadCount: 2, newest: notice('4') });
  expect(heard).toBe(1);
});
