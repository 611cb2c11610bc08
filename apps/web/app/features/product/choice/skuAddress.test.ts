import { expect, it } from 'vitest';
import { findNamedSku, getShownSku, searchWithSku } from './skuAddress.ts';

const grey = { id: 'grey', optionValues: ['云灰'], priceFen: 300, available: 1 };
const blue = { id: 'blue', optionValues: ['雾蓝'], priceFen: 200, available: 1 };
const pink = { id: 'pink', optionValues: ['浅粉'], priceFen: 100, available: 0 };
const skus = [grey, blue, pink];

it('shows the SKU of the address, even one that is sold out', () => {
  expect(getShownSku(skus, new URLSearchParams('id=1&sku=grey'))).toBe(grey);
  expect(getShownSku(skus, new URLSearchParams('id=1&sku=pink'))).toBe(pink);
});

it('shows the first choice when the address names none or one that is unknown', () => {
  expect(getShownSku(skus, new URLSearchParams('id=1'))).toBe(blue);
  expect(getShownSku(skus, new URLSearchParams('id=1&sku=gone'))).toBe(blue);
  expect(findNamedSku(skus, new URLSearchParams('id=1&sku=gone'))).toBeUndefined();
});

it('changes nothing else in the address', () => {
  const search = new URLSearchParams('id=1&sku=grey&i=A1B2C3');
  expect(searchWithSku(search, 'blue').toString()).toBe('id=1&sku=blue&i=A1B2C3');
  expect(search.get('sku')).toBe('grey');
});
