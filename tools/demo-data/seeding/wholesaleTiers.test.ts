import { expect, it } from 'vitest';
import { demoProducts } from '../catalogue/demoCatalogue.ts';
import { productSkus } from './productSkus.ts';
import { wholesaleTiers } from './wholesaleTiers.ts';

it('asks less for each larger quantity, and less than of a VIP from the first on, for every SKU of the range', () => {
  const rising = demoProducts.flatMap(productSkus).filter((sku) => {
    const prices = [sku.priceFen, ...(sku.vipPriceFen === null ? [] : [sku.vipPriceFen])];
    const all = [...prices, ...wholesaleTiers(sku).map(({ priceFen }) => priceFen), 0];
    return all.some((price, index) => index > 0 && price >= (all[index - 1] ?? 0));
  });
  expect(rising.map(({ code, priceFen }) => `${code} ${priceFen}`)).toEqual([]);
});
