import { expect, it } from 'vitest';
import type { CouponOffer } from './couponWords.ts';
import { mostUsefulFirst } from './mostUsefulFirst.ts';

const offer = (name: string, terms: Partial<CouponOffer['coupon']>) =>
  ({
    state: 'claimable',
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
  expect(mostUsefulFirst(offers, 20_000).map(({ coupon }) => coupon.name)).toEqual([
    'rate',
    'capped',
    'ten',
    'near',
    'far',
  ]);
});
