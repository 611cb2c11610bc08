import { expect, it } from 'vitest';
import { pairsOf, pairsWithout } from './pairsOf.ts';

const named = (pairs: ReturnType<typeof pairsOf>) =>
  pairs.map(({ productId, otherId, times }) => `${productId}${otherId} ${times}`);

it('counts each pair once an order, whichever product comes first', () => {
  const orders = [
    { productIds: ['c', 'a', 'b'] },
    { productIds: ['a', 'c'] },
    { productIds: ['b'] },
    { productIds: [] },
  ];
  expect(named(pairsOf(orders))).toEqual(['ab 1', 'ac 2', 'bc 1']);
});

it('takes out the pairs of what is gone, and no others', () => {
  expect(named(pairsWithout(['c', 'a', 'b', 'd'], new Set(['b'])))).toEqual(['ab 1', 'bc 1', 'bd 1']);
  expect(named(pairsWithout(['a', 'b', 'c'], new Set(['a', 'c'])))).toEqual(['ab 1', 'ac 1', 'bc 1']);
  expect(pairsWithout(['a', 'b'], new Set())).toEqual([]);
});
