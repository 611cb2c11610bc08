import { type OrderLine, priceOrder } from '@jiwu/pricing';
import { expect, it } from 'vitest';
import { savingRows } from './savingRows.ts';

const line: OrderLine = {
  lineId: 'own',
  skuId: 's',
  productId: 'p',
  categoryPath: ['home'],
  channel: 'normal',
  channelPriceFen: null,
  priceFen: 11_900,
  vipPriceFen: null,
  wholesale: [],
  quantity: 2,
  shippingTemplate: { id: 'standard', name: '快递', feeFen: 800, freeFromFen: 9900, vipFreeFromFen: 3900 },
  weightGrams: 500,
};

const kinds: [string, Partial<OrderLine>, string[]][] = [
  ['ordinaryPrice', {}, []],
  ['vipPrice', { vipPriceFen: 10_900 }, ['VIP 价']],
  ['wholesalePrice', { wholesale: [{ minQuantity: 2, priceFen: 9900 }] }, ['批发价']],
  ['channelPrice', { channel: 'celebrity', channelPriceFen: 10_500 }, ['达人价']],
];

it.each(kinds)('adds up to what is paid, with a row for what %s saves', (code, own, labels) => {
  const price = priceOrder({
    now: new Date('2026-11-15T08:00:00Z'),
    lines: [
      { ...line, ...own },
      { ...line, lineId: 'other', skuId: 't' },
    ],
    buyer: { isVip: true, isBusiness: true, level: '普通用户', integral: 0 },
    campaigns: [],
    coupons: [],
    wishes: { coupon: 'best', integral: 0 },
    destination: null,
  });
  expect(price.lines[0]?.unitPriceReason.code).toBe(code);
  const rows = savingRows(price, new Map([['own', '慢物茶壶']]));
  expect(rows.map(({ label }) => label)).toEqual(['商品总价', ...labels, '运费']);
  expect(rows.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(price.payFen);
});
