import { randomInt } from 'node:crypto';

export function shuffle<T>(things: readonly T[]): T[] {
  const order = things.map((thing) => ({ thing, key: randomInt(2 ** 40) }));
  return order.toSorted((a, b) => a.key - b.key).map(({ thing }) => thing);
}
