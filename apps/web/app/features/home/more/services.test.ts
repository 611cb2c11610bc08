import { expect, it } from 'vitest';
import { oftenServices, services } from './services.ts';

const labels = (input: Parameters<typeof oftenServices>[0]) => oftenServices(input).map(({ label }) => label);
const nothing = { own: null, uses: new Map<string, number>() };

it('names each service once', () => {
  expect(new Set(services.map(({ to }) => to)).size).toBe(services.length);
  expect(services).toHaveLength(24);
});

it('puts first what is used most, and fills up with what is usual', () => {
  expect(labels(nothing)).toEqual([
    '我的订单',
    '我的拼团',
    '一件代发',
    '优惠券',
    '收藏',
    '余额',
    '我的商户',
    '联系客服',
  ]);
  const uses = new Map([
    ['/user/balance', 2],
    ['/effectOrder/mine', 5],
    ['/order/confirm', 9],
  ]);
  expect(labels({ ...nothing, uses })).toEqual([
    '效果订单',
    '余额',
    '我的订单',
    '我的拼团',
    '一件代发',
    '优惠券',
    '收藏',
    '我的商户',
  ]);
});

it('keeps to the user’s own choice, without what is no service any more', () => {
  const own = ['/guide', '/gone', '/cart/mine'];
  expect(labels({ own, uses: new Map([['/user/balance', 9]]) })).toEqual(['购物指南', '购物车']);
});
