import { describe, expect, it } from 'vitest';
import type { PriceFacts } from './facts/PriceFacts.ts';
import { priceOrder } from './priceOrder.ts';
import { fullReduction, sampleCampaign, sampleCoupon, sampleFacts, sampleLine } from './testing/sampleFacts.ts';

const home = { kind: 'categories', categoryIds: ['home'] } as const;
const lines = [
  sampleLine({ lineId: 'a', priceFen: 30_000 }),
  sampleLine({ lineId: 'b', priceFen: 20_000, categoryPath: ['digital', 'audio'] }),
];
const price = (wish: Partial<PriceFacts>) => priceOrder(sampleFacts({ lines, ...wish }));
const applied = ({ discounts }: ReturnType<typeof price>) => discounts.map(({ id, amountFen }) => [id, amountFen]);

it('takes the highest tier that is reached, and says how far the next one is', () => {
  const campaign = sampleCampaign('x', [
    [30_000, 2000],
    [50_000, 4000],
    [80_000, 9000],
  ]);
  const result = price({ campaigns: [campaign] });
  expect(applied(result)).toEqual([['x', 4000]]);
  expect(result.lines.map(({ campaignFen }) => campaignFen)).toEqual([2400, 1600]);
  expect(result.notApplied).toMatchObject([{ code: 'campaignNextTier', thresholdFen: 80_000, shortFen: 30_000 }]);
});

it('counts only the goods in scope', () => {
  const result = price({ campaigns: [sampleCampaign('x', [[30_001, 2000]], { scope: home })] });
  expect(applied(result)).toEqual([]);
  expect(result.notApplied).toMatchObject([{ code: 'campaignShort', shortFen: 1, offFen: 2000 }]);
});

it('lets campaigns for different goods apply side by side', () => {
  const audio = { kind: 'categories', categoryIds: ['audio'] } as const;
  const campaigns = [
    sampleCampaign('y', [[20_000, 1500]], { scope: audio }),
    sampleCampaign('x', [[30_000, 2000]], { scope: home }),
  ];
  const result = price({ campaigns });
  expect(applied(result)).toEqual([
    ['x', 2000],
    ['y', 1500],
  ]);
  expect(result.lines.map(({ campaignFen }) => campaignFen)).toEqual([2000, 1500]);
});

it('lets a line take part in one campaign only: the better way is taken', () => {
  const campaigns = [
    sampleCampaign('x', [[30_000, 2000]], { scope: home }),
    sampleCampaign('y', [[50_000, 3000]]),
    sampleCampaign('z', [[10_000, 500]], { scope: { kind: 'products', productIds: ['product of b'] } }),
  ];
  const result = price({ campaigns });
  expect(applied(result)).toEqual([['y', 3000]]);
  expect(result.notApplied.map(({ code }) => code)).toEqual(['campaignYields', 'campaignYields']);
});

it('gives a campaign up for a coupon that is worth more and whose threshold it would spoil', () => {
  const campaigns = [sampleCampaign('x', [[30_000, 3000]])];
  const coupons = [sampleCoupon('c', fullReduction(50_000, 5000))];
  const result = price({ campaigns, coupons });
  expect(applied(result)).toEqual([['c', 5000]]);
  expect(result.notApplied).toMatchObject([
    { code: 'campaignYields', campaignId: 'x' },
    { code: 'campaignForCoupon', campaignId: 'x', moreFen: 2000 },
  ]);
});

it('keeps the campaign when the coupon is worth less, though the coupon was chosen', () => {
  const campaigns = [sampleCampaign('x', [[30_000, 3000]])];
  const coupons = [sampleCoupon('c', fullReduction(50_000, 2000))];
  const result = price({ campaigns, coupons, wishes: { coupon: { couponId: 'c' }, integral: 0 } });
  expect(applied(result)).toEqual([['x', 3000]]);
  expect(result.notApplied).toMatchObject([{ code: 'couponShort', couponId: 'c', shortFen: 3000 }]);
});

it('takes a lower tier where the higher one would spoil a coupon', () => {
  const tiers = [
    [30_000, 1000],
    [50_000, 3000],
  ] as const;
  const coupons = [sampleCoupon('c', fullReduction(49_000, 5000))];
  expect(applied(price({ campaigns: [sampleCampaign('x', tiers)], coupons }))).toEqual([
    ['x', 1000],
    ['c', 5000],
  ]);
});

it('says of a coupon that goes only without the campaign, and saves less, that it yields', () => {
  const campaigns = [sampleCampaign('x', [[30_000, 3000]])];
  const coupons = [sampleCoupon('c', fullReduction(50_000, 5000)), sampleCoupon('d', fullReduction(50_000, 2000))];
  const result = price({ campaigns, coupons });
  expect(result.coupons.map(({ couponId }) => couponId)).toEqual(['c']);
  expect(result.notApplied.map(({ code }) => code)).toEqual(['campaignYields', 'campaignForCoupon', 'couponYields']);
});

