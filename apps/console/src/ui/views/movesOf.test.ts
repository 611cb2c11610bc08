import { expect, it } from 'vitest';
import { movesOf } from './movesOf.ts';

const views = [
  { id: 'a', position: 1 },
  { id: 'b', position: 4 },
  { id: 'c', position: 4 },
];

it('numbers those that get another place, also when two had the same', () => {
  expect(movesOf(views, 2, 1)).toEqual([
    { id: 'c', position: 2 },
    { id: 'b', position: 3 },
  ]);
  expect(movesOf(views, 1, 0)).toEqual([
    { id: 'b', position: 1 },
    { id: 'a', position: 2 },
    { id: 'c', position: 3 },
  ]);
});

it('moves nothing beyond the ends', () => {
  expect([movesOf(views, 0, -1), movesOf(views, 2, 3)]).toEqual([[], []]);
});
