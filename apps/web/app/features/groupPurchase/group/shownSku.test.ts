import { expect, it } from 'vitest';
import { shownSku } from './shownSku.ts';

const sku = (skuId: string, priceFen: number, available: number) => ({ skuId, priceFen, available });
const skus = [sku('dear', 300, 5), sku('gone', 100, 0), sku('cheap', 200, 5)];
const guest = { group: { state: 'open' }, mine: null, leaderSkuId: null, named: null } as const;
const seat = (state: 'paid' | 'lapsed', skuId: string) => ({ state, skuId, ownGroup: null, refund: null });

it('takes the one in the address, else the cheapest that can be had', () => {
  expect(shownSku(skus, { ...guest, named: 'dear' }).skuId).toBe('dear');
  expect(shownSku(skus, { ...guest, named: 'gone' }).skuId).toBe('gone');
  expect(shownSku(skus, { ...guest, named: 'other' }).skuId).toBe('cheap');
  expect(shownSku([sku('a', 300, 0), sku('b', 200, 0)], guest).skuId).toBe('b');
});

it('shows a guest what the leader bought, as long as it can be had', () => {
  expect(shownSku(skus, { ...guest, leaderSkuId: 'dear' }).skuId).toBe('dear');
  expect(shownSku(skus, { ...guest, leaderSkuId: 'dear', named: 'cheap' }).skuId).toBe('cheap');
  expect(shownSku(skus, { ...guest, leaderSkuId: 'gone' }).skuId).toBe('cheap');
  expect(shownSku(skus, { ...guest, leaderSkuId: 'noMore' }).skuId).toBe('cheap');
});

it('shows members what they bought, whatever the address says and though it is sold out', () => {
  const member = { ...guest, leaderSkuId: 'cheap', named: 'cheap' };
  expect(shownSku(skus, { ...member, mine: seat('paid', 'dear') }).skuId).toBe('dear');
  expect(shownSku(skus, { ...member, mine: seat('paid', 'gone') }).skuId).toBe('gone');
});

it('lets whoever lost a seat choose again, their former choice first', () => {
  const former = { ...guest, leaderSkuId: 'cheap', mine: seat('lapsed', 'dear') };
  expect(shownSku(skus, former).skuId).toBe('dear');
  expect(shownSku(skus, { ...former, named: 'cheap' }).skuId).toBe('cheap');
});
