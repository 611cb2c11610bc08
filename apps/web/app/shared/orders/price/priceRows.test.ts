import { expect, it } from 'vitest';
import { type PricedGoods, priceRows } from './priceRows.ts';

const vip = { code: 'vipPrice', savedFen: 4000 } as const;
const ordinary = { code: 'ordinaryPrice' } as const;
const price: PricedGoods = {
  lines: [
    { quantity: 1, listFen: 49_900, goodsFen: 45_900, unitPriceReason: vip },
    { quantity: 3, listFen: 11_970, goodsFen: 11_970, unitPriceReason: ordinary },
  ],
  listFen: 61_870,
  discounts: [
    {
      rule: 'campaign',
      amountFen: 6000,
      reason: { code: 'campaignReached', campaignId: 'x', name: '居家活动', thresholdFen: 80_000, offFen: 6000 },
    },
    {
      rule: 'coupon',
      amountFen: 5000,
      reason: {
        code: 'couponBest',
        couponId: 'c',
        name: '满 500 减 50',
        next: null,
      },
    },
    { rule: 'integral', amountFen: 3800, reason: { code: 'integralUsed', integral: 3800, perYuan: 100 } },
  ],
  shippingFen: 600,
  deliveryFen: 600,
  shippingReason: { code: 'shippingFree', fromFen: 9900 },
};

it('tells every step with its reason, and the steps add up', () => {
  const rows = priceRows(price);
  expect(rows.map(({ title, reason, amountFen }) => [title, reason, amountFen])).toEqual([
    ['商品总价', '2 种 4 件，按普通价', 61_870],
    ['VIP 价', '1 种商品按 VIP 价计', -4000],
    ['满 800 减 60', '居家活动，已满足', -6000],
    ['优惠券', '满 500 减 50。能用的只有这一张', -5000],
    ['积分', '用 3,800 积分，100 积分抵 1 元', -3800],
    ['运费', '满 99 元免运费', 0],
    ['定时送', '在您选的 2 小时里送到', 600],
  ]);
  expect(rows.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(61_870 - 18_800 + 600);
});

it('calls a prize a prize, and the price of a channel one', () => {
  const reason = (channel: 'drawPrize' | 'woot') => ({ code: 'channelPrice', channel, savedFen: 4900 }) as const;
  const rowOf = (channel: 'drawPrize' | 'woot') => {
    const lines = [{ quantity: 1, listFen: 4900, goodsFen: 0, unitPriceReason: reason(channel) }];
    return priceRows({ ...price, lines, listFen: 4900, discounts: [] })[1];
  };
  expect(rowOf('drawPrize')).toMatchObject({ title: '抽奖奖品', reason: '1 种商品是抽中的奖品', amountFen: -4900 });
  expect(rowOf('woot')).toMatchObject({ title: '每日一抢价' });
});
