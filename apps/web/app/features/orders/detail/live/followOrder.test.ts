import { errorCodes } from '@jiwu/contract';
import { ApiError } from '@jiwu/api-client';
import { expect, it } from 'vitest';
import { followOrder } from './followOrder.ts';

type Stream = (onEvent: (event: unknown) => void) => Promise<void>;

/** Plays the connections one after another; the last one ends the following. */
async function play(...streams: Stream[]) {
  const leaving = new AbortController();
  const told: unknown[] = [];
  const waits: number[] = [];
  await followOrder({
    signal: leaving.signal,
    stream: async (onEvent) => {
      const next = streams.shift();
      if (!next) return leaving.abort();
      await next(onEvent);
    },
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    onEvent: (event) => told.push(event),
    onLive: (isLive) => told.push(isLive ? 'live' : 'lost'),
  });
  return { told, waits };
}

const broken: Stream = () => Promise.reject(new Error('network'));

it('says when it is cut off, tries again later and later, and says when it is back', async () => {
  const { told, waits } = await play(broken, broken, (onEvent) => Promise.resolve(onEvent('sent')), broken);
  expect(told).toEqual(['lost', 'lost', 'live', 'sent', 'lost']);
  expect(waits).toEqual([1000, 2000, 1000, 2000]);
});

it('keeps quiet when the server ends a connection that it will renew', async () => {
  const { told } = await play(
    (onEvent) => Promise.resolve(onEvent('one')),
    (onEvent) => Promise.resolve(onEvent('two')),
  );
  expect(told).toEqual(['live', 'one', 'live', 'two']);
});

it('gives up when there is nothing to follow', async () => {
  const gone = new ApiError('没有', { status: 404, code: errorCodes.NOT_FOUND.code, shown: false });
  const { told, waits } = await play(() => Promise.reject(gone), broken);
  expect([told, waits]).toEqual([[], []]);
});
