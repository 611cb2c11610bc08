import { expect, it } from 'vitest';
import { groupListAddress, readGroupFilter } from './groupFilter.ts';

it('reads the address, writes it back, and ignores what means nothing', () => {
  for (const address of [
    '/groupPurchase',
    '/groupPurchase?filter=oneShort',
    '/groupPurchase?filter=all&category=food',
  ]) {
    expect(groupListAddress(readGroupFilter(new URLSearchParams(address.split('?')[1])))).toBe(address);
  }
  expect(readGroupFilter(new URLSearchParams({ filter: 'best', category: '../x' }))).toEqual({
    waiting: null,
    category: null,
  });
});
