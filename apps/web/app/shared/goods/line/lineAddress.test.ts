import { expect, it } from 'vitest';
import { lineAddress } from './lineAddress.ts';

const line = { productId: 'p', skuId: 's' };

it.each([
  [null, '/product?id=p&sku=s'],
  [{ id: 'k', name: '林小满' }, '/product?id=p&sku=s&pick=k'],
  [{ id: 'k', name: null }, '/product?id=p&sku=s'],
])('leads through a pick that runs', (source, address) => {
  expect(lineAddress({ ...line, source })).toBe(address);
});
