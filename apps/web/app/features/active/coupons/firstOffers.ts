import type { Offer } from './useClaim.ts';

/** Three rows on wide screens, beside the calendar. */
export const FIRST_SHOWN = 6;

/** The offers that are visible before 全部 is pressed; one that opens soon is always among them. */
export function firstOffers(items: readonly Offer[]): readonly Offer[] {
  const first = items.slice(0, FIRST_SHOWN);
  const soon = items.find(({ state }) => state === 'soon');
  return soon && !first.includes(soon) ? [...first.slice(0, -1), soon] : first;
}
