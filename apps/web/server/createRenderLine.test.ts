import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderLine, TooManyRendersError } from './createRenderLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = { atOnce: 1, maxWaiting: 3, maxWaitMs: 1000, perVisitor: 2 };
const a = { visitor: 'a', isKnown: false };
const b = { visitor: 'b', isKnown: false };

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

it('makes pages that people come back to before new ones', async () => {
  const inLine = createRenderLine(options);
  const first = work();
  const order: string[] = [];
  const running = inLine(a, first.run);
  const others = [
    inLine(a, async () => void order.push('new')),
    inLine({ ...b, isKnown: true }, async () => void order.push('known')),
  ];
  first.end();
  await Promise.all([running, ...others]);
  expect(order).toEqual(['known', 'new']);
});

it('refuses beyond a bound, for one visitor sooner, and lets go on when there is room', async () => {
  const inLine = createRenderLine(options);
  const first = work();
  const running = inLine(a, first.run);
  const done = async () => 'done';
  const waiting = [inLine(a, done), inLine(a, done)];
  await expect(inLine(a, done)).rejects.toBeInstanceOf(TooManyRendersError);
  waiting.push(inLine(b, done));
  await expect(inLine(b, done)).rejects.toBeInstanceOf(TooManyRendersError);
  first.end();
  await running;
  expect(await Promise.all(waiting)).toEqual(['done', 'done', 'done']);
  expect(await inLine(a, done)).toBe('done');
});

it('refuses who has waited too long, and a failure gives its place back', async () => {
  const inLine = createRenderLine(options);
  const first = work();
  const failing = inLine(a, async () => {
    await first.run();
    throw new Error('broken page');
  });
  const outcomes = Promise.allSettled([failing, inLine(b, async () => 'late')]);
  await vi.advanceTimersByTimeAsync(1000);
  first.end();
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'broken page' } },
    { status: 'rejected', reason: expect.any(TooManyRendersError) },
  ]);
  expect(await inLine(b, async () => 'next')).toBe('next');
});
