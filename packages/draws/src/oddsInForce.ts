import { assert } from '@jiwu/kernel';
import { type Odds, ROLLS } from './Odds.ts';

export interface WeightedPrize {
  readonly position: number;
  readonly weight: number;
  /** Null: it never runs out. */
  readonly stock: number | null;
  readonly won: number;
}

/** The ranges as of now. A prize that has run out has no range; its weight goes to the last prize. */
export function oddsInForce(prizes: readonly WeightedPrize[]): Odds {
  const inOrder = prizes.toSorted((a, b) => a.position - b.position);
  const last = inOrder.at(-1);
  assert(last?.stock === null, 'the last prize never runs out');
  const isOut = ({ stock, won }: WeightedPrize): boolean => stock !== null && won >= stock;
  const folded = inOrder.filter(isOut).reduce((sum, { weight }) => sum + weight, 0);
  let from = 0;
  const odds = inOrder
    .filter((prize) => !isOut(prize))
    .map((prize) => {
      const width = prize === last ? prize.weight + folded : prize.weight;
      const range = { position: prize.position, from, to: from + width - 1 };
      from += width;
      return range;
    });
  assert(from === ROLLS, `the weights come to ${ROLLS}, not ${from}`);
  return odds;
}
