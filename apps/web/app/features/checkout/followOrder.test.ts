import { expect, it } from 'vitest';
import { followOrder } from './followOrder.ts';

/** Each stream plays one step of the script; whatever comes after the last breaks off. */
async function follow(streams: readonly number[], waits: number) {
  const leaving = new AbortController();
  const left = [...streams];
  const seen: (string | number)[] = [];
  await followOrder({
    signal: leaving.signal,
    stream: async (onChange) => {
      const changes = left.shift();
      if (changes === undefined) throw new TypeError('network error');
      for (let change = 0; change < changes; change += 1) onChange();
    },
    ask: () => seen.push('ask'),
    wait: async (ms) => {
      seen.push(ms);
      if (seen.filter((one) => typeof one === 'number').length === waits) leaving.abort();
    },
  });
  return seen;
}

it('asks for each change, and once more when the connection ends', async () => {
  expect(await follow([2], 1)).toEqual(['ask', 'ask', 'ask', 1000]);
});

it('waits longer each time, up to a limit, and begins anew once it is connected', async () => {
  expect(await follow([], 6)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000].flatMap((ms) => ['ask', ms]));
  expect(await follow([0, 1], 2)).toEqual(['ask', 1000, 'ask', 'ask', 1000]);
});
