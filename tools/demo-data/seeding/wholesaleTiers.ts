interface Prices {
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
}

/** Of what a VIP pays for one: nobody would take ten at a price that one costs less than. */
const tiers = [
  { minQuantity: 10, percent: 97 },
  { minQuantity: 50, percent: 91 },
  { minQuantity: 200, percent: 84 },
] as const;

/** What resellers pay, from ten pieces on; it ends on whole ten fen. */
export function wholesaleTiers({ priceFen, vipPriceFen }: Prices) {
  const single = vipPriceFen ?? priceFen;
  return tiers.map(({ minQuantity, percent }) => ({
    minQuantity,
    priceFen: Math.floor((single * percent) / 1000) * 10,
  }));
}
