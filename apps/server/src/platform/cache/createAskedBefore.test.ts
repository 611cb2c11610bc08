import { expect, it } from 'vitest';
import { createAskedBefore } from './createAskedBefore.ts';

it('knows a question that was asked, and not one that was not', () => {
  const askedBefore = createAskedBefore();
  expect(askedBefore('a')).toBe(false);
  expect(askedBefore('a')).toBe(true);
  expect(askedBefore('b')).toBe(false);
});

it('still knows it after a hundred thousand others, and forgets it after twice as many', () => {
  const askedBefore = createAskedBefore();
  askedBefore('wanted');
  for (let index = 0; index < 100_000; index += 1) askedBefore(`flood ${index}`);
  expect(askedBefore('wanted')).toBe(true);
  for (let index = 0; index < 201_000; index += 1) askedBefore(`second flood ${index}`);
  expect(askedBefore('wanted')).toBe(false);
});

it('takes fewer than one in 250 of 300,000 new questions for known ones', () => {
  const askedBefore = createAskedBefore();
  let mistaken = 0;
  for (let index = 0; index < 300_000; index += 1) if (askedBefore(`new ${index}`)) mistaken += 1;
  expect(mistaken).toBeLessThan(1200);
});
