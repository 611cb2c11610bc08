import { assert } from '@jiwu/kernel';
import { sum } from './sum.ts';

/**
 * Spreads a total in proportion to weights by largest remainder, ties to the earlier one. The shares add up to the total;
 * a weight of 0 has no share; and as long as the total is not above the weights together, no share is above its weight.
 */
export function allocate(totalFen: number, weights: readonly number[]): number[] {
  assert(Number.isSafeInteger(totalFen) && totalFen >= 0, `cannot spread ${totalFen}`);
  assert(
    weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0),
    'weights are whole and not negative',
  );
  const all = weights.reduce((so, weight) => so + BigInt(weight), 0n);
  if (totalFen === 0) return weights.map(() => 0);
  assert(all > 0n, `nothing to spread ${totalFen} over`);

  const products = weights.map((weight) => BigInt(totalFen) * BigInt(weight));
  const shares = products.map((product) => Number(product / all));
  const left = totalFen - sum(shares);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % all }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (raised.has(index) ? share + 1 : share));
}
