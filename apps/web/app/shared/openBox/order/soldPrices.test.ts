import { expect, it } from 'vitest';
import type { UnitPassportRow } from '../Unit.ts';
import { soldPrices } from './soldPrices.ts';

const row = (event: UnitPassportRow['event'], at: string, priceFen?: number): UnitPassportRow => ({
  event,
  by: 'shop',
  at,
  facts: priceFen === undefined ? {} : { priceFen },
});

it('begins with the last listing before the lock, and ends there', () => {
  const passport = [
    row('listed', '2026-10-01T02:00:00Z', 20_000),
    row('sold', '2026-10-02T02:00:00Z', 20_000),
    row('listed', '2026-11-01T02:00:00Z', 16_900),
    row('dropped', '2026-11-04T02:00:00Z', 16_400),
    row('locked', '2026-11-05T02:00:00Z', 16_400),
    row('sold', '2026-11-05T02:03:00Z', 16_400),
    row('listed', '2026-11-20T02:00:00Z', 12_000),
  ].toReversed();
  expect(soldPrices({ passport, lockedAt: '2026-11-05T02:00:00Z', startFen: 16_900 })).toEqual([
    { at: '2026-11-01T02:00:00Z', priceFen: 16_900 },
    { at: '2026-11-04T02:00:00Z', priceFen: 16_400 },
  ]);
});

it('has at least the price it began with', () => {
  expect(soldPrices({ passport: [], lockedAt: '2026-11-05T02:00:00Z', startFen: 9900 })).toEqual([
    { at: '2026-11-05T02:00:00Z', priceFen: 9900 },
  ]);
});
