import { expect, it } from 'vitest';
import { createByteCache } from './createByteCache.ts';

it('lets go of what was not used for the longest time', () => {
  const cache = createByteCache<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key, 25);
  cache.get('a');
  cache.set('e', 'e', 20);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd', 'e']);
});

it('counts a value that is replaced once', () => {
  const cache = createByteCache<number>(100);
  for (let round = 0; round < 10; round += 1) cache.set('a', round, 25);
  cache.set('b', 1, 25);
  expect([cache.get('a'), cache.get('b')]).toEqual([9, 1]);
});

it('takes nothing that would push nearly everything out', () => {
  const cache = createByteCache<number>(100);
  cache.set('a', 1, 26);
  expect(cache.get('a')).toBeUndefined();
});
