import { expect, it } from 'vitest';
import { shownCard } from './shownCard.ts';
import type { UnitCard } from './Unit.ts';

const card = {
  priceFen: 14_900,
  newFen: 20_000,
  savingFen: 5100,
  savingBp: 2550,
  nextDrop: { at: '2026-11-16T02:00:00Z', priceFen: 14_400 },
  lockedUntil: null,
} as UnitCard;

it('shows a drop in the moment in which it is due', () => {
  expect(shownCard(card, { isDropDue: false, isLockOver: false })).toEqual(card);
  expect(shownCard(card, { isDropDue: true, isLockOver: false })).toMatchObject({
    priceFen: 14_400,
    savingFen: 5600,
    savingBp: 2800,
    nextDrop: null,
  });
});

it('keeps the price of what someone is paying for, and lifts the veil when their time is over', () => {
  const locked = { ...card, lockedUntil: '2026-11-16T02:10:00Z' };
  expect(shownCard(locked, { isDropDue: true, isLockOver: false })).toEqual(locked);
  expect(shownCard(locked, { isDropDue: true, isLockOver: true })).toMatchObject({
    priceFen: 14_900,
    lockedUntil: null,
  });
});
