import type { Answer, Contract, OrderRow } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { claimed, draftOf, letItBeNoon, makeDeal } from '../support/makeDeal.ts';
import { joinGroup, makeGroupCampaign, openGroup, type SeatAnswer, wishSeat } from '../support/makeGroup.ts';
import { makeVip } from '../support/makeVip.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** The price of a SKU falls to that of its group or deal, or below it, after staff have set that. */
let shop: TestShop;
let guest: ShopClient;
let marketing: StaffClient;
let leader: Buyer;
let friend: Buyer;
let vip: Buyer;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off', ACCESS_TOKEN_SECONDS: '9999999' });
  letItBeNoon(shop);
  guest = createShopClient(shop, { roaming: true });
  marketing = await signInStaff(shop, ['marketing']);
  [leader, friend, vip] = (await makeCrowd(shop, 3, { balanceFen: 500_000 })) as [Buyer, Buyer, Buyer];
  await makeVip(shop, vip.client);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const fall = (skuId: string, priceFen: number, vipPriceFen: number | null = null) =>
  changePriceOf(shop.services, { skuId, priceFen, vipPriceFen, now: shop.services.clock() });
const groupQuote = async (buyer: Buyer, groupId: string, skuId: string) => {
  const seat = must<SeatAnswer>(await wishSeat(buyer, { groupId }));
  const draft = { kind: 'groupPurchase', subjectId: seat.id, lines: [{ skuId, quantity: 1 }] };
  return await buyer.quote(draft);
};
const shownCampaign = async (productId: string) =>
  must<Answer<Contract['groupOfProduct']>>(await guest.call('groupOfProduct', { params: { id: productId } })).campaign;
const staffSku = async (campaignId: string) =>
  must<Answer<Contract['staffGroupCampaignList']>>(await marketing.call('staffGroupCampaignList')).items.find(
    ({ id }) => id === campaignId,
  )?.skus[0];

it('whoever joins a group then pays the lower price, sees no saving, and the group still fills', async () => {
  const campaign = await makeGroupCampaign(shop, { size: 2 });
  const { skuId, productId } = campaign;
  const { groupId } = await openGroup(shop, leader, campaign);
  expect(await staffSku(campaign.id)).toMatchObject({ priceFen: 12_900, ordinaryFen: 16_800, isUndercut: false });

  await fall(skuId, 12_000);
  expect(await shownCampaign(productId)).toMatchObject({ priceFen: 12_000, singleFen: 12_000, canOpen: true });
  const { price } = await groupQuote(friend, groupId, skuId);
  expect(price.lines[0]).toMatchObject({ unitPriceFen: 12_000, unitPriceReason: { code: 'ordinaryPrice' } });
  expect(await staffSku(campaign.id)).toMatchObject({ priceFen: 12_900, ordinaryFen: 12_000, isUndercut: true });
  const order: OrderRow = await joinGroup(friend, campaign, groupId);
  expect(order).toMatchObject({ state: 'awaitingDispatch', payFen: 12_000 });
});

it('a VIP pays the VIP price where that has fallen below, others the group’s', async () => {
  const campaign = await makeGroupCampaign(shop, { size: 3 });
  const { skuId } = campaign;
  const { groupId } = await openGroup(shop, leader, campaign);
  await fall(skuId, 15_800, 11_900);
  expect((await groupQuote(vip, groupId, skuId)).price.lines[0]).toMatchObject({
    unitPriceFen: 11_900,
    unitPriceReason: { code: 'vipPrice' },
  });
  expect((await groupQuote(friend, groupId, skuId)).price.lines[0]).toMatchObject({
    unitPriceFen: 12_900,
    unitPriceReason: { code: 'channelPrice', channel: 'groupPurchase' },
  });
  expect(await shownCampaign(campaign.productId)).toMatchObject({ priceFen: 12_900, singleFen: 15_800 });
  expect(await staffSku(campaign.id)).toMatchObject({ ordinaryFen: 11_900, isUndercut: true });
});

it('the price of a deal gives way as well, and what is shown is what is paid', async () => {
  const deal = await makeDeal(shop);
  const claim = await claimed(friend.client, deal);
  await fall(deal.skuId, 9800);
  const { today } = must<Answer<Contract['wootPage']>>(await guest.call('wootPage'));
  expect(today.find(({ id }) => id === deal.id)).toMatchObject({ priceFen: 9800, ordinaryFen: 9800 });
  expect((await friend.quote(draftOf(deal, claim))).price.lines[0]).toMatchObject({
    unitPriceFen: 9800,
    unitPriceReason: { code: 'ordinaryPrice' },
  });
  const day = today.find(({ id }) => id === deal.id)?.day ?? '';
  const { items } = must<Answer<Contract['staffWootList']>>(
    await marketing.call('staffWootList', { query: `from=${day}&until=${day}` }),
  );
  expect(items.find(({ id }) => id === deal.id)).toMatchObject({ priceFen: 9900, ordinaryFen: 9800, isUndercut: true });
});
