import { expect, it } from 'vitest';
import type { CouponOffer } from './couponWords.ts';
import { keepOrder } from './keepOrder.ts';

const offer = (id: string, claimed = false) => ({ coupon: { id }, claimed }) as unknown as CouponOffer;

it('keeps each offer in its place after claiming, wherever the answer puts it', () => {
  const shown = [offer('a'), offer('b'), offer('c')];
  const fresh = [offer('b'), offer('c'), offer('a', true)];
  expect(keepOrder(shown, fresh)).toEqual([offer('a', true), offer('b'), offer('c')]);
});

it('puts new offers last, in the order in which they came, and leaves out what is gone', () => {
  const fresh = [offer('new'), offer('c'), offer('newer'), offer('a')];
  expect(keepOrder([offer('a'), offer('b'), offer('c')], fresh)).toEqual([
    offer('a'),
    offer('c'),
    offer('new'),
    offer('newer'),
  ]);
});
