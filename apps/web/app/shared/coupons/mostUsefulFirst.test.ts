import { expect, it } from 'vitest';
import type { CouponOffer } from './couponWords.ts';
import { mostUsefulFirst, sumsOf } from './mostUsefulFirst.ts';

const offer = (name: string, terms: Partial<CouponOffer['coupon']>, goodFor: CouponOffer['goodFor'] = null) =>
  ({
    state: 'claimable',
    goodFor,
    coupon: { name, thresholdFen: 0, offFen: null, rateBp: null, capFen: null, ...terms },
  }) as CouponOffer;

it('puts what takes most off first, and what cannot be used yet last', () => {
  const offers = [
    offer('far', { thresholdFen: 99_900, offFen: 20_000 }),
    offer('near', { thresholdFen: 30_000, offFen: 5000 }),
    offer('ten', { offFen: 1000 }),
    offer('capped', { rateBp: 9000, capFen: 1500 }),
    offer('rate', { rateBp: 9000 }),
  ];
  expect(mostUsefulFirst(offers, new Map([['tea', 20_000]])).map(({ coupon }) => coupon.name)).toEqual([
    'rate',
    'capped',
    'ten',
    'near',
    'far',
  ]);
});

it('counts only the goods that a coupon is good for', () => {
  const line = (lineId: string, productId: string) => ({ lineId, productId });
  const lines = [line('a', 'tea'), line('b', 'pot'), line('c', 'pot'), line('unticked', 'pot')];
  const prices = [20_000, 3000, 4000].map((goodsFen, nth) => ({ lineId: ['a', 'b', 'c'][nth] ?? '', goodsFen }));
  const sums = sumsOf(lines, prices);
  const forPots = offer('forPots', { thresholdFen: 8000, offFen: 4000 }, ['pot']);
  const forTea = offer('forTea', { thresholdFen: 8000, offFen: 1000 }, ['tea']);
  const tenth = offer('tenth', { rateBp: 9000 }, ['pot']);
  expect(mostUsefulFirst([forPots, tenth, forTea], sums)).toEqual([forTea, tenth, forPots]);
});
