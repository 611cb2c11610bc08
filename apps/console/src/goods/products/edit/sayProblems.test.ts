import type { DraftAnswer } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { emptySku } from './draft.ts';
import { sayProblems } from './sayProblems.ts';

const skus: DraftAnswer['skus'] = [
  { ...emptySku([]), id: 'plain' },
  { ...emptySku(['云灰', '大']), id: 'grey' },
];
const said = (...problems: Parameters<typeof sayProblems>[0]) =>
  sayProblems(problems, skus).map(({ where, what }) => `${where}：${what}`);

it('names the line of a SKU, also where there is nothing to choose', () => {
  const found = said(
    { kind: 'priceMissing', field: 'priceFen', skuId: 'plain', suggestion: null },
    { kind: 'marketNotDeal', field: 'marketPriceFen', skuId: 'grey', suggestion: '12900' },
  );
  expect(found).toEqual(['默认：没有写售价', '云灰，大：划线价只能写近 7 天的最低成交价，可以写 129.00']);
});

it('names the field of the product', () => {
  const found = said({ kind: 'pictureMissing', field: 'pictures', skuId: null, suggestion: null });
  expect(found).toEqual(['图片：至少要一张图片']);
});
