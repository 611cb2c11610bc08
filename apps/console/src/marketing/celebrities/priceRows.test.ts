import { expect, it } from 'vitest';
import { priceRows, rowProblem, rowWords } from './priceRows.ts';

const sku = (id: string, more: object = {}) => ({
  id,
  optionValues: [id],
  priceFen: 39_900,
  vipPriceFen: null,
  isOnSale: true,
  ...more,
});
const agreed = [{ skuId: '墨黑', skuLabel: '墨黑' }];

it('lists what is on sale at its lowest price, and what has a price and is gone', () => {
  const live = {
    skus: [sku('云灰', { vipPriceFen: 37_900 }), sku('墨黑', { isOnSale: false }), sku('米白', { isOnSale: false })],
  };
  const rows = priceRows({ state: 'onSale', live }, agreed);
  expect(rows.map(rowWords)).toEqual(['云灰，平时最低 ¥379.00', '墨黑，已下架']);
});

it('takes nothing for sold of a product that is off sale', () => {
  const live = { skus: [sku('云灰'), sku('墨黑')] };
  expect(priceRows({ state: 'offSale', live }, agreed).map(rowWords)).toEqual(['墨黑，已下架']);
});

it('says of each row what would be refused', () => {
  const row = { skuId: '云灰', label: '云灰', ordinaryFen: 37_900 };
  expect(rowProblem(row, null)).toBeNull();
  expect(rowProblem(row, 378.99)).toBeNull();
  expect(rowProblem(row, 379)).toContain('改低');
  expect(rowProblem({ ...row, ordinaryFen: null }, 300)).toContain('清空');
});
