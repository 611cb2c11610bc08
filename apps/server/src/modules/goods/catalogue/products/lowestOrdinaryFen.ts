import type { SkuFacts } from './loadSkuFacts.ts';

type Priced = Pick<SkuFacts, 'priceFen' | 'vipPriceFen' | 'wholesale'>;

/** The least that anybody pays for a piece outside of any channel, be they a VIP or a business that buys so many. */
export function lowestOrdinaryFen({ priceFen, vipPriceFen, wholesale }: Priced, pieces: number): number {
  const tiers = wholesale.filter(({ minQuantity }) => minQuantity <= pieces).map((tier) => tier.priceFen);
  return Math.min(priceFen, vipPriceFen ?? priceFen, ...tiers);
}
