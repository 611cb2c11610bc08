import type { CouponOffer } from './couponWords.ts';

/** What was refetched, in the order in which it stands: a row that moves would put another button under the finger. New ones come last. */
export function keepOrder(shown: readonly CouponOffer[], fresh: readonly CouponOffer[]): readonly CouponOffer[] {
  const places = new Map(shown.map(({ coupon: { id } }, at) => [id, at]));
  const place = ({ coupon: { id } }: CouponOffer) => places.get(id) ?? shown.length;
  return fresh.toSorted((one, other) => place(one) - place(other));
}
