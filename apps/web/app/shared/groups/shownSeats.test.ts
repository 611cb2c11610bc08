import { expect, it } from 'vitest';
import { shownSeats } from './shownSeats.ts';

const members = (count: number) => Array.from({ length: count }, (_, order) => order);

it('shows every seat where there is room', () => {
  expect(shownSeats(members(2), 3, 4)).toEqual({ members: [0, 1], empty: 1, more: 0 });
  expect(shownSeats(members(4), 4, 4)).toEqual({ members: [0, 1, 2, 3], empty: 0, more: 0 });
});

it('keeps an empty seat in sight, and tells how many seats are not', () => {
  expect(shownSeats(members(9), 10, 4)).toEqual({ members: [0, 1], empty: 1, more: 7 });
  expect(shownSeats(members(1), 10, 4)).toEqual({ members: [0], empty: 2, more: 7 });
  expect(shownSeats(members(10), 10, 4)).toEqual({ members: [0, 1, 2], empty: 0, more: 7 });
});
