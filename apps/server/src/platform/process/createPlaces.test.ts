import { expect, it, vi } from 'vitest';
import { createPlaces } from './createPlaces.ts';

it('lets so many in, and the others one by one in the order in which they came', async () => {
  const take = createPlaces({ atOnce: 2, maxWaiting: 10 });
  const [first, second] = await Promise.all([take(), take()]);
  const came: string[] = [];
  const arrive = async (name: string) => {
    const leave = await take();
    came.push(name);
    return leave;
  };
  const third = arrive('third');
  const fourth = arrive('fourth');
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
  expect(take).toThrow(expect.objectContaining({ errorCode: 'UNAVAILABLE', facts: { waitMs: 2000 } }));
  leave();
  (await waits)();
  await take();
});

it('refuses who has waited too long, and leaves the place to the next', async () => {
  vi.useFakeTimers();
  try {
    const take = createPlaces({ atOnce: 1, maxWaiting: 5, maxWaitMs: 1000 });
    const leave = await take();
    const early = Promise.allSettled([take()]);
    await vi.advanceTimersByTimeAsync(600);
    const late = take();
    await vi.advanceTimersByTimeAsync(500);
    expect(await early).toMatchObject([{ status: 'rejected', reason: { errorCode: 'UNAVAILABLE' } }]);
    leave();
    (await late)();
  } finally {
    vi.useRealTimers();
  }
});
