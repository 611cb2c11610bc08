import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriteQueue } from './createWriteQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes in order, and asks anew once after the last, also after a failure', async () => {
  const seen: string[] = [];
  const queue = createWriteQueue(async () => void seen.push('idle'));
  const note = (word: string) => async () => void seen.push(word);
  await Promise.all([
    queue.write(note('一')),
    queue.write(() => Promise.reject(new Error('refused'))),
    queue.write(note('三')),
  ]);
  expect(seen).toEqual(['一', '三', 'idle']);
});

it('of several presses on end the last is written, after a pause or when the page is left', async () => {
  const seen: number[] = [];
  const queue = createWriteQueue(() => Promise.resolve());
  const press = (quantity: number) => queue.writeLast('line', async () => void seen.push(quantity));
  for (const quantity of [2, 3, 4]) await press(quantity);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(seen).toEqual([4]);
  await press(5);
  await queue.flush();
  expect(seen).toEqual([4, 5]);
});
