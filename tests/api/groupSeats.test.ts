import { errorCodes, type Answer, type groupPurchaseEndpoints, type OrderRow } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { expireGroups } from '../../apps/server/src/jobs/expireGroups.ts';
import { refundFailedGroups } from '../../apps/server/src/jobs/refundFailedGroups.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import {
  type GroupPage,
  groupOfOrder,
  joinGroup,
  makeGroupCampaign,
  type MyGroups,
  openGroup,
  orderSeat,
  type SeatAnswer,
  takeSeat,
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
const page = async (id: string, client = guest) => must<GroupPage>(await client.call('groupGet', { params: { id } }));
const mine = async ({ client }: Buyer, query = '') => must<MyGroups>(await client.call('groupMine', { query }));
const orderOf = async ({ client }: Buyer, id: string) =>
  must<{ state: string; refundedFen: number; actions: string[] }>(await client.call('orderGet', { params: { id } }));
const notices = async ({ client }: Buyer) =>
  must<{ items: { kind: string; title: string; body: string; link: unknown }[] }>(await client.call('noticeList'))
    .items;

describe('a group', () => {
  it('is opened by its leader’s payment, and full when all have paid: every order goes on, everybody is told', async () => {
    const campaign = await makeGroupCampaign(shop, { size: 3, leaderPriceFen: 11_900 });
    const wish = must<SeatAnswer>(await wishSeat(leader, { campaignId: campaign.id }));
    expect(wish).toMatchObject({ state: 'wished', groupId: null, isLeader: true, mayBuy: 2, size: 3 });
    const made = must<OrderRow>(await orderSeat(leader, { seatId: wish.id, skuId: campaign.skuId }));
    expect(made).toMatchObject({ kind: 'groupPurchase', state: 'awaitingPayment', payFen: 11_900 });
    const payMinutes = (Date.parse(made.payBy) - Date.parse(made.createdAt)) / MINUTE_MS;
    expect(payMinutes).toBe(15);
    expect((await mine(leader, 'state=open')).items[0]).toMatchObject({ state: 'held', group: null, isLeader: true });
    // Nobody sees a group whose leader has not paid.
    const before = must<Answer<(typeof groupPurchaseEndpoints)['groupOfProduct']>>(
      await guest.call('groupOfProduct', { params: { id: campaign.productId } }),
    );
    expect(before.groups).toEqual([]);
    expect(must<OrderRow>(await leader.payByBalance(made.id)).state).toBe('awaitingGroup');

    const groupId = await groupOfOrder(shop, made.id);
    const second = await joinGroup(friend, campaign, groupId);
    expect(second).toMatchObject({ state: 'awaitingGroup', payFen: 12_900 });
    const shown = await page(groupId);
    expect(shown.group).toMatchObject({ state: 'open', size: 3, freeSeats: 1, heldSeats: 0 });
    expect(shown.group.members.map(({ name, isLeader }) => [name.endsWith('**'), isLeader])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(Date.parse(shown.group.endsAt) - Date.parse(shown.group.openedAt)).toBe(24 * HOUR_MS);
    expect(shown.mine).toBeNull();
    expect((await page(groupId, friend.client)).mine).toMatchObject({ state: 'paid', isLeader: false });
    expect((await notices(leader))[0]).toMatchObject({ kind: 'groupOneShort', link: { kind: 'group', id: groupId } });

    const last = await joinGroup(third, campaign, groupId);
    expect(last.state).toBe('awaitingDispatch');
    for (const [buyer, id] of [
      [leader, made.id],
      [friend, second.id],
    ] as const) {
      expect(await orderOf(buyer, id)).toMatchObject({ state: 'awaitingDispatch' });
      expect((await notices(buyer))[0]).toMatchObject({ kind: 'groupFull', title: '拼团成了，等发货' });
      expect((await mine(buyer, 'state=full')).items[0]).toMatchObject({ state: 'full', group: { state: 'full' } });
    }
    const { group } = await page(groupId);
    expect(group).toMatchObject({ state: 'full', freeSeats: 0 });
    expect(group.events.map(({ kind }) => kind)).toEqual(['full', 'joined', 'joined', 'opened']);
  });

  it('that is not full in time fails first, and gives back every order by itself', async () => {
    const campaign = await makeGroupCampaign(shop, { size: 3 });
    const { order, groupId } = await openGroup(shop, leader, campaign);
    const other = await joinGroup(friend, campaign, groupId);
    expect((await orderOf(leader, order.id)).actions).not.toContain('refund');
    shop.advance(24 * HOUR_MS);
    expect((await takeSeat(third, campaign, { groupId })).code).toBe(code('GROUP_OVER'));
    await expireGroups(shop.services);
    expect((await page(groupId)).group).toMatchObject({ state: 'failed', freeSeats: 0 });
    expect(await orderOf(leader, order.id)).toMatchObject({ state: 'awaitingGroup' });
    expect((await page(groupId, leader.client)).mine).toMatchObject({ state: 'paid', refund: null });
    await refundFailedGroups(shop.services);
    await refundFailedGroups(shop.services);
    expect((await page(groupId)).mine).toBeNull();
    expect((await page(groupId, third.client)).mine).toBeNull();
    for (const [buyer, id] of [
      [leader, order.id],
      [friend, other.id],
    ] as const) {
      const refund = { amountFen: 12_900, to: 'balance', isDone: true, doneAt: expect.any(String) };
      expect((await page(groupId, buyer.client)).mine).toMatchObject({ state: 'paid', orderId: id, refund });
      expect(await orderOf(buyer, id)).toMatchObject({ state: 'closed', refundedFen: 12_900 });
      const [item] = (await mine(buyer, 'state=failed')).items;
      expect(item).toMatchObject({ state: 'failed', refund: { amountFen: 12_900, to: 'balance', isDone: true } });
      const told = (await notices(buyer)).filter(({ kind }) => kind === 'groupFailed');
      const text = expect.stringMatching(/，已退回余额。$/);
      expect(told).toMatchObject([{ title: '没成团，¥129.00 已退', body: text }]);
    }
  });
});

describe('what was bought', () => {
  it('is shown: the leader’s to everyone, their own to each member', async () => {
    const campaign = await makeGroupCampaign(shop, { size: 3, colours: 3 });
    const [, dark = '', light = ''] = campaign.skuIds;
    const { groupId } = await openGroup(shop, leader, { ...campaign, skuId: dark });
    await joinGroup(friend, { ...campaign, skuId: light }, groupId);
    const { campaign: shown, ...seen } = await page(groupId);
    expect(seen).toMatchObject({ leaderSkuId: dark, mine: null });
    expect(new Set(shown.skus.map(({ picture }) => picture.fileId)).size, 'each looks like itself').toBe(3);
    expect(await page(groupId, leader.client)).toMatchObject({ leaderSkuId: dark, mine: { skuId: dark } });
    expect(await page(groupId, friend.client)).toMatchObject({ leaderSkuId: dark, mine: { skuId: light } });
  });
});

describe('a seat', () => {
  it('is one per user and campaign, and free again when its order is closed', async () => {
    const campaign = await makeGroupCampaign(shop, { size: 2 });
    const { groupId } = await openGroup(shop, leader, campaign);
    expect((await takeSeat(leader, campaign, { campaignId: campaign.id })).code).toBe(code('GROUP_MEMBER'));
    const held = must<OrderRow>(await takeSeat(friend, campaign, { groupId }));
    expect((await page(groupId)).group).toMatchObject({ heldSeats: 1, freeSeats: 0 });
    expect((await takeSeat(friend, campaign, { campaignId: campaign.id })).code).toBe(code('GROUP_SEAT_HELD'));
    expect((await takeSeat(third, campaign, { groupId })).code).toBe(code('GROUP_FULL'));
    must(await friend.client.call('orderClose', { params: { id: held.id }, body: { reason: 'changedMind' } }));
    const { group } = await page(groupId);
    expect(group).toMatchObject({ heldSeats: 0, freeSeats: 1 });
    expect(group.events[0]).toMatchObject({ kind: 'seatFreed', name: null, members: 1 });
    expect((await page(groupId, friend.client)).mine).toMatchObject({ state: 'lapsed', payBy: null, refund: null });
    expect((await page(groupId, third.client)).mine).toBeNull();
    const again = must<OrderRow>(await takeSeat(friend, campaign, { groupId }));
    expect((await page(groupId, friend.client)).mine).toMatchObject({ state: 'held', orderId: again.id });
    must(await friend.client.call('orderClose', { params: { id: again.id }, body: { reason: 'changedMind' } }));
    expect((await joinGroup(third, campaign, groupId)).state).toBe('awaitingDispatch');
  });

  it('ends with its group if that is sooner, and cannot be paid later', async () => {
    const campaign = await makeGroupCampaign(shop, { size: 2 });
    const { groupId } = await openGroup(shop, leader, campaign);
    shop.advance(24 * HOUR_MS - 5 * MINUTE_MS);
    const held = must<OrderRow>(await takeSeat(friend, campaign, { groupId }));
    expect(held.payBy).toBe((await page(groupId)).group.endsAt);
    shop.advance(6 * MINUTE_MS);
    expect((await friend.payByBalance(held.id)).code).toBe(code('ORDER_OVERDUE'));
    // Nobody has closed its order yet, and still it is no longer held.
    expect((await page(groupId, friend.client)).mine).toMatchObject({ state: 'lapsed', payBy: null });
    await closeUnpaidOrders(shop.services);
    await expireGroups(shop.services);
    await refundFailedGroups(shop.services);
    expect((await orderOf(friend, held.id)).state).toBe('closed');
    expect((await mine(friend)).items.map(({ order }) => order.id)).not.toContain(held.id);
  });

  it('that waits for its payment stands first among the own groups, then what waits for others', async () => {
    const [buyer] = (await makeCrowd(shop, 1, { balanceFen: 500_000 })) as [Buyer];
    const [one, two] = [await makeGroupCampaign(shop), await makeGroupCampaign(shop)];
    const { groupId } = await openGroup(shop, leader, one);
    must(await takeSeat(buyer, one, { groupId }));
    await openGroup(shop, buyer, two);
    expect((await mine(buyer)).items.map(({ state }) => state)).toEqual(['held', 'open']);
    const after = Buffer.from(JSON.stringify([0, (await mine(buyer)).items[0]?.seatId])).toString('base64url');
    expect((await mine(buyer, `cursor=${after}`)).items.map(({ state }) => state)).toEqual(['open']);
    const wrong = Buffer.from(JSON.stringify([3, newId()])).toString('base64url');
    expect((await buyer.client.call('groupMine', { query: `cursor=${wrong}` })).status).toBe(400);
  });

  it('is its owner’s alone; the choice for late money can change until it is paid', async () => {
    const campaign = await makeGroupCampaign(shop);
    const seat = must<SeatAnswer>(await wishSeat(leader, { campaignId: campaign.id }));
    const params = { id: seat.id };
    expect((await friend.client.call('groupSeatGet', { params })).status).toBe(404);
    expect((await friend.client.call('groupSeatChange', { params, body: { ifLate: 'openOwn' } })).status).toBe(404);
    expect((await orderSeat(friend, { seatId: seat.id, skuId: campaign.skuId })).status).toBe(404);
    const changed = await leader.client.call('groupSeatChange', { params, body: { ifLate: 'openOwn' } });
    expect(changed.data).toMatchObject({ ifLate: 'openOwn' });
    const order = must<OrderRow>(await orderSeat(leader, { seatId: seat.id, skuId: campaign.skuId }));
    expect((await orderSeat(leader, { seatId: seat.id, skuId: campaign.skuId })).code).toBe(code('GROUP_SEAT_USED'));
    must(await leader.payByBalance(order.id));
    const late = await leader.client.call('groupSeatChange', { params, body: { ifLate: 'refund' } });
    expect(late.code).toBe(code('GROUP_SEAT_USED'));
  });
});

it('sends the result by SMS, with the template codes of the configuration', async () => {
  const { services } = shop;
  expect(services.config.SMS_TEMPLATE_GROUP_FULL).toBe('SMS_GROUP_FULL');
  const rows = await services.db.read
    .selectFrom('notices')
    .select(['kind', 'sms_state'])
    .where('kind', 'in', ['groupFull', 'groupFailed'])
    .execute();
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.every((row) => row.sms_state === 'due')).toBe(true);
});
