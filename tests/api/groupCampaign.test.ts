import { errorCodes, type Answer, type groupPurchaseEndpoints, type OrderRow } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must, type Quote } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import {
  groupOfOrder,
  joinGroup,
  makeGroupCampaign,
  openGroup,
  orderSeat,
  type SeatAnswer,
  wishSeat,
} from '../support/makeGroup.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let guest: ShopClient;
let leader: Buyer;
let friend: Buyer;
let third: Buyer;
beforeAll(async () => {
  // The cache in front of the lists has tests of its own.
  shop = await startTestShop({ CACHE: 'off', ACCESS_TOKEN_SECONDS: '9999999' });
  guest = createShopClient(shop, { roaming: true });
  [leader, friend, third] = (await makeCrowd(shop, 3, { balanceFen: 500_000 })) as [Buyer, Buyer, Buyer];
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const code = (name: keyof typeof errorCodes) => errorCodes[name].code;
describe('a campaign', () => {
  it('limits the pieces of a user over all paid and open orders, and those of everyone', async () => {
    const campaign = await makeGroupCampaign(shop, { limitPerUser: 2, totalPieces: 3 });
    const seat = must<SeatAnswer>(await wishSeat(leader, { campaignId: campaign.id }));
    const { skuId } = campaign;
    expect((await orderSeat(leader, { seatId: seat.id, skuId, quantity: 3 })).code).toBe(code('GROUP_LIMIT'));
    const order = must<OrderRow>(await orderSeat(leader, { seatId: seat.id, skuId, quantity: 2 }));
    must(await leader.payByBalance(order.id));
    const groupId = await groupOfOrder(shop, order.id);
    const two = must<SeatAnswer>(await wishSeat(friend, { groupId }));
    expect((await orderSeat(friend, { seatId: two.id, skuId, quantity: 2 })).code).toBe(code('GROUP_SOLD_OUT'));
    must(await friend.payByBalance(must<OrderRow>(await orderSeat(friend, { seatId: two.id, skuId })).id));
    // Full: the leader may be in another group, but has bought all that one may.
    expect((await wishSeat(leader, { campaignId: campaign.id })).code).toBe(code('GROUP_LIMIT'));
    expect((await wishSeat(third, { campaignId: campaign.id })).code).toBe(code('GROUP_SOLD_OUT'));
    // What is refunded can be bought again.
    const { lines } = must<{ lines: { id: string }[] }>(
      await leader.client.call('orderGet', { params: { id: order.id } }),
    );
    const wanted = { orderId: order.id, kind: 'refundOnly', lines: [{ lineId: lines[0]?.id, pieces: 1 }] };
    const { totalFen } = must<{ totalFen: number }>(await leader.client.call('afterSalePreview', { body: wanted }));
    const body = { ...wanted, reason: 'changedMind', description: '', pictures: [], totalFen };
    must(await leader.client.call('afterSaleApply', { body }));
    expect((await wishSeat(third, { campaignId: campaign.id })).flag).toBe(true);
    expect(must<SeatAnswer>(await wishSeat(leader, { campaignId: campaign.id })).mayBuy).toBe(1);
  });

  it('that is over opens no group, while open ones run on', async () => {
    const campaign = await makeGroupCampaign(shop, { endsAt: new Date(shop.services.clock().getTime() + HOUR_MS) });
    const { groupId } = await openGroup(shop, leader, campaign);
    shop.advance(2 * HOUR_MS);
    expect((await wishSeat(third, { campaignId: campaign.id })).code).toBe(code('GROUP_CLOSED'));
    expect((await joinGroup(friend, campaign, groupId)).state).toBe('awaitingDispatch');
  });

  it('takes coupons, and neither another product nor two lines', async () => {
    const campaign = await makeGroupCampaign(shop);
    const other = await makeGroupCampaign(shop);
    const couponId = await makeCoupon(shop, { name: '满 99 减 10', thresholdFen: 9900, offFen: 1000 });
    must(await third.client.call('couponClaim', { params: { id: couponId }, body: {} }));
    const seat = must<SeatAnswer>(await wishSeat(third, { campaignId: campaign.id }));
    expect((await orderSeat(third, { seatId: seat.id, skuId: other.skuId })).code).toBe(code('SKU_GONE'));
    const draft = { addressId: third.addressId, coupon: 'none', useIntegral: 0, delivery: { kind: 'standard' } };
    const two = [campaign, other].map(({ skuId }) => ({ skuId, quantity: 1 }));
    const body = { ...draft, kind: 'groupPurchase', subjectId: seat.id, lines: two };
    expect((await third.client.call('orderQuote', { body })).code).toBe(code('GROUP_ONE_SKU'));
    const { subjectId: _none, ...without } = { ...body, lines: two.slice(0, 1) };
    expect((await third.client.call('orderQuote', { body: without })).status).toBe(400);
    const quote = must<Quote>(await third.client.call('orderQuote', { body: { ...body, lines: two.slice(0, 1) } }));
    expect([quote.arrivesOn, quote.timed.slots], 'nobody knows when the group is full').toEqual([null, []]);
    const order = must<OrderRow>(await orderSeat(third, { seatId: seat.id, skuId: campaign.skuId, coupon: 'best' }));
    expect(order.payFen).toBe(11_900);
    must(await third.client.call('orderClose', { params: { id: order.id }, body: { reason: 'changedMind' } }));
  });

  it('is listed for guests, with the groups that lack few first', async () => {
    const big = await makeGroupCampaign(shop, { size: 4 });
    const list = must<Answer<(typeof groupPurchaseEndpoints)['groupCampaignList']>>(
      await guest.call('groupCampaignList'),
    );
    expect(list.items.length).toBe(list.total);
    expect(list.categories[0]).toMatchObject({ id: 'home', name: '家居', count: list.total });
    expect(list.items[0]).toMatchObject({ priceFen: 12_900, singleFen: 16_800, canOpen: true });
    // Three are missing in one and one in the other; the one that lacks more was opened first.
    await openGroup(shop, friend, big);
    await openGroup(shop, friend, await makeGroupCampaign(shop, { size: 2 }));
    const waiting = must<Answer<(typeof groupPurchaseEndpoints)['groupList']>>(await guest.call('groupList'));
    const lacks = waiting.items.map((item) => item.lacks);
    expect(new Set(lacks).size, 'some lack fewer than others').toBeGreaterThan(1);
    expect(lacks).toEqual(lacks.toSorted((one, other) => one - other));
    expect(waiting.counts.all).toBe(waiting.items.length);
    const short = must<typeof waiting>(await guest.call('groupList', { query: 'filter=oneShort' }));
    expect(short.items.every((item) => item.lacks === 1)).toBe(true);
    expect((await guest.call('groupGet', { params: { id: newId() } })).status).toBe(404);
    expect((await guest.call('groupMine')).status).toBe(401);
    expect((await guest.call('groupSeatWish', { body: { campaignId: big.id } })).status).toBe(401);
    for (const body of [
      {},
      { campaignId: big.id, groupId: big.id },
      { campaignId: 'no' },
      { groupId: big.id, more: 1 },
    ]) {
      expect((await third.client.call('groupSeatWish', { body })).status, JSON.stringify(body)).toBe(400);
    }
    expect((await third.client.call('groupSeatWish', { body: { groupId: newId() } })).status).toBe(404);
  });
});
