import { assert } from '@jiwu/kernel';

export function sum(values: readonly number[]): number {
  const total = values.reduce((so, value) => so + value, 0);
  assert(Number.isSafeInteger(total), `a sum of money is a whole number below 2^53, not ${total}`);
  return total;
}
