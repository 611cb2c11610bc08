import { expect, it } from 'vitest';
import { collectionAddress, readCollectionState } from './collectionState.ts';

const read = (query: string) => readCollectionState(new URLSearchParams(query));

it('reads filter and category, and gives the same address back', () => {
  const state = read('filter=reduced&category=kitchen');
  expect(state).toEqual({ filter: 'reduced', category: 'kitchen' });
  expect(collectionAddress(state)).toBe('/collection/mine?filter=reduced&category=kitchen');
});

it.each(['', 'filter=all', 'filter=cheap&category=%2e%2e'])('shows everything for %j', (query) => {
  expect(collectionAddress(read(query))).toBe('/collection/mine');
});
