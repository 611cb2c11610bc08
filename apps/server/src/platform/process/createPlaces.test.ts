import { expect, it, vi } from 'vitest';
import { createPlaces } from './createPlaces.ts';

it('lets so many in, and the others one by one in the order in which they came', async () => {
  const take = createPlaces({ atOnce: 2, maxWaiting: 10 });
  const [first, second] = await Promise.all([take(), take()]);
  const came: string[] = [];
  const third = take().then((leave) => (came.push('third'), leave));
  const fourth = take().then((leave) => (came.push('fourth'), leave));
  expect(came).toEqual([]);
  first();
  first(); // gives back nothing twice
  (await third)();
  await fourth;
  second();
  expect(came).toEqual(['third', 'fourth']);
});

it('refuses who would wait behind too many, and says when to come again', async () => {
  const take = createPlaces({ atOnce: 1, maxWaiting: 1 });
  const leave = await take();
  const waits = take();
  await expect(take()).rejects.toMatchObject({ errorCode: 'UNAVAILABLE', facts: { waitMs: 2000 } });
  leave();
  (await waits)();
  await take();
});

it('refuses who has waited too long, and leaves the place to the next', async () => {
  vi.useFakeTimers();
  try {
    const take = createPlaces({ atOnce: 1, maxWaiting: 5, maxWaitMs: 1000 });
    const leave = await take();
    const early = expect(take()).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(600);
    const late = take();
    await vi.advanceTimersByTimeAsync(500);
    await early;
    leave();
    (await late)();
  } finally {
    vi.useRealTimers();
  }
});
