import type { DealLive } from '@jiwu/contract';
import type { Supply } from '../../../modules/channels/claims/index.ts';

/** The piece bar: sold, held, left. */
export function describeSupply(supply: Supply, nextBackAt: Date | undefined): DealLive {
  const { allocated, sold, held, left, isPaused, soldOutAt } = supply;
  return {
    allocated,
    sold,
    held,
    left,
    soldOutAt: soldOutAt?.toISOString() ?? null,
    isPaused,
    nextBackAt: nextBackAt?.toISOString() ?? null,
  };
}
