import type { Offer } from './useClaim.ts';

/** Three rows on wide screens, beside the calendar. */
export const FIRST_SHOWN = 6;

/** What is seen before all are asked for; one that opens soon is among them, since it is news. */
export function firstOffers(items: readonly Offer[]): readonly Offer[] {
  const first = items.slice(0, FIRST_SHOWN);
  const soon = items.find(({ state }) => state === 'soon');
  return soon && !first.includes(soon) ? [...first.slice(0, -1), soon] : first;
}
