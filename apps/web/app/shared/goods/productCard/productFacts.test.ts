import type { ProductCard } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { productFacts } from './productFacts.ts';

const product: ProductCard = {
  id: '018f2b3c-9c1e-7c3a-8f00-000000000001',
  title: '慢物 手作青瓷侧把壶',
  picture: { fileId: '018f2b3c-9c1e-7c3a-8f00-000000000002', placeholder: '', alt: '' },
  priceFen: 16_800,
  isFrom: false,
  marketPriceFen: null,
  vipPriceFen: 15_600,
  salesCount: 1472,
  goodRateBp: 9904,
  note: null,
  inStock: true,
};

it('says how many were sold and how many were content', () => {
  expect(productFacts(product)).toBe('已售 1,472 · 好评 99%');
});

it('prefers the fact that the shop gave', () => {
  expect(productFacts({ ...product, note: '两年质保' })).toBe('已售 1,472 · 两年质保');
});

it('claims nothing about a product that nobody has bought or judged', () => {
  expect(productFacts({ ...product, salesCount: 0, goodRateBp: null })).toBe('新上架');
});

it('says when it has run out', () => {
  expect(productFacts({ ...product, inStock: false })).toContain('缺货');
});
