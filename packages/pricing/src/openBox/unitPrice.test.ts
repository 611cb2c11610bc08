import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropDueAt, dropsToFloor, nextDrop, type PriceSchedule, unitPriceAt } from './unitPrice.ts';

/** Listed on 11-01 at 10:00, as the mockup draws it: 169 → 129. */
const drawn: PriceSchedule = {
  startFen: 16_900,
  floorFen: 12_900,
  dropFen: 500,
  everyDays: 3,
  firstDropAt: new Date('2026-11-04T10:00:00+08:00'),
};
const at = (text: string) => unitPriceAt(drawn, new Date(`2026-${text}:00+08:00`)).priceFen;

it('falls at ten, every three days, down to the floor', () => {
  expect([at('11-01T10:00'), at('11-04T09:59'), at('11-04T10:00'), at('11-07T10:00')]).toEqual([
    16_900, 16_900, 16_400, 15_900,
  ]);
  expect([at('11-13T10:00'), at('11-25T09:59'), at('11-25T10:00'), at('12-25T10:00')]).toEqual([
    14_900, 13_400, 12_900, 12_900,
  ]);
  expect(dropsToFloor(drawn)).toBe(8);
  expect(nextDrop(drawn, 4)).toEqual({ at: new Date('2026-11-16T10:00:00+08:00'), priceFen: 14_400 });
  expect(nextDrop(drawn, 8)).toBeNull();
});

it('a last drop that would go below the floor stops there', () => {
  const odd = { ...drawn, floorFen: 16_200 };
  expect(dropsToFloor(odd)).toBe(2);
  expect(unitPriceAt(odd, dropDueAt(odd, 2)).priceFen).toBe(16_200);
  expect(nextDrop({ ...drawn, floorFen: 16_900, dropFen: 0 }, 0)).toBeNull();
});

it('whatever the schedule: never below the floor, never rising, and next drops fall when they say', () => {
  const schedules = fc.record({
    floorFen: fc.integer({ min: 1, max: 1_000_000 }),
    aboveFen: fc.integer({ min: 0, max: 1_000_000 }),
    dropFen: fc.integer({ min: 1, max: 100_000 }),
    everyDays: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(schedules, fc.integer({ min: 0, max: 24 * 120 }), ({ floorFen, aboveFen, ...rest }, hours) => {
      const schedule = { ...rest, floorFen, startFen: floorFen + aboveFen, firstDropAt: new Date(3 * DAY_MS) };
      const now = unitPriceAt(schedule, new Date(hours * HOUR_MS));
      const later = unitPriceAt(schedule, new Date((hours + 1) * HOUR_MS));
      expect(now.priceFen).toBeGreaterThanOrEqual(floorFen);
      expect(later.priceFen).toBeLessThanOrEqual(now.priceFen);
      const next = nextDrop(schedule, now.drops);
      expect(next === null).toBe(now.priceFen === floorFen);
      if (next) {
        expect(next.at.getTime()).toBeGreaterThan(hours * HOUR_MS);
        expect(unitPriceAt(schedule, next.at)).toEqual({ priceFen: next.priceFen, drops: now.drops + 1 });
        expect(unitPriceAt(schedule, new Date(next.at.getTime() - 1))).toEqual(now);
      }
    }),
  );
});
