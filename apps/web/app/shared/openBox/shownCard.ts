import type { UnitCard } from './Unit.ts';

interface Clock {
  /** The next drop is due by the shop's clock. */
  readonly isDropDue: boolean;
  /** The time of whoever is paying is over. */
  readonly isLockOver: boolean;
}

/**
 * A card as the clock makes it, before the shop is asked again: a drop that is due is shown, unless somebody is paying, for whom the
 * price stands still. What comes after that drop only the shop knows.
 */
export function shownCard(card: UnitCard, { isDropDue, isLockOver }: Clock): UnitCard {
  const lockedUntil = isLockOver ? null : card.lockedUntil;
  // What was locked when the card was made catches up with the release, which the shop tells.
  if (card.lockedUntil !== null || card.nextDrop === null || !isDropDue) return { ...card, lockedUntil };
  const { priceFen } = card.nextDrop;
  const savingFen = card.newFen === null ? 0 : Math.max(0, card.newFen - priceFen);
  const savingBp = card.newFen ? Math.floor((savingFen * 10_000) / card.newFen) : 0;
  return { ...card, priceFen, savingFen, savingBp, nextDrop: null };
}
