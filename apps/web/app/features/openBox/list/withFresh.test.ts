import { expect, it } from 'vitest';
import type { UnitCard } from '../../../shared/openBox/Unit.ts';
import { withFresh } from './withFresh.ts';

const card = (id: string, lockedUntil: string | null = null) => ({ id, lockedUntil }) as UnitCard;
const [early, late] = [{ now: '2026-11-16T04:00:00Z' }, { now: '2026-11-16T04:00:05Z' }];

it('changes cards in their places, and neither adds nor takes any', () => {
  const fresh = { ...late, items: [card('new'), card('b', '2026-11-16T04:15:00Z')] };
  expect(withFresh([card('a'), card('b')], early, fresh)).toEqual([card('a'), card('b', '2026-11-16T04:15:00Z')]);
});

it('does not go back to what is older than the page', () => {
  const shown = [card('a')];
  expect(withFresh(shown, late, { ...early, items: [card('a', '2026-11-16T04:15:00Z')] })).toBe(shown);
  expect(withFresh(shown, late, null)).toBe(shown);
});
