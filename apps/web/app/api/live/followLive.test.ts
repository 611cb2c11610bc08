import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLive } from './followLive.ts';
import type { LiveSource } from './LiveSource.ts';

/** A connection in the hands of the test, which says what the browser would. */
function createSource() {
  const events = new EventTarget();
  const source = {
    readyState: 0,
    addEventListener: (type: string, listener: (event: MessageEvent<string>) => void) =>
      events.addEventListener(type, listener as (event: Event) => void),
    close() {
      source.readyState = 2;
    },
  } satisfies LiveSource;
  const event = (name: string) => void events.dispatchEvent(new MessageEvent(name));
  return {
    source,
    event,
    open: () => event('open'),
    say: (data: string, lastEventId: string) =>
      void events.dispatchEvent(new MessageEvent('message', { data, lastEventId })),
    /** The browser tries again by itself, unless it was refused. */
    fail(isRefused: boolean) {
      if (isRefused) source.close();
      event('error');
    },
  };
}

const leaving: AbortController[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const one of leaving.splice(0)) one.abort();
  vi.useRealTimers();
});

function follow() {
  const told: unknown[] = [];
  const asked: string[] = [];
  const waits: number[] = [];
  const sources: ReturnType<typeof createSource>[] = [];
  const leave = new AbortController();
  leaving.push(leave);
  const ended = followLive({
    signal: leave.signal,
    lastEventId: '',
    open(lastEventId) {
      asked.push(lastEventId);
      const made = createSource();
      sources.push(made);
      return made.source;
    },
    wait: async (ms) => void waits.push(ms),
    onState: (data) => told.push(data),
    onConnection: (connection) => told.push(connection),
  });
  const current = () => sources.at(-1) as ReturnType<typeof createSource>;
  return { told, asked, waits, sources, current, leave, ended };
}

it('hands on each state, and leaves short breaks to the browser', async () => {
  const { told, sources, current } = follow();
  current().open();
  current().say('{"left":3}', 'one');
  current().fail(false);
  current().open();
  current().say('{"left":2}', 'two');
  expect(told).toEqual(['live', { left: 3 }, 'live', 'lost', 'live', { left: 2 }, 'live']);
  expect(sources).toHaveLength(1);
});

it('comes back by itself when it was refused, later each time, and says which state it knows', async () => {
  const { told, asked, waits, current } = follow();
  current().say('1', 'one');
  for (let round = 0; round < 3; round += 1) {
    current().fail(true);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(asked).toEqual(['', 'one', 'one', 'one']);
  expect(told).toEqual([1, 'live', 'lost', 'lost', 'lost']);
  for (const [nth, ms] of [1000, 2000, 4000].entries()) {
    expect(waits[nth]).toBeGreaterThanOrEqual(ms);
    expect(waits[nth]).toBeLessThan(2 * ms);
  }
});

it('believes a connection to be broken on which there is no sign of life', async () => {
  const { told, sources, current } = follow();
  current().open();
  await vi.advanceTimersByTimeAsync(40_000);
  current().event('beat');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(told).toEqual(['live']);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(told).toEqual(['live', 'lost']);
  expect(sources).toHaveLength(2);
});

it('is not live while the server cannot look, until the next state; a sign of life alone is no news', () => {
  const { told, current } = follow();
  current().open();
  current().event('stale');
  current().event('beat');
  expect(told).toEqual(['live', 'lost']);
  current().say('2', 'two');
  expect(told).toEqual(['live', 'lost', 2, 'live']);
});

it('ends when nothing more will come, and when the page is left', async () => {
  const over = follow();
  over.current().event('end');
  await over.ended;
  expect(over.current().source.readyState).toBe(2);
  const left = follow();
  left.leave.abort();
  await left.ended;
  expect(left.current().source.readyState).toBe(2);
  expect([over.told, left.told, over.sources.length, left.sources.length]).toEqual([[], [], 1, 1]);
});
