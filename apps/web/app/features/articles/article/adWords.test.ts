import { expect, it } from 'vitest';
import { adWords } from './adWords.ts';

type Facts = Parameters<typeof adWords>[0];
const facts = (more: Partial<Facts>): Facts => ({
  isAd: true,
  commission: { products: 4, fromBp: 300, toBp: 600 },
  products: Array.from({ length: 6 }),
  author: { name: '许师傅' },
  ...more,
});

it('says who gets how much, and what earns nobody anything', () => {
  expect(adWords(facts({}))).toBe(
    '您买下文中标“广告”的 4 件，许师傅会得到实付的 3% 至 6%，由集物付，不加在价格里。另外 2 件不收佣金。',
  );
  expect(adWords(facts({ products: Array.from({ length: 4 }) }))).toMatch(/不加在价格里。$/);
});

it('tells of links without cards, and is silent where nobody earns', () => {
  expect(adWords(facts({ commission: null }))).toContain('推广的人');
  expect(adWords(facts({ isAd: false, commission: null }))).toBeNull();
});
