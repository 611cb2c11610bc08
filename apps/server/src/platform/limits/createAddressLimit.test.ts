import { expect, it } from 'vitest';
import { createAddressLimit } from './createAddressLimit.ts';

it('refuses beyond so many in a minute, for each address, and says how long to wait', () => {
  const waitMs = createAddressLimit(2);
  const now = 10 * 60_000 + 15_000;
  expect([waitMs('a', now), waitMs('a', now), waitMs('a', now), waitMs('b', now)]).toEqual([0, 0, 45_000, 0]);
  expect(waitMs('a', now + 45_000)).toBe(0);
});

it('does not grow without end', () => {
  const waitMs = createAddressLimit(1);
  for (let address = 0; address < 300_000; address += 1) waitMs(String(address), 0);
  expect(waitMs('299999', 0)).toBeGreaterThan(0);
});
