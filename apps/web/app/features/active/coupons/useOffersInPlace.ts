import { useState } from 'react';
import type { Offers } from '../ActiveData.ts';
import type { Offer } from './useClaim.ts';

interface Input {
  /** The user of this answer; empty for the public one. */
  readonly of: string;
  readonly offers: Offers | null | undefined;
}

/**
 * Keeps the offers in the order in which this user's answer first came, claimable ones first: a claim must not move cards under
 * the finger.
 */
export function useOffersInPlace({ of, offers }: Input): readonly Offer[] | undefined {
  const [first, setFirst] = useState({ of, items: offers?.items });
  if (first.of !== of) setFirst({ of, items: offers?.items });
  const before = first.items ?? [];
  const places = new Map(before.map(({ coupon }, at) => [coupon.id, at]));
  const placeOf = ({ coupon }: Offer) => places.get(coupon.id) ?? before.length;
  return offers?.items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
