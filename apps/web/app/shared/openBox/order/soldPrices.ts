import type { OrderedUnit } from '../Unit.ts';

/** The prices that led to the one that was paid: from the last time it was listed before it was locked for this order. */
export function soldPrices({
  passport,
  lockedAt,
  startFen,
}: Pick<OrderedUnit, 'passport' | 'lockedAt' | 'startFen'>): { at: string; priceFen: number }[] {
  const rows = passport.filter(({ at }) => Date.parse(at) <= Date.parse(lockedAt)).toReversed();
  const listed = rows.findLastIndex(({ event }) => event === 'listed');
  const prices = rows
    .slice(Math.max(listed, 0))
    .flatMap(({ event, at, facts: { priceFen } }) =>
      priceFen !== undefined && (event === 'listed' || event === 'dropped' || event === 'repriced')
        ? [{ at, priceFen }]
        : [],
    );
  return prices.length > 0 ? prices : [{ at: lockedAt, priceFen: startFen }];
}
