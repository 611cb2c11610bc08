import { expect, it } from 'vitest';
import { comingDrops } from './comingDrops.ts';
import { unitNow } from './unitNow.ts';

/** As in the mockup: 169 down to 129, 5 every 3 days at 10:00. */
const schedule = {
  startFen: 16_900,
  floorFen: 12_900,
  dropFen: 500,
  everyDays: 3,
  firstDropAt: '2026-11-04T02:00:00.000Z',
};
const live = {
  state: 'listed',
  priceFen: 14_900,
  nextDrop: { at: '2026-11-16T02:00:00.000Z', priceFen: 14_400 },
  lockedUntil: null,
} as const;

it('follows the rule when a drop is due that nobody has told of', () => {
  expect(unitNow(live, { schedule, isDropDue: false })).toEqual({ priceFen: 14_900, nextDrop: live.nextDrop });
  expect(unitNow(live, { schedule, isDropDue: true })).toEqual({
    priceFen: 14_400,
    nextDrop: { at: '2026-11-19T02:00:00.000Z', priceFen: 13_900 },
  });
});

it('stands still while someone is paying, and when it is sold', () => {
  const locked = { ...live, lockedUntil: '2026-11-16T02:05:00Z' };
  expect(unitNow(locked, { schedule, isDropDue: true }).priceFen).toBe(14_900);
  expect(unitNow({ ...live, state: 'sold' }, { schedule, isDropDue: true }).priceFen).toBe(14_900);
});

it('knows no drop after the floor', () => {
  const last = { ...live, priceFen: 13_400, nextDrop: { at: '2026-11-25T02:00:00.000Z', priceFen: 12_900 } };
  expect(unitNow(last, { schedule, isDropDue: true })).toEqual({ priceFen: 12_900, nextDrop: null });
});

it('lists the drops to come, down to the floor', () => {
  expect(comingDrops(schedule, live).map(({ priceFen }) => priceFen)).toEqual([14_400, 13_900, 13_400, 12_900]);
  expect(comingDrops(schedule, { ...live, nextDrop: null })).toEqual([]);
  expect(comingDrops(schedule, { ...live, state: 'sold' })).toEqual([]);
});
