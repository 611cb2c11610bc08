import { expect, it } from 'vitest';
import type { CouponRule } from '../facts/Coupon.ts';
import type { Reason } from '../result/Reason.ts';
import { describeCoupon } from './describeCoupon.ts';
import { explain } from './explain.ts';

const coupon = { couponId: 'c', name: '新人券' };
const campaign = { campaignId: 'x', name: '居家活动' };
const tier = { thresholdFen: 100_000, offFen: 6050, shortFen: 21_150, gainFen: 6050, insteadOf: [] };
const other = { couponId: 'd', name: '影音 9.5 折' };
const startsAt = '2026-11-30T16:00:00.000Z';

it.each<[Reason, string]>([
  [{ code: 'ordinaryPrice' }, '普通价'],
  [{ code: 'vipPrice', savedFen: 4000 }, 'VIP 价，每件省 ¥40.00'],
  [{ code: 'wholesalePrice', minQuantity: 5, savedFen: 5400 }, '批发价，5 件起，每件省 ¥54.00'],
  [{ code: 'channelPrice', channel: 'groupPurchase', savedFen: 0 }, '拼团价'],
  [{ ...campaign, ...tier, code: 'campaignShort' }, '居家活动，满 1,000 减 60.50，还差 ¥211.50'],
  [
    { ...campaign, ...tier, gainFen: 4050, code: 'campaignNextTier' },
    '居家活动，满 1,000 减 60.50，还差 ¥211.50，可再省 ¥40.50',
  ],
  [
    { ...campaign, ...tier, gainFen: 50, insteadOf: [{ campaignId: 'y', name: '全场活动' }], code: 'campaignShort' },
    '居家活动，满 1,000 减 60.50，还差 ¥211.50，可再省 ¥0.50，不与「全场活动」同享',
  ],
  [
    { ...campaign, ...tier, gainFen: 0, code: 'campaignShort' },
    '居家活动，满 1,000 减 60.50，还差 ¥211.50，但与现在的优惠不能同享，凑到也不会更省',
  ],
  [
    { ...campaign, code: 'campaignForCoupon', thresholdFen: 80_000, offFen: 6000, couponName: '新人券', moreFen: 5363 },
    '没用「居家活动」满 800 减 60，这样配「新人券」合计多省 ¥53.63',
  ],
  [{ ...campaign, code: 'campaignNotStarted', startsAt }, '居家活动还没开始，12 月 1 日开始'],
  [{ ...campaign, code: 'campaignEnded' }, '居家活动已结束'],
  [{ ...campaign, code: 'campaignNoGoods' }, '没有参加居家活动的商品'],
  [{ ...campaign, code: 'campaignYields' }, '居家活动已满足，但现在的优惠更省，二者不能同享'],
  [{ ...coupon, code: 'couponBest', next: null }, '新人券。能用的只有这一张'],
  [
    { ...coupon, code: 'couponBest', next: { ...other, moreFen: 0, tie: 'expiresSooner' } },
    '新人券。已选最省的一张，与「影音 9.5 折」一样省，这张先到期',
  ],
  [{ ...coupon, code: 'couponChosen', better: null }, '新人券。您选的这张就是最省的'],
  [
    { ...coupon, code: 'couponChosen', better: { ...other, moreFen: 5 } },
    '新人券。您选了这张，换成「影音 9.5 折」还能多省 ¥0.05',
  ],
  [{ ...other, code: 'couponNotStarted', startsAt }, '还没到可用的时间，12 月 1 日起可用'],
  [{ ...other, code: 'couponNotInChannel', channel: 'woot' }, '每日一抢商品不能用券'],
  [{ ...other, code: 'couponShort', shortFen: 123_456 }, '还差 ¥1,234.56'],
  [
    { code: 'integralReduced', wanted: 9000, used: 2000, because: 'cap', capBp: 2000, step: 100 },
    '积分最多抵商品的 20%，这次用 2,000 积分',
  ],
  [{ code: 'shippingFreeVip', fromFen: 3900, savedFen: 800 }, 'VIP 满 39 元免运费'],
  [{ code: 'shippingCharged', freeFromFen: 9900, shortFen: 1200 }, '满 99 元免运费，还差 ¥12.00'],
  [{ code: 'vipWouldSave', savedFen: 5800 }, '开通 VIP，这一单可省 ¥58.00'],
])('%j', (reason, sentence) => {
  expect(explain(reason)).toBe(sentence);
});

const off = (offBp: number, thresholdFen = 0, capFen: number | null = null): CouponRule => ({
  kind: 'discount',
  thresholdFen,
  offBp,
  capFen,
});

it.each<[CouponRule, string]>([
  [off(500, 0, 5000), '9.5 折，最高减 50'],
  [off(1000, 10_000), '满 100 打 9 折'],
  [off(9500), '0.5 折'],
  [off(9000), '1 折'],
  [off(750), '9.25 折'],
  [off(10_000), '全免'],
  [{ kind: 'noThreshold', offFen: 1000 }, '无门槛减 10'],
])('%j', (rule, words) => {
  expect(describeCoupon(rule)).toBe(words);
});
