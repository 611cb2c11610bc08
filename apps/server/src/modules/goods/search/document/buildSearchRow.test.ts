import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductFacts } from '../../catalogue/index.ts';
import { sampleFacts } from '../testing/sampleFacts.ts';
import { buildSearchRow } from './buildSearchRow.ts';
import { loadSegmenter } from './loadSegmenter.ts';
import { priceStep, stepsBetween } from './priceSteps.ts';

beforeAll(loadSegmenter);

const now = new Date('2026-11-15T04:00:00Z');
const build = (
  wish: Partial<ProductFacts> = {},
  inStock: readonly string[] = ['a', 'b'],
  goodRateBp: number | null = null,
) => buildSearchRow({ facts: sampleFacts(wish), inStockSkuIds: new Set(inStock), goodRateBp, now });
const cardOf = (row: { card: string }) => JSON.parse(row.card) as Record<string, unknown>;

describe('the document', () => {
  it.each([
    ["'降噪':1A", 'a word of the title'],
    ["'降噪耳机':1A", 'two that stand together'],
    ["'n3':1A", 'a Latin word, in small letters'],
    ["'usb-c':1A", 'a word with a hyphen'],
    ["'usb':1A", 'and its parts'],
    ["'zhiyin':1B", 'another name of the brand, written together'],
    ["'耳塞':1B", 'another name of its category'],
    ["'音频':1C", 'another name of a category above'],
    ["'质保':1C", 'a tag'],
    ["'头戴式':1A", 'the best of several weights'],
    ["'~地铁'", 'a word of the subtitle, marked as mentioned'],
    ["'~云灰'", 'a value that can be chosen, so too'],
    ["'~250'", 'and a parameter that nothing is told apart by'],
    ["'_噪耳'", 'neighbouring characters'],
    ["'_机'", 'each character'],
    ["'c:digital'", 'each category'],
    ["'c:digitalHeadphones'", 'its own category'],
    ["'p:33'", 'the step of its price'],
    ["'c:digital:33'", 'and that in each category'],
    ["'b:zhiyin'", 'the brand without its label'],
    ["'o:颜色:云灰'", 'an option without its swatch'],
    ["'a:佩戴方式:头戴式'", 'a parameter that can be filtered by'],
    ["'f:vip'", 'a VIP price'],
  ])('has %s: %s', (lexeme) => {
    expect(build().document.split(' ')).toContain(lexeme);
  });

  it('does not take honey for oat milk: a category of both is found as a whole, its words are mentioned', () => {
    const mixed = { id: 'mix', name: '蜂蜜与植物奶', aliases: ['冲调'], attributes: [] };
    const lexemes = build({ title: '燕麦奶', subtitle: '', categories: [mixed, mixed, mixed] }).document.split(' ');
    expect(lexemes).toEqual(expect.arrayContaining(["'蜂蜜与植物奶':1B", "'~蜂蜜'", "'冲调':1B"]));
    expect(lexemes).not.toContain("'蜂蜜':1B");
  });

  it('does not take a backpack for a computer: what a parameter names in several words is a part of the thing', () => {
    const parameters = [['电脑隔层', '15.6 英寸']] as const;
    const lexemes = build({ title: '双肩包 电脑隔层', parameters }).document.split(' ');
    expect(lexemes).toEqual(expect.arrayContaining(["'双肩包':1A", "'电脑':1C", "'电脑隔层':1A", "'_电脑'"]));
    const laptop = build({ title: '笔记本电脑 电脑隔层包', parameters }).document.split(' ');
    expect(laptop).toContain("'电脑':1A");
  });

  it('has no filter for other parameters, nor for stock, which is looked at', () => {
    expect(build().document).not.toContain('a:重量');
    expect(build().document).not.toContain('f:stock');
  });
});

describe('facets', () => {
  it('carry what is shown beside them', () => {
    expect(build().facets).toEqual([
      'b:zhiyin\t知音',
      'o:颜色:云灰\t#c5c9cf',
      'o:颜色:米白',
      'a:佩戴方式:头戴式',
      'f:vip',
      'f:stock',
    ]);
  });

  it('have no option that is not made, and no parameter that is a sentence', () => {
    const skus = sampleFacts().skus.slice(0, 1);
    expect(build({ skus, parameters: [['佩戴方式', '头戴'.repeat(20)]] }, [])).toMatchObject({
      facets: ['b:zhiyin\t知音', 'o:颜色:云灰\t#c5c9cf'],
      inStock: false,
    });
  });
});

describe('the card', () => {
  it('has the price of the cheapest SKU in stock', () => {
    expect(cardOf(build())).toMatchObject({
      priceFen: 49_900,
      marketPriceFen: 69_900,
      vipPriceFen: 45_900,
      isFrom: true,
      inStock: true,
    });
    expect(build({}, ['a'])).toMatchObject({ priceFen: 59_900 });
    expect(cardOf(build({}, ['a']))).toMatchObject({
      priceFen: 59_900,
      vipPriceFen: null,
      isFrom: false,
      inStock: true,
    });
    expect(cardOf(build({}, []))).toMatchObject({ priceFen: 49_900, inStock: false });
  });

  it('names one fact', () => {
    expect(cardOf(build())).toMatchObject({ note: '两年质保' });
    expect(cardOf(build({ tags: [] }))).toMatchObject({ note: null });
  });
});

describe('the score', () => {
  const scoreOf = (salesCount: number, goodRateBp: number | null, listedAt: string) =>
    build({ salesCount, listedAt: new Date(listedAt) }, [], goodRateBp).score;
  const old = '2025-01-01T00:00:00Z';

  it('is made of sales, reviews and newness', () => {
    expect(scoreOf(0, 0, old)).toBe(0);
    expect(scoreOf(1_000_000, 10_000, now.toISOString())).toBe(1_000_000);
    expect(scoreOf(50_000_000, 10_000, old)).toBe(850_000);
    expect(scoreOf(0, null, old)).toBe(75_000);
    expect(scoreOf(0, 9_000, old)).toBe(75_000);
    expect(scoreOf(0, 0, '2026-10-16T04:00:00Z')).toBe(75_000);
    expect(scoreOf(999, 0, old)).toBe(350_000);
  });

  it('stays the same during a business day', () => {
    const at = (time: string) =>
      buildSearchRow({
        facts: sampleFacts({ listedAt: new Date('2026-11-01T09:00:00Z') }),
        inStockSkuIds: new Set(),
        goodRateBp: null,
        now: new Date(time),
      }).score;
    expect(at('2026-11-14T16:00:00Z')).toBe(at('2026-11-15T15:59:59Z'));
    expect(at('2026-11-15T16:00:00Z')).toBe(at('2026-11-15T15:59:59Z') - 2500);
  });
});

it('finds every price of a range among its steps', () => {
  const fen = fc.integer({ min: 1, max: 2_000_000_000 });
  fc.assert(
    fc.property(fen, fen, fen, (a, b, c) => {
      const [min = 0, price = 0, max = 0] = [a, b, c].toSorted((x, y) => x - y);
      expect(stepsBetween(min, max)).toContain(priceStep(price));
      expect(stepsBetween(price, null)).toContain(priceStep(max));
      expect(stepsBetween(null, price)).toContain(priceStep(min));
    }),
  );
  expect(stepsBetween(5_000, 10_000).length).toBeLessThan(6);
  expect(stepsBetween(200, 100)).toEqual([]);
});
