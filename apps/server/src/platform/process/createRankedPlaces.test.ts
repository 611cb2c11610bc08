import { expect, it } from 'vitest';
import { createRankedPlaces } from './createRankedPlaces.ts';

const rules = { first: { atOnce: 2, places: 3 }, last: { atOnce: 1, places: 2 } };

function begin() {
  const places = createRankedPlaces({ atOnce: 2, ranks: rules });
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (rank: 'first' | 'last', name: string) => {
    const place = places.claim(rank);
    if (!place) return 'none';
    return place.run(async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  };
  return { places, order, start, end: (name: string) => ends.get(name)?.() };
}

it('lets those of an earlier rank go first, and leaves a place to them', async () => {
  const { order, start, end } = begin();
  const done = [start('last', 'a'), start('last', 'b'), start('first', 'c'), start('first', 'd')];
  await Promise.resolve();
  expect(order).toEqual(['a', 'c']);
  end('a');
  await done[0];
  expect(order, 'd before b, though b came first').toEqual(['a', 'c', 'd']);
  for (const name of ['c', 'd']) end(name);
  await Promise.all([done[2], done[3]]);
  end('b');
  await done[1];
  expect(order).toEqual(['a', 'c', 'd', 'b']);
});

it('has so many places for each rank, counts who waits, and takes a dropped one back', async () => {
  const { places, start, end } = begin();
  const running = start('last', 'a');
  await Promise.resolve();
  const waiting = places.claim('last');
  expect([places.claim('last'), places.countWaiting('last')]).toEqual([null, 1]);
  waiting?.drop();
  expect(places.claim('last')).not.toBeNull();
  end('a');
  await running;
  expect(places.countWaiting('last')).toBe(1);
});

it('gives a place back when the work fails', async () => {
  const { places } = begin();
  for (let round = 0; round < 5; round += 1) {
    await expect(places.claim('last')?.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(places.countWaiting('last')).toBe(0);
});
