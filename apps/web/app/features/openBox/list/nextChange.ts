import type { UnitCard } from '../../../shared/openBox/Unit.ts';

/** The moment in which the first of the cards changes by the clock alone: a price falls, or whoever is paying has no time left. */
export function nextChange(cards: readonly Pick<UnitCard, 'nextDrop' | 'lockedUntil'>[]): string | null {
  const moments = cards.flatMap(({ nextDrop, lockedUntil }) =>
    // A price stands still while someone is paying.
    lockedUntil === null ? (nextDrop ? [nextDrop.at] : []) : [lockedUntil],
  );
  return moments.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}
