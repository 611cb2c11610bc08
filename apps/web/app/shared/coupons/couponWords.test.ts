import { describe, expect, it } from 'vitest';
import {
  type Coupon,
  conditionWords,
  goodsLinks,
  lineWords,
  scopeWords,
  shortWords,
  valueWords,
} from './couponWords.ts';

const everything: Coupon['scope'] = { kind: 'all', categories: [], productId: null, channel: null, goodsCount: null };
const coupon = (wish: Partial<Coupon> = {}): Coupon => ({
  id: '01900000-0000-7000-8000-000000000000',
  name: '全场满 1,000 减 120',
  kind: 'fullReduction',
  thresholdFen: 100_000,
  offFen: 12_000,
  rateBp: null,
  capFen: null,
  scope: everything,
  ...wish,
});
const discount = coupon({ kind: 'discount', thresholdFen: 0, offFen: null, rateBp: 9500, capFen: 5000 });
const free = coupon({ kind: 'noThreshold', thresholdFen: 0, offFen: 500 });

describe('what it gives', () => {
  it('is an amount or a rate, with its condition', () => {
    expect([coupon(), discount, free].map((one) => [valueWords(one), conditionWords(one), shortWords(one)])).toEqual([
      [{ number: '120', unit: '¥' }, '满 1,000 可用', '满 1,000 减 120'],
      [{ number: '9.5', unit: '折' }, '最高减 50', '9.5 折'],
      [{ number: '5', unit: '¥' }, '无门槛', '减 5 元'],
    ]);
  });

  it('says both bounds of a discount that has them', () => {
    const bounded = coupon({ ...discount, thresholdFen: 20_000 });
    expect([conditionWords(bounded), shortWords(bounded)]).toEqual(['满 200 可用，最高减 50', '满 200 9.5 折']);
  });
});

describe('what it is good for', () => {
  const audio = { id: 'digitalAudio', name: '耳机与音箱', parentName: '数码' };
  const food = { id: 'food', name: '食品', parentName: null };
  const fresh = { id: 'fresh', name: '生鲜', parentName: null };
  const inCategories = (categories: Coupon['scope']['categories'], goodsCount: number) =>
    coupon({ scope: { ...everything, kind: 'categories', categories, goodsCount } });

  it('is told apart in a line of several, even where the terms are the same', () => {
    const home = { id: 'home', name: '居家', parentName: null };
    const cases = [
      coupon(),
      inCategories([home], 90),
      inCategories([food, fresh], 468),
      coupon({ ...discount, scope: inCategories([audio], 214).scope }),
      coupon({ scope: { ...everything, kind: 'products', goodsCount: 36 } }),
      coupon({ scope: { ...everything, kind: 'products', goodsCount: 1, productId: 'one' } }),
      coupon({ scope: { ...everything, kind: 'channel', channel: 'groupPurchase' } }),
    ];
    expect(cases.map(lineWords)).toEqual([
      '全场满 1,000 减 120',
      '居家满 1,000 减 120',
      '食品、生鲜满 1,000 减 120',
      '耳机与音箱 9.5 折',
      '指定商品满 1,000 减 120',
      '本商品满 1,000 减 120',
      '拼团满 1,000 减 120',
    ]);
  });

  it('leads to its goods', () => {
    const cases = [
      coupon(),
      inCategories([audio], 214),
      inCategories([food, fresh], 468),
      coupon({ scope: { ...everything, kind: 'products', goodsCount: 36 } }),
      coupon({ scope: { ...everything, kind: 'products', goodsCount: 1, productId: 'one' } }),
      coupon({ scope: { ...everything, kind: 'channel', channel: 'groupPurchase' } }),
    ];
    expect(cases.map((one) => [scopeWords(one), ...goodsLinks(one).map(({ to, label }) => `${label} ${to}`)])).toEqual([
      ['全场可用，每日一抢与开箱除外', '去用 /resource'],
      ['数码 · 耳机与音箱，共 214 件', '看这 214 件 /resource?category=digitalAudio'],
      ['食品、生鲜两类，共 468 件', '看食品 /resource?category=food', '看生鲜 /resource?category=fresh'],
      ['指定 36 件商品', '去用 /resource'],
      ['指定 1 件商品', '看这件商品 /product?id=one'],
      ['只在拼团频道下单时可用', '看拼团 /groupPurchase'],
    ]);
  });
});
