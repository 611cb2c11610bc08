import { expect, it } from 'vitest';
import type { Product } from '../ProductData.ts';
import { withOffer } from './withOffer.ts';

const sku = { id: 'a', code: 'A', priceFen: 100, marketPriceFen: null, vipPriceFen: null, available: 3 };
const product = { id: 'p', title: '壶', isOnSale: true, skus: [sku, { ...sku, id: 'b' }] } as unknown as Product;

it('takes over what has changed, and keeps everything else', () => {
  const now = { id: 'a', priceFen: 90, marketPriceFen: 100, vipPriceFen: 80, available: 0 };
  const shown = withOffer(product, { isOnSale: false, skus: [now, { ...now, id: 'new' }] });
  expect(shown).toEqual({ ...product, isOnSale: false, skus: [{ ...sku, ...now }, product.skus[1]] });
});

it('is the very product of the page until something comes', () => {
  expect(withOffer(product, null)).toBe(product);
});
