import { assert } from '@jiwu/kernel';
import type { Odds } from './Odds.ts';

/** The position of the prize that a roll wins. */
export function prizeAt(odds: Odds, roll: number): number {
  const range = odds.find(({ from, to }) => from <= roll && roll <= to);
  assert(range, `a prize for ${roll}`);
  return range.position;
}
