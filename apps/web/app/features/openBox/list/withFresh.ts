import type { UnitCard } from '../../../shared/openBox/Unit.ts';
import type { UnitList } from '../OpenBoxData.ts';

/** The cards that are shown, in their places, as a later answer tells of them; one that it does not name stays as it was. */
export function withFresh(
  cards: readonly UnitCard[],
  shown: Pick<UnitList, 'now'>,
  fresh: Pick<UnitList, 'items' | 'now'> | null,
): readonly UnitCard[] {
  if (fresh === null || Date.parse(fresh.now) < Date.parse(shown.now)) return cards;
  const newest = new Map(fresh.items.map((card) => [card.id, card]));
  return cards.map((card) => newest.get(card.id) ?? card);
}
