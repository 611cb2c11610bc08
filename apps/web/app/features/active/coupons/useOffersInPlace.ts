import { useState } from 'react';
import type { Offers } from '../ActiveData.ts';
import type { Offer } from './useClaim.ts';

interface Input {
  /** Whose answer it is; empty for everyone's. */
  readonly of: string;
  readonly offers: Offers | null | undefined;
}

/** Where they stood when this user's own answer came, what can be had first: a claim moves nothing under their finger. */
export function useOffersInPlace({ of, offers }: Input): readonly Offer[] | undefined {
  const [first, setFirst] = useState({ of, items: offers?.items });
  if (first.of !== of) setFirst({ of, items: offers?.items });
  const before = first.items ?? [];
  const places = new Map(before.map(({ coupon }, at) => [coupon.id, at]));
  const placeOf = ({ coupon }: Offer) => places.get(coupon.id) ?? before.length;
  return offers?.items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
