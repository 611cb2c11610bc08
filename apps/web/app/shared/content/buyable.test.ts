import type { NamedProduct } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { buyable } from './buyable.ts';

const named = (more: Partial<Omit<NamedProduct, 'product'>> & { product?: Partial<NamedProduct['product']> }) =>
  ({
    skuId: 'sku',
    pick: null,
    isAd: false,
    dealFen: null,
    ...more,
    product: { inStock: true, priceFen: 5000, vipPriceFen: 4500, ...more.product },
  }) as NamedProduct;
const pick = { id: 'pick', priceFen: 4000, isFrom: false, ordinaryFen: 5000, skuPrices: [] };

it('puts a piece of each into the cart that needs no choice, through the pick where there is one', () => {
  const products = [
    named({ skuId: 'a' }),
    named({ skuId: 'b', pick }),
    named({ skuId: null }),
    named({ skuId: 'c', product: { inStock: false } }),
  ];
  expect(buyable(products, false)).toEqual({
    lines: [
      { skuId: 'a', quantity: 1 },
      { skuId: 'b', quantity: 1, sourceId: 'pick' },
    ],
    totalFen: 9000,
    toChoose: 1,
  });
  expect(buyable(products, true).totalFen).toBe(8500);
});
