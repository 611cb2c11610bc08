import { rules } from '@jiwu/contract';
import { fillAgainstExpiry } from '../../support/fillAgainstExpiry.ts';
import { makeCrowd } from '../../support/makeBuyer.ts';
import type { Drill } from '../Drill.ts';

/** A thousand groups that become full in the very moment in which they end, while the shop's own worker sweeps, too. */
export const fillsAndEnds: Drill = async (shop, effort) => {
  const times = effort(1000, 5);
  const buyers = await makeCrowd(shop, effort(200, 12), { balanceFen: effort(500_000, 100_000) });
  const began = performance.now();
  const { full, failed, torn, errors, deadlocks } = await fillAgainstExpiry(shop, {
    buyers,
    times,
    size: 4,
    payWith: 'balance',
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  const broken = await shop.broken();
  return {
    name: 'groups that fill and end at once',
    done: `${times} groups of 4, seats held ${rules.groupPurchase.seatMinutes} minutes`,
    figures: { full, failed, torn: torn.length, errors, deadlocks, 'took s': seconds, broken: broken.length },
    pass: full + failed === times && torn.length === 0 && errors === 0 && deadlocks === 0 && broken.length === 0,
  };
};
