import type { OrderRow } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupLive } from '../../apps/server/src/flows/groupPurchase/queries/groupLive.ts';
import { liveChannels } from '../../apps/server/src/platform/live/liveChannels.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { joinGroup, makeGroupCampaign, openGroup, takeSeat } from '../support/makeGroup.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let [leader, friend, third]: Buyer[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  [leader, friend, third] = await makeCrowd(shop, 3, { balanceFen: 100_000 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('tells every change of a group on its public channel, and shows nobody who a member is', async () => {
  const { db, clock, live } = shop.services;
  const campaign = await makeGroupCampaign(shop, { size: 3 });
  const { groupId } = await openGroup(shop, leader as Buyer, campaign);
  let heard = 0;
  const stop = await live.subscribe(liveChannels.group(groupId), () => (heard += 1));
  await expect.poll(() => live.isConnected()).toBe(true);
  const told = async (change: () => Promise<unknown>): Promise<void> => {
    const before = heard;
    await change();
    await expect.poll(() => heard).toBeGreaterThan(before);
  };
  const look = () => groupLive(db.read, { id: groupId, now: clock() });

  let held: OrderRow | undefined;
  await told(async () => (held = must<OrderRow>(await takeSeat(friend as Buyer, campaign, { groupId }))));
  expect(await look()).toMatchObject({ heldSeats: 1, freeSeats: 1, nextFreeAt: held?.payBy });
  const close = { params: { id: held?.id ?? '' }, body: { reason: 'changedMind' } };
  await told(() => (friend as Buyer).client.call('orderClose', close));
  await told(() => joinGroup(third as Buyer, campaign, groupId));
  await told(() => joinGroup(friend as Buyer, campaign, groupId));
  const state = await look();
  expect(state).toMatchObject({ state: 'full', freeSeats: 0, heldSeats: 0, nextFreeAt: null });
  const text = JSON.stringify(state);
  for (const buyer of [leader, friend, third]) expect(text).not.toContain(buyer?.userId);
  stop();
});
