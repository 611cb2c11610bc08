import { expect, it } from 'vitest';
import { dealChanges, dealFormOf, dealKey, fallbackChanges, fallbackKey } from './dealChanges.ts';

const deal = { priceFen: 1990, allocated: 20, limitPerUser: 1, note: '越用越亮。', position: 0 };
const fallback = {
  skuId: 'b2f0c1d2-0000-4000-8000-000000000001',
  productId: 'b2f0c1d2-0000-4000-8000-000000000002',
  title: '大豆蜡香薰',
  skuLabel: '',
  picture: null,
  priceFen: 600,
  allocated: 2,
  limitPerUser: 1,
  note: '晚上点一会儿。',
  problem: null,
};

it('takes a draft for the same when only spaces were typed, and for another when a price was', () => {
  const form = dealFormOf(deal);
  expect(dealKey({ ...form, note: ' 越用越亮。 ' })).toBe(dealKey(form));
  expect(dealKey({ ...form, priceYuan: 19.8 })).not.toBe(dealKey(form));
  expect(dealKey({ ...form, priceYuan: null })).not.toBe(dealKey(form));
});

it('names what another has changed of a draft', () => {
  expect(dealChanges(deal, { ...deal, priceFen: 1890, allocated: 30 })).toEqual([
    { name: '一抢价', before: '¥19.90', now: '¥18.90' },
    { name: '件数', before: '20 件', now: '30 件' },
  ]);
});

it('does not take what became of a fallback for a change of it', () => {
  expect(fallbackKey({ ...fallback, problem: '两款都没货' })).toBe(fallbackKey(fallback));
  expect(fallbackKey({ ...fallback, priceFen: 500 })).not.toBe(fallbackKey(fallback));
});

it('names what another has put in the place of a fallback', () => {
  expect(fallbackChanges(null, fallback)[0]).toEqual({ name: '候补', before: '没有', now: '大豆蜡香薰，默认' });
  expect(fallbackChanges(fallback, fallback)).toEqual([]);
});
