import { expect, it } from 'vitest';
import { type Goods, matchGoods, plainCode } from './matchGoods.ts';

const goods = (skuId: string, code: string, title: string, more: Partial<Goods> = {}): Goods => ({
  skuId,
  code,
  title,
  skuLabel: '',
  isOnSale: true,
  isLimited: false,
  ...more,
});
const socks = goods('socks', 'SH-WZ-03', '精梳棉中筒袜 3 双');
const brush = goods('brush', 'RW-YS-04', '软毛牙刷 4 支');
const soap = goods('soap', 'RW-SZ-02', '冷制手工皂 2 块');
const grey = goods('grey', 'MW-MK-01', '粗陶马克杯', { skuLabel: '云灰' });
const white = goods('white', 'MW-MK-02', '粗陶马克杯', { skuLabel: '米白' });
const gone = goods('gone', 'OLD-01', '旧款杯');
const limited = goods('limited', 'LIM-01', '限量杯', { isLimited: true });
const chosen = [socks, brush, grey, white];
const known = {
  chosen,
  byCode: new Map([...chosen, soap, { ...gone, isOnSale: false }, limited].map((one) => [plainCode(one.code), one])),
};

it.each([
  ['its code', 'SH-WZ-03', 'socks'],
  ['a code in small letters and full width, with blanks', ' ｓｈ-wz-03 ', 'socks'],
  ['the code of a SKU that was not chosen', 'RW-SZ-02', 'soap'],
  ['a part of a title', '牙刷', 'brush'],
  ['a title with other blanks', '精梳棉中筒袜3双', 'socks'],
  ['a title with its option', '粗陶马克杯 米白', 'white'],
  ['a title with its option, after a comma', '粗陶马克杯，云灰', 'grey'],
])('finds a SKU by %s', (_, cell, skuId) => {
  expect(matchGoods(cell, known)).toEqual({ skuId });
});

it.each([
  ['nothing is written', '', 'goodsMissing', null],
  ['two of the chosen goods fit', '粗陶马克杯', 'goodsSeveral', null],
  ['the title is of no chosen goods', '冷制手工皂', 'goodsUnknown', null],
  ['a code is a sign away from one that was chosen', 'RW-YS-05', 'goodsUnknown', 'RW-YS-04'],
  ['a code is far from all', 'XX-YY-99', 'goodsUnknown', null],
  ['it is no longer sold', 'OLD-01', 'goodsGone', null],
  ['it is sold in limited numbers', 'LIM-01', 'goodsLimited', null],
])('asks when %s', (_, cell, code, suggestion) => {
  expect(matchGoods(cell, known)).toEqual({ problem: { code, suggestion } });
});
