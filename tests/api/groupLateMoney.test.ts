import type { OrderRow } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { expireGroups } from '../../apps/server/src/jobs/expireGroups.ts';
import { refundFailedGroups } from '../../apps/server/src/jobs/refundFailedGroups.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import {
  groupOfOrder,
  joinGroup,
  type GroupPage,
  type MadeCampaign,
  makeGroupCampaign,
  type MyGroups,
  openGroup,
  takeSeat,
} from '../support/makeGroup.ts';
import { type Outside, playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let leader: Buyer;
let late: Buyer;
let quick: Buyer;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  await shop.sandbox.post('/control/pay/faults', { drop: true, refundDelayMs: 0 });
  [leader, late, quick] = (await makeCrowd(shop, 3, { balanceFen: 500_000 })) as [Buyer, Buyer, Buyer];
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Holds a seat and opens a payment at the gateway; the money comes when the test says so. */
async function holdAndOpen(
  buyer: Buyer,
  campaign: MadeCampaign,
  groupId: string,
  ifLate: 'refund' | 'openOwn',
  gateway: Outside = 'wechat',
) {
  const order = must<OrderRow>(await takeSeat(buyer, campaign, { groupId }, ifLate));
  const reply = await buyer.client.call('orderPay', { params: { id: order.id }, body: { gateway } });
  const { paymentId } = must<{ paymentId: string }>(reply);
  const waiting: Waiting = {
    client: buyer.client,
    gateway,
    rechargeId: '',
    paymentId,
    outTradeNo: paymentId.replaceAll('-', ''),
  };
  await playPayments(shop).open(waiting);
  return { order, waiting };
}

/** The gateway took the money in time; its word comes after the seat's end. */
async function paidButTold(waiting: Waiting, afterMs: number): Promise<void> {
  const play = playPayments(shop);
  await play.pay(waiting);
  shop.advance(afterMs);
  await play.notify(waiting);
}

const stateOf = async ({ client }: Buyer, id: string) =>
  must<{ state: string; refundedFen: number }>(await client.call('orderGet', { params: { id } }));
/** What the page of a group tells a viewer of their own seat and money. */
const seatIn = async ({ client }: Buyer, id: string) =>
  must<GroupPage>(await client.call('groupGet', { params: { id } })).mine;
const mine = async ({ client }: Buyer) => must<MyGroups>(await client.call('groupMine')).items;

it('money that comes after the seat’s end takes a free seat of the same group', async () => {
  const campaign = await makeGroupCampaign(shop, { size: 2 });
  const { groupId } = await openGroup(shop, leader, campaign);
  const { order, waiting } = await holdAndOpen(late, campaign, groupId, 'refund');
  await paidButTold(waiting, 15 * MINUTE_MS + 1000);
  expect(await stateOf(late, order.id)).toMatchObject({ state: 'awaitingDispatch' });
});

it('with no seat left it goes back to where it came from, by WeChat and by Alipay', async () => {
  for (const gateway of ['wechat', 'alipay'] as const) {
    const campaign = await makeGroupCampaign(shop, { size: 2 });
    const { groupId } = await openGroup(shop, leader, campaign);
    const { order, waiting } = await holdAndOpen(late, campaign, groupId, 'refund', gateway);
    await playPayments(shop).pay(waiting);
    shop.advance(15 * MINUTE_MS + 1000);
    expect((await joinGroup(quick, campaign, groupId)).state).toBe('awaitingDispatch');
    await playPayments(shop).notify(waiting);
    expect(await stateOf(late, order.id)).toMatchObject({ state: 'awaitingGroup' });
    const { skuId } = campaign;
    const seat = { isLeader: false, orderId: order.id, skuId, payBy: null, ifLate: 'refund', ownGroup: null };
    const waits = { ...seat, state: 'late' };
    expect(await seatIn(late, groupId)).toEqual({ ...waits, refund: null });
    await refundFailedGroups(shop.services);
    expect((await seatIn(late, groupId))?.refund).toMatchObject({ isDone: false, doneAt: null, amountFen: 12_900 });
    await playPayments(shop).sendRefundsAfter();
    await playPayments(shop).sendRefundsAfter(11_000);
    const arrived = { to: gateway, amountFen: 12_900, isDone: true, doneAt: expect.any(String) };
    expect(await seatIn(late, groupId)).toMatchObject({ ...waits, refund: arrived });
    // Members have nothing to do with it, and nobody else learns of it.
    expect(await seatIn(quick, groupId)).toMatchObject({ state: 'paid', refund: null });
    expect(await stateOf(late, order.id)).toMatchObject({ state: 'closed', refundedFen: 12_900 });
    const [item] = await mine(late);
    expect(item).toMatchObject({
      state: 'failed',
      wasLate: true,
      group: null,
      refund: { to: gateway, amountFen: 12_900 },
    });
  }
});

it('or opens a group of its own, if the buyer chose so and the campaign runs', async () => {
  const campaign = await makeGroupCampaign(shop, { size: 2 });
  const { groupId } = await openGroup(shop, leader, campaign);
  const { order, waiting } = await holdAndOpen(late, campaign, groupId, 'openOwn');
  await playPayments(shop).pay(waiting);
  shop.advance(15 * MINUTE_MS + 1000);
  await joinGroup(quick, campaign, groupId);
  await playPayments(shop).notify(waiting);
  expect(await stateOf(late, order.id)).toMatchObject({ state: 'awaitingGroup' });
  const own = await groupOfOrder(shop, order.id);
  expect(own).not.toBe(groupId);
  const [item] = await mine(late);
  expect(item).toMatchObject({
    state: 'open',
    wasLate: true,
    isLeader: true,
    group: { id: own, members: [{ isLeader: true }] },
  });
  const ownGroup = { id: own, no: item?.group?.no };
  expect(await seatIn(late, groupId)).toMatchObject({ state: 'late', isLeader: false, ownGroup, refund: null });
  expect(await seatIn(late, own)).toMatchObject({ state: 'paid', isLeader: true, ownGroup: null });
  await joinGroup(leader, campaign, own);
  expect(await stateOf(late, order.id)).toMatchObject({ state: 'awaitingDispatch' });
});

it('a campaign that is over by then lets nobody open another group: the money goes back', async () => {
  const endsAt = new Date(shop.services.clock().getTime() + 10 * MINUTE_MS);
  const campaign = await makeGroupCampaign(shop, { size: 2, endsAt });
  const { groupId } = await openGroup(shop, leader, campaign);
  const { order, waiting } = await holdAndOpen(late, campaign, groupId, 'openOwn');
  await playPayments(shop).pay(waiting);
  shop.advance(15 * MINUTE_MS + 1000);
  await joinGroup(quick, campaign, groupId);
  await playPayments(shop).notify(waiting);
  await refundFailedGroups(shop.services);
  expect(await stateOf(late, order.id)).toMatchObject({ state: 'closed', refundedFen: 12_900 });
  const told = { state: 'late', ifLate: 'openOwn', ownGroup: null, refund: { amountFen: 12_900 } };
  expect(await seatIn(late, groupId)).toMatchObject(told);
});

it('money for a group whose time is over goes back, and after the order was closed it is a surplus', async () => {
  const campaign = await makeGroupCampaign(shop, { size: 2 });
  const { groupId } = await openGroup(shop, leader, campaign);
  shop.advance(24 * HOUR_MS - 10 * MINUTE_MS);
  const { order, waiting } = await holdAndOpen(late, campaign, groupId, 'refund');
  await paidButTold(waiting, 10 * MINUTE_MS + 1000);
  await expireGroups(shop.services);
  await refundFailedGroups(shop.services);
  expect(await stateOf(late, order.id)).toMatchObject({ state: 'closed', refundedFen: 12_900 });

  const again = await openGroup(shop, leader, campaign);
  const second = await holdAndOpen(late, campaign, again.groupId, 'openOwn');
  await playPayments(shop).pay(second.waiting);
  shop.advance(16 * MINUTE_MS);
  await closeUnpaidOrders(shop.services);
  await playPayments(shop).notify(second.waiting);
  expect(await stateOf(late, second.order.id)).toMatchObject({ state: 'closed', refundedFen: 0 });
  expect(await playPayments(shop).refunds(second.waiting)).toMatchObject([{ amount_fen: 12_900 }]);
  await playPayments(shop).sendRefundsAfter();
  shop.advance(24 * HOUR_MS);
  await expireGroups(shop.services);
  await refundFailedGroups(shop.services);
});
