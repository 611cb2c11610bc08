import { describe, expect, it } from 'vitest';
import { copyRow } from './copyText.ts';
import { largeId } from './largeIds.ts';
import type { LeafKit, Model } from './LeafKit.ts';
import { makeProduct } from './makeProduct.ts';

const now = new Date('2026-11-15T04:00:00Z');
const values = ['云灰', '墨黑', '米白', '雾蓝', '豆绿', '砖红'].map((value) => ({
  value,
  swatch: '#8fa6bf',
  pictureId: null,
}));
const model: Model = {
  subtitle: '一句话',
  shippingTemplateId: 'standard',
  weightGrams: 300,
  options: [{ name: '颜色', values }],
  parameters: [['产地', '杭州']],
  tags: ['两年质保'],
  pictures: [0, 1, 2, 3].map((index) => ({ fileId: largeId(index, 9), placeholder: 'data:,' })),
  descriptionMarkdown: '## 一',
  descriptionHtml: '<h2>一</h2>',
};
const kit: LeafKit = {
  categories: ['digital', 'digitalAudio', 'digitalHeadphones'].map((id) => ({
    id,
    name: id,
    aliases: [],
    attributes: [],
  })),
  share: 1,
  styles: ['便携', '复古', '专业'],
  materials: ['铝合金'],
  nouns: ['头戴耳机', '监听耳机', '耳麦'],
  features: ['40 毫米单元', '可折叠', '低延迟', '双设备连接'],
  brands: [{ id: 'yunli', name: '云里', aliases: [] }],
  logPrice: { mean: Math.log(40_000), deviation: 0.5 },
  attributes: [{ name: '连接方式', values: ['蓝牙', '有线'] }],
  colours: values,
  models: [model],
};
const products = Array.from({ length: 2000 }, (_, n) => makeProduct(n, [kit], now));

describe('makeProduct', () => {
  it('makes the same product again', () => {
    expect(makeProduct(7, [kit], now)).toEqual(products[7]);
  });

  it('has titles of 10 to 30 characters and about two SKUs', () => {
    for (const { facts } of products) expect(facts.title).toMatch(/^.{10,30}$/u);
    const skus = products.flatMap(({ skus }) => skus);
    expect(skus.length / products.length).toBeGreaterThan(1.7);
    expect(skus.length / products.length).toBeLessThan(2.4);
    expect(new Set(skus.map(({ id }) => id)).size).toBe(skus.length);
  });

  it('sells as many pieces as it has sold, few products most of them', () => {
    for (const { facts, skus } of products) {
      expect(skus.reduce((sum, { sold }) => sum + sold, 0)).toBe(facts.salesCount);
    }
    const sales = products.map(({ facts }) => facts.salesCount).toSorted((a, b) => b - a);
    const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
    expect(sum(sales.slice(0, 200))).toBeGreaterThan(0.7 * sum(sales));
  });

  it('strikes through only what was charged, and VIP pays less', () => {
    for (const { skus } of products) {
      for (const { prices, marketPriceFen } of skus) {
        const present = prices.at(-1);
        expect(present?.priceFen).toBeGreaterThan(0);
        expect(present?.vipPriceFen ?? 0).toBeLessThan(present?.priceFen ?? 0);
        if (marketPriceFen === null) continue;
        expect(prices.at(-2)?.priceFen).toBe(marketPriceFen);
        expect(marketPriceFen).toBeGreaterThan(present?.priceFen ?? Infinity);
      }
    }
  });
});

describe('copyRow', () => {
  it('writes what COPY reads', () => {
    const row = copyRow(['a\tb\\c\n', null, 5, true, new Date(0), ['x', 'say "hi"', 'b:q\t青']]);
    expect(row).toBe('a\\tb\\\\c\\n\t\\N\t5\tt\t1970-01-01T00:00:00.000Z\t{"x","say \\\\"hi\\\\"","b:q\\t青"}\n');
  });
});
