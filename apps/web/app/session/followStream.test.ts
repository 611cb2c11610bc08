import { ApiError } from '@jiwu/api-client';
import type { NoticeNews } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { followStream } from './followStream.ts';

const news = (unreadCount: number): NoticeNews => ({ unreadCount, newest: null });

/** Plays one stream after the other; the page is left when there are no more. */
async function play(streams: readonly ((onNews: (news: NoticeNews) => void) => Promise<void>)[]) {
  const leaving = new AbortController();
  const waits: number[] = [];
  const heard: number[] = [];
  const left = [...streams];
  await followStream<NoticeNews>({
    signal: leaving.signal,
    stream: (onNews) => left.shift()?.(onNews) ?? Promise.resolve(leaving.abort()),
    wait: async (ms) => void waits.push(ms),
    onEvent: ({ unreadCount }) => void heard.push(unreadCount),
  });
  return { waits, heard, left: left.length };
}

const says = (count: number) => async (onNews: (news: NoticeNews) => void) => onNews(news(count));
const breaks = () => Promise.reject(new TypeError('network'));

it('connects anew when the stream ends, and waits longer after each failure in a row', async () => {
  const { waits, heard } = await play([says(1), breaks, breaks, breaks, says(2)]);
  expect(heard).toEqual([1, 2]);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 1000]);
});

it('never waits longer than a minute', async () => {
  const { waits } = await play(Array.from({ length: 12 }, () => breaks));
  expect(Math.max(...waits)).toBe(60_000);
});

it.each([401, 403])('ends when the session does: %i', async (status) => {
  const ended = () => Promise.reject(new ApiError('请重新登录', { status, code: status * 100, shown: false }));
  expect((await play([ended, says(1)])).left).toBe(1);
});
