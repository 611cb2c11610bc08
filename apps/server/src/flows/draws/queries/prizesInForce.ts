import { oddsInForce } from '@jiwu/draws';
import type { listPrizes } from '../../../modules/promotion/draws/index.ts';

type Prize = Awaited<ReturnType<typeof listPrizes>>[number];

/** Each prize with what anyone may know of it now: the range in which it is drawn, null when it has run out, and what is left. */
export function prizesInForce(prizes: readonly Prize[]) {
  const ranges = new Map(oddsInForce(prizes).map((range) => [range.position, range]));
  return prizes.map((prize) => {
    const { position, name, kind, weight, stock, won, valueFen } = prize;
    const range = ranges.get(position);
    const left = stock === null ? null : stock - won;
    const known = {
      position,
      name,
      kind,
      weight,
      from: range?.from ?? null,
      to: range?.to ?? null,
      stock,
      left,
      valueFen,
    };
    return { prize, known };
  });
}