it('never takes off more than its goods cost', () => {
  const campaigns = [sampleCampaign('x', [[0, 90_000]], { scope: home })];
  expect(price({ campaigns }).lines.map(({ payFen }) => payFen)).toEqual([0, 20_000]);
});

describe('what a tier would really save', () => {
  const room = sampleCampaign('x', [[40_000, 1500]], { scope: home });
  const whole = sampleCampaign('y', [[50_000, 6000]], { name: '全场活动' });
  const hintOf = (wish: Partial<PriceFacts>) => price(wish).notApplied.find(({ code }) => code === 'campaignShort');

  it('is all of it where nothing stands against it, and less where a lower tier goes', () => {
    expect(hintOf({ campaigns: [room] })).toMatchObject({ shortFen: 10_000, gainFen: 1500, insteadOf: [] });
    const tiers = [
      [30_000, 500],
      [40_000, 1500],
    ] as const;
    const campaigns = [sampleCampaign('x', tiers, { scope: home })];
    expect(price({ campaigns }).notApplied).toMatchObject([{ code: 'campaignNextTier', gainFen: 1000 }]);
  });

  it('is nothing where another that it does not go with saves more', () => {
    expect(hintOf({ campaigns: [room, whole] })).toMatchObject({ gainFen: 0 });
  });

  it('counts what the tier saves itself, and says what is then no longer used', () => {
    const coupons = [sampleCoupon('c', fullReduction(58_000, 12_000))];
    expect(hintOf({ campaigns: [room, whole], coupons })).toMatchObject({
      gainFen: 1500,
      insteadOf: [{ campaignId: 'y', name: '全场活动' }],
    });
  });
});

it('says which campaign, or tier, is given up so that a coupon takes off more', () => {
  const coupons = [sampleCoupon('c', fullReduction(48_000, 12_000), { name: '大券' })];
  const room = sampleCampaign('x', [[30_000, 1500]], { scope: home });
  const whole = sampleCampaign('y', [[50_000, 6000]], { name: '全场活动' });
  const givenUp = (wish: Partial<PriceFacts>) =>
    price(wish).notApplied.filter(({ code }) => code === 'campaignForCoupon');
  // 15 and 120 off, where it could have been 60.
  expect(givenUp({ campaigns: [room, whole], coupons })).toEqual([
    {
      code: 'campaignForCoupon',
      campaignId: 'y',
      name: '全场活动',
      thresholdFen: 50_000,
      offFen: 6000,
      couponName: '大券',
      moreFen: 7500,
    },
  ]);
  const tiers = [
    [30_000, 1500],
    [50_000, 6000],
  ] as const;
  expect(givenUp({ campaigns: [sampleCampaign('x', tiers)], coupons })).toMatchObject([
    { offFen: 6000, moreFen: 7500 },
  ]);
  expect(givenUp({ campaigns: [room, whole] })).toEqual([]);
  expect(givenUp({ campaigns: [room], coupons })).toEqual([]);
});

it('says which campaigns are over, to come, or for other goods', () => {
  const campaigns = [
    sampleCampaign('a', [[1, 1]], { endsAt: new Date('2026-11-15T08:00:00Z') }),
    sampleCampaign('b', [[1, 1]], { startsAt: new Date('2026-11-15T08:00:00.001Z') }),
    sampleCampaign('c', [[1, 1]], { scope: { kind: 'channel', channel: 'woot' } }),
  ];
  const result = price({ campaigns });
  expect(result.payFen).toBe(50_000);
  expect(result.notApplied.map(({ code }) => code)).toEqual(['campaignEnded', 'campaignNotStarted', 'campaignNoGoods']);
});

it('stays quick with more campaigns than anyone runs', () => {
  const campaigns = Array.from({ length: 40 }, (_, index) =>
    sampleCampaign(`x${String(index).padStart(2, '0')}`, [[100, 100 + index]]),
  );
  expect(applied(price({ campaigns }))).toEqual([['x39', 139]]);
});

it.each(['groupPurchase', 'woot', 'openBox', 'drawPrize'] as const)('does not apply to %s lines', (channel) => {
  const campaigns = [sampleCampaign('a', [[20_000, 5000]])];
  const own = sampleLine({ lineId: 'a', priceFen: 50_000, channel, channelPriceFen: 40_000 });
  const alone = price({ lines: [own], campaigns });
  expect(applied(alone)).toEqual([]);
  expect(alone.notApplied).toMatchObject([{ code: 'campaignNoGoods', campaignId: 'a' }]);
  // Beside an ordinary line it neither counts towards the threshold nor bears a share.
  const beside = (priceFen: number) => price({ lines: [own, sampleLine({ lineId: 'b', priceFen })], campaigns });
  expect(applied(beside(19_999))).toEqual([]);
  expect(beside(20_000).lines.map(({ campaignFen }) => campaignFen)).toEqual([0, 5000]);
});
