import type { PriceFacts } from './PriceFacts.ts';

type Json<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Json<T[K]> } : T;

/** The server's facts as JSON: dates are texts. The page adds its own wishes. */
export type PriceFactsJson = Json<Omit<PriceFacts, 'wishes'>>;

/** The facts as `priceOrder` takes them. */
export function readPriceFacts(json: PriceFactsJson, wishes: PriceFacts['wishes']): PriceFacts {
  return {
    ...json,
    now: new Date(json.now),
    campaigns: json.campaigns.map((one) => ({
      ...one,
      startsAt: new Date(one.startsAt),
      endsAt: new Date(one.endsAt),
    })),
    coupons: json.coupons.map((one) => ({
      ...one,
      startsAt: new Date(one.startsAt),
      expiresAt: new Date(one.expiresAt),
    })),
    wishes,
  };
}

/** The facts as they travel. */
export function writePriceFacts({ wishes: _wishes, ...facts }: PriceFacts): PriceFactsJson {
  return {
    ...facts,
    now: facts.now.toISOString(),
    campaigns: facts.campaigns.map((one) => ({
      ...one,
      startsAt: one.startsAt.toISOString(),
      endsAt: one.endsAt.toISOString(),
    })),
    coupons: facts.coupons.map((one) => ({
      ...one,
      startsAt: one.startsAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
    })),
  };
}
