import { expect, it } from 'vitest';
import { shownSku } from './shownSku.ts';

const sku = (skuId: string, priceFen: number, available: number) => ({ skuId, priceFen, available });
const skus = [sku('dear', 300, 5), sku('gone', 100, 0), sku('cheap', 200, 5)];

it('takes the one in the address, else the cheapest that can be had', () => {
  expect(shownSku(skus, 'dear').skuId).toBe('dear');
  expect(shownSku(skus, 'gone').skuId).toBe('gone');
  expect(shownSku(skus, 'other').skuId).toBe('cheap');
  expect(shownSku([sku('a', 300, 0), sku('b', 200, 0)], null).skuId).toBe('b');
});
