import type { OrderPrice } from '@jiwu/pricing';
import { expect, it } from 'vitest';
import { cartStanding } from './cartStanding.ts';

const tiers = [
  { thresholdFen: 30_000, offFen: 1500 },
  { thresholdFen: 80_000, offFen: 6000 },
  { thresholdFen: 150_000, offFen: 14_000 },
];
const campaign = { id: 'c', tiers, scope: 'all' as const, categories: [], goodsCount: 86, goods: [] };
const named = { campaignId: 'c', name: '把客厅，还给周末' };

function priceOf(parts: Pick<OrderPrice, 'discounts' | 'notApplied'>): OrderPrice {
  return parts as OrderPrice;
}
const reached = (thresholdFen: number, offFen: number): OrderPrice['discounts'][number] => ({
  rule: 'campaign',
  id: 'c',
  amountFen: offFen,
  reason: { ...named, code: 'campaignReached', thresholdFen, offFen },
  shares: [],
});

it('says what the cart has reached, and what is missing to the next tier', () => {
  const next = {
    ...named,
    code: 'campaignNextTier' as const,
    thresholdFen: 150_000,
    offFen: 14_000,
    shortFen: 65_150,
    gainFen: 8000,
    insteadOf: [],
  };
  expect(cartStanding(campaign, priceOf({ discounts: [reached(80_000, 6000)], notApplied: [next] }))).toEqual({
    text: '购物车里已有 ¥848.50，减 ¥60.00。再买 ¥651.50 可减 ¥140.00。',
    reachedFen: 80_000,
    percent: (84_850 / 150_000) * 100,
  });
});

it('knows the way to the first tier, and the end of it', () => {
  const short = {
    ...named,
    code: 'campaignShort' as const,
    thresholdFen: 30_000,
    offFen: 1500,
    shortFen: 10_000,
    gainFen: 1500,
    insteadOf: [],
  };
  expect(cartStanding(campaign, priceOf({ discounts: [], notApplied: [short] })).text).toBe(
    '购物车里已有 ¥200.00。再买 ¥100.00 可减 ¥15.00。',
  );
  expect(cartStanding(campaign, priceOf({ discounts: [reached(150_000, 14_000)], notApplied: [] }))).toEqual({
    text: '购物车里的商品已到最高一档，减 ¥140.00。',
    reachedFen: 150_000,
    percent: 100,
  });
});

it('promises nothing that would not come, since activities do not stack', () => {
  const short = { ...named, code: 'campaignShort' as const, thresholdFen: 30_000, offFen: 1500, shortFen: 14_400 };
  const textOf = (gainFen: number, insteadOf: { campaignId: string; name: string }[]) =>
    cartStanding(campaign, priceOf({ discounts: [], notApplied: [{ ...short, gainFen, insteadOf }] })).text;
  expect(textOf(0, [])).toBe('购物车里已有 ¥156.00。活动不叠加，现在的优惠更省，凑到下一档也不会多省。');
  expect(textOf(500, [{ campaignId: 'd', name: '全场活动' }])).toBe(
    '购物车里已有 ¥156.00。再买 ¥144.00 可减 ¥15.00，不与「全场活动」叠加，比不凑多省 ¥5.00。',
  );
});

it('says so when nothing in the cart takes part, or something else saves more', () => {
  expect(cartStanding(campaign, null).text).toBe('购物车里还没有选中参加活动的商品。');
  const yields = priceOf({ discounts: [], notApplied: [{ ...named, code: 'campaignYields' }] });
  expect(cartStanding(campaign, yields).text).toContain('另一项优惠更省');
});
