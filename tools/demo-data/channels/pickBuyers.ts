import { createRandom } from '../createRandom.ts';
import type { DemoBuyer } from './DemoBuyer.ts';

/** All of them in an order that looks random, and is the same for the same seed. */
export function pickBuyers(buyers: readonly DemoBuyer[], seed: string): DemoBuyer[] {
  const random = createRandom(seed);
  return buyers
    .map((buyer) => ({ buyer, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ buyer }) => buyer);
}
