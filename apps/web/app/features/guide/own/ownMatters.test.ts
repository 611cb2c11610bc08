import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { concernOf } from './concernOf.ts';
import { matterOf, ownMatters } from './ownMatters.ts';

type Order = Parameters<typeof ownMatters>[0][number];

const now = '2026-11-17T02:00:00Z';
const picture = { fileId: 'f', placeholder: 'data:', alt: '' };
const line = { id: 'l', skuId: 's', productId: 'p', title: '白蜡木餐椅', skuLabel: '', picture, quantity: 2 };
const order = (id: string, change: Partial<Order>): Order => ({
  id,
  state: 'completed',
  payFen: 42_300,
  payBy: '2026-11-17T02:17:30Z',
  pieces: 2,
  note: null,
  openAfterSales: 0,
  lines: [{ ...line, refundedQuantity: 0, unitPriceFen: 1, payFen: 1 }],
  ...change,
});

it('says what waits for the reader, the most urgent first', () => {
  const orders = [
    order('done', {}),
    order('onItsWay', { state: 'awaitingReceipt', note: '杭州市 【杭州市】快件已到达' }),
    order('returned', { openAfterSales: 1 }),
    order('unpaid', { state: 'awaitingPayment' }),
  ];
  expect(ownMatters(orders, now).map(({ title, text, action }) => [title, text, action.to])).toEqual([
    ['待付款 ¥423.00', '白蜡木餐椅等 2 件，18 分钟后关闭', '/order/pay?id=unpaid'],
    ['退款与售后', '白蜡木餐椅等 2 件，正在处理', '/order/detail?id=returned'],
    ['待收货', '杭州市 快件已到达', '/order/detail?id=onItsWay'],
  ]);
});

it('has as many rows for who has no order, or only finished ones', () => {
  expect(ownMatters([], now)).toHaveLength(3);
  expect(ownMatters([order('done', {})], now).map(({ title }) => title)).toEqual([
    '看包裹走到哪里',
    '申请退款或退货',
    '补开发票',
  ]);
});

it('counts no minutes that are over', () => {
  const [row] = ownMatters([order('late', { state: 'awaitingPayment', payBy: now })], now);
  expect(row?.text).toContain('马上关闭');
});

it('knows which answer is about which order', () => {
  expect(concernOf('refund')).toBe('afterSale');
  expect(concernOf('vip')).toBeNull();
  expect(matterOf('dispatch', [order('paid', { state: 'awaitingDispatch' })], now)?.title).toBe('待发货');
  expect(matterOf('receipt', [order('paid', { state: 'awaitingDispatch' })], now)).toBeNull();
});

it('speaks of answers that the guide has', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../../server/content/guide');
  const slugs = readdirSync(folder).map((name) => name.replace('.md', ''));
  expect(slugs.filter((slug) => concernOf(slug) !== null)).toHaveLength(16);
});
