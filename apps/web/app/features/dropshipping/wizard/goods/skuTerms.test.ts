import { expect, it } from 'vitest';
import { skuTerms } from './skuTerms.ts';

const tiers = [
  { minQuantity: 10, priceFen: 3390 },
  { minQuantity: 100, priceFen: 2990 },
];

it('says from how many pieces a price counts, and how many are left', () => {
  expect(skuTerms(tiers, 200)).toBe('10 件起 ¥33.90，100 件起 ¥29.90');
  expect(skuTerms(tiers.slice(0, 1), 8)).toBe('10 件起 ¥33.90，剩 8 件');
  expect(skuTerms([], 0)).toBe('没有批发价，暂时没货');
});
