import { expect, it } from 'vitest';
import { collectionMarks } from './collectionMarks.ts';

const item = { collectedPriceFen: 16_800, isGone: false, isBack: false, card: { priceFen: 16_800, inStock: true } };
const texts = (facts: Parameters<typeof collectionMarks>[0]) => collectionMarks(facts).map(({ text }) => text);

it('says nothing where nothing has changed, nor when it became dearer', () => {
  expect(texts(item)).toEqual([]);
  expect(texts({ ...item, card: { priceFen: 18_800, inStock: true } })).toEqual([]);
});

it('says by how much the price fell since it was collected', () => {
  expect(texts({ ...item, card: { priceFen: 15_600, inStock: true } })).toEqual(['降价 ¥12']);
  expect(texts({ ...item, card: { priceFen: 16_750, inStock: true } })).toEqual(['降价 ¥0.50']);
});

it('says that it ran out, and that it is back', () => {
  expect(texts({ ...item, card: { priceFen: 16_800, inStock: false } })).toEqual(['缺货']);
  expect(texts({ ...item, isBack: true, card: { priceFen: 15_800, inStock: true } })).toEqual(['已到货', '降价 ¥10']);
});

it('says of what is gone nothing else', () => {
  expect(texts({ ...item, isGone: true, card: { priceFen: 1, inStock: false } })).toEqual(['已下架']);
});
