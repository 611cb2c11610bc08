import { expect, it } from 'vitest';
import { createPace } from './createPace.ts';

it('begins with few ids and at most doubles, up to the largest window', () => {
  const pace = createPace(500);
  const sizes = [pace.size()];
  for (let nth = 0; nth < 7; nth += 1) {
    pace.took(pace.size(), 1);
    sizes.push(pace.size());
  }
  expect(sizes).toEqual([10, 20, 40, 80, 160, 320, 500, 500]);
});

it('shrinks at once to what five seconds are enough for, and never to nothing', () => {
  const pace = createPace(500);
  pace.took(10, 100_000);
  expect(pace.size(), 'ten ids took 100 s').toBe(1);
  pace.took(1, 60_000);
  expect(pace.size()).toBe(1);
  pace.took(1, 1000);
  expect(pace.size()).toBe(2);
});

it('a window without ids says nothing about the next', () => {
  const pace = createPace(500);
  pace.took(0, 60_000);
  expect(pace.size()).toBe(10);
});
