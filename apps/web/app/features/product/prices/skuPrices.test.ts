import { expect, it } from 'vitest';
import { groupOpening, groupTerms, ownPrice, priceCells, priceReason, wholesaleLine } from './skuPrices.ts';

const sku = {
  priceFen: 49_900,
  vipPriceFen: 45_900,
  marketPriceFen: 54_900,
  wholesale: [
    { minQuantity: 5, priceFen: 44_500 },
    { minQuantity: 20, priceFen: 42_000 },
  ],
};

const anyone = { isVip: false, isBusiness: false, quantity: 1, pickFen: null };
const vip = { ...anyone, isVip: true };
const business = { ...anyone, isBusiness: true };

it('applies the VIP price to VIPs only', () => {
  expect(ownPrice(sku, { ...anyone, quantity: 20 })).toEqual({ kind: 'ordinary', fen: 49_900 });
  expect(ownPrice(sku, vip)).toEqual({ kind: 'vip', fen: 45_900 });
  expect(ownPrice({ ...sku, vipPriceFen: null }, vip)).toEqual({ kind: 'ordinary', fen: 49_900 });
});

it('applies the tiers to businesses, by the pieces that are chosen', () => {
  expect(ownPrice(sku, { ...business, quantity: 4 })).toEqual({ kind: 'ordinary', fen: 49_900 });
  expect(ownPrice(sku, { ...business, quantity: 5 })).toEqual({ kind: 'wholesale', fen: 44_500 });
  expect(ownPrice(sku, { ...business, quantity: 20 })).toEqual({ kind: 'wholesale', fen: 42_000 });
  expect(ownPrice(sku, { ...business, isVip: true, quantity: 4 })).toEqual({ kind: 'vip', fen: 45_900 });
  const cells = priceCells(sku, { ...business, quantity: 20 });
  expect(cells.filter(({ applies }) => applies)).toEqual([
    { label: '批发价', fen: 42_000, note: '您现在的价格', applies: true },
  ]);
  expect(priceCells(sku, business)[2]?.note).toBe('您的商户 5 件起');
  expect(priceReason(sku, { ...business, quantity: 5 })).toBe(
    '按您商户的批发价，每件省 ¥54.00。划线价是降价前 7 天内的最低成交价。',
  );
});

it('names the price in a group, where the SKU takes part in one', () => {
  const terms = { leaderPriceFen: null, singleFen: 49_900, available: 5, label: '' };
  const campaign = { size: 3, skus: [{ skuId: 's1', priceFen: 42_900, ...terms }] };
  expect(priceCells(sku, anyone, groupTerms('s1', campaign))[2]).toEqual({
    label: '拼团价',
    fen: 42_900,
    note: '3 人成团',
    applies: false,
  });
  expect([groupTerms('s2', campaign), groupTerms('s1', null)]).toEqual([null, null]);
  const running = { ...campaign, id: 'c1', canOpen: true, limitPerUser: 2 };
  const opening = { campaignId: 'c1', skuId: 's1' };
  expect(groupOpening({ skuId: 's1', quantity: 1 }, running)).toEqual({ ...opening, quantity: 1, fen: 42_900 });
  expect(groupOpening({ skuId: 's1', quantity: 3 }, running)).toEqual({ ...opening, quantity: 2, fen: 85_800 });
  expect(groupOpening({ skuId: 's1', quantity: 1 }, { ...running, canOpen: false })).toBeNull();
  expect(groupOpening({ skuId: 's2', quantity: 1 }, running)).toBeNull();
});

it('lists every price and marks exactly the one that applies', () => {
  expect(priceCells(sku, anyone).map(({ label, fen, applies }) => [label, fen, applies])).toEqual([
    ['普通价', 49_900, true],
    ['VIP 价', 45_900, false],
    ['批发价', 44_500, false],
  ]);
  expect(
    priceCells(sku, vip)
      .filter(({ applies }) => applies)
      .map(({ label }) => label),
  ).toEqual(['VIP 价']);
  expect(priceCells(sku, anyone)[2]?.note).toBe('认证商户 5 件起');
});

it('says why', () => {
  expect(priceReason(sku, vip)).toBe('您是 VIP，比普通价省 ¥40.00。划线价是降价前 7 天内的最低成交价。');
  expect(priceReason(sku, anyone)).toBe('开通 VIP 每件省 ¥40.00。划线价是降价前 7 天内的最低成交价。');
  expect(priceReason({ ...sku, vipPriceFen: null, marketPriceFen: null }, anyone)).toContain('批发价');
  expect(priceReason({ ...sku, vipPriceFen: null, marketPriceFen: null, wholesale: [] }, anyone)).not.toBe('');
});

it('lists the wholesale tiers when there are several', () => {
  expect(wholesaleLine(sku)).toBe('批发价：5 件起 ¥445.00，20 件起 ¥420.00');
  expect(wholesaleLine({ ...sku, wholesale: sku.wholesale.slice(0, 1) })).toBe('');
});

it('a pick counts where it is lower than one’s own price, and both are shown', () => {
  expect(ownPrice(sku, { ...anyone, pickFen: 44_000 })).toEqual({ kind: 'pick', fen: 44_000 });
  expect(ownPrice(sku, { ...vip, pickFen: 47_000 })).toEqual({ kind: 'vip', fen: 45_900 });
  expect(ownPrice(sku, { ...vip, pickFen: 45_900 }).kind).toBe('vip');
  const cells = priceCells(sku, { ...vip, pickFen: 44_000 });
  expect(cells.slice(0, 3).map(({ label, fen, note }) => [label, fen, note])).toEqual([
    ['普通价', 49_900, '所有人'],
    ['VIP 价', 45_900, '您是 VIP'],
    ['达人价', 44_000, '您现在的价格'],
  ]);
  expect(cells.filter(({ applies }) => applies)).toHaveLength(1);
});
