import type { Random } from './createRandom.ts';

/** Parts of the day with how much of what people do in a shop falls into them. */
const PARTS: readonly (readonly [from: number, until: number, share: number])[] = [
  [7, 9, 0.09],
  [9, 12, 0.2],
  [12, 14, 0.2],
  [14, 18, 0.18],
  [18, 20, 0.11],
  [20, 23.4, 0.22],
];

/** An hour at which somebody might be in a shop: most at noon and in the evening. */
export function wakingHour(random: Random): number {
  let left = random.next();
  for (const [from, until, share] of PARTS) {
    if (left < share) return from + random.next() * (until - from);
    left -= share;
  }
  return 20 + random.next() * 3;
}
