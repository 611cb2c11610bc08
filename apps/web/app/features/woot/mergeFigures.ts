import type { DealLive } from '@jiwu/contract';
import type { Deal } from '../../shared/woot/Deal.ts';

/** The deals of the page with their newest figures; one that is not among those keeps its own. */
export function mergeFigures(deals: readonly Deal[], figures: readonly (DealLive & { id: string })[]): Deal[] {
  const newest = new Map(figures.map((one) => [one.id, one]));
  return deals.map((deal) => {
    const now = newest.get(deal.id);
    if (!now) return deal;
    const { allocated, sold, held, left, soldOutAt, isPaused, nextBackAt } = now;
    return { ...deal, allocated, sold, held, left, soldOutAt, isPaused, nextBackAt };
  });
}
