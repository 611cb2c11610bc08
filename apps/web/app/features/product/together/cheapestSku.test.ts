import { expect, it } from 'vitest';
import type { Sku } from '../ProductData.ts';
import { cheapestSku } from './cheapestSku.ts';

const sku = (id: string, priceFen: number, available: number) => ({ id, priceFen, available }) as Sku;

it('is the cheapest that is there', () => {
  const skus = [sku('dear', 300, 5), sku('gone', 100, 0), sku('cheap', 200, 1)];
  expect(cheapestSku({ isOnSale: true, skus })?.id).toBe('cheap');
});

it('is none when nothing can be had', () => {
  expect(cheapestSku({ isOnSale: true, skus: [sku('gone', 100, 0)] })).toBeNull();
  expect(cheapestSku({ isOnSale: false, skus: [sku('off', 100, 5)] })).toBeNull();
});
