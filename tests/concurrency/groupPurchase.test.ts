import { type OrderRow, rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireGroups } from '../../apps/server/src/jobs/expireGroups.ts';
import { refundFailedGroups } from '../../apps/server/src/jobs/refundFailedGroups.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import type { Reply } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import {
  makeGroupCampaign,
  openGroup,
  orderSeat,
  seatStates,
  takeSeat,
  type SeatAnswer,
  wishSeat,
} from '../support/makeGroup.ts';
import { fillAgainstExpiry } from '../support/fillAgainstExpiry.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let crowd: Buyer[];
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  crowd = await makeCrowd(shop, 201, { balanceFen: 100_000 });
});
afterAll(() => shop.stop());

const countOf = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

/** Joins and pays at once; the first refusal is the answer. */
async function joinAndPay(buyer: Buyer, campaign: { skuId: string }, groupId: string): Promise<Reply> {
  const made = await takeSeat(buyer, campaign, { groupId });
  return made.flag ? await buyer.payByBalance(must<OrderRow>(made).id) : made;
}

it('the last seat goes to one of fifty, and everyone else gets a clean answer', async () => {
  const [leader, ...joiners] = crowd.slice(0, 51) as [Buyer, ...Buyer[]];
  const campaign = await makeGroupCampaign(shop, { size: 2, colours: 10 });
  const { groupId } = await openGroup(shop, leader, campaign);
  const seats = await Promise.all(joiners.map(async (buyer) => must<SeatAnswer>(await wishSeat(buyer, { groupId }))));
  const deadlocks = await countDeadlocks(shop);
  const replies = await Promise.all(
    joiners.map((buyer, index) =>
      orderSeat(buyer, { seatId: seats[index]?.id ?? '', skuId: campaign.skuIds[index % 10] ?? '' }),
    ),
  );
  expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([1, 49]);
  expect((await seatStates(shop, groupId)).filter((state) => state === 'held')).toHaveLength(1);
  expect(await countDeadlocks(shop)).toBe(deadlocks);
  expect(await shop.broken()).toEqual([]);
});

it('two hundred want to join a group of ten: nine do, and it is full with all orders going on', async () => {
  const [leader, ...joiners] = crowd as [Buyer, ...Buyer[]];
  const campaign = await makeGroupCampaign(shop, { size: rules.groupPurchase.size.max, colours: 10 });
  const { groupId } = await openGroup(shop, leader, campaign);
  const deadlocks = await countDeadlocks(shop);
  const replies = await Promise.all(
    joiners.map((buyer, index) => joinAndPay(buyer, { skuId: campaign.skuIds[index % 10] ?? '' }, groupId)),
  );
  expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([9, 191]);
  expect(await seatStates(shop, groupId).then((states) => states.filter((state) => state === 'full'))).toHaveLength(10);
  expect(await countDeadlocks(shop)).toBe(deadlocks);
  expect(await shop.broken()).toEqual([]);
});

it('one user who opens five groups at once has one seat', async () => {
  const [buyer] = crowd as [Buyer];
  const campaign = await makeGroupCampaign(shop, { limitPerUser: 1 });
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => takeSeat(buyer, campaign, { campaignId: campaign.id })),
  );
  expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([1, 4]);
  expect(await shop.broken()).toEqual([]);
});

it('a total of pieces is never exceeded', async () => {
  const campaign = await makeGroupCampaign(shop, { totalPieces: 7 });
  const replies = await Promise.all(
    crowd.slice(0, 40).map((buyer) => takeSeat(buyer, campaign, { campaignId: campaign.id })),
  );
  expect([countOf(replies, 200), countOf(replies, 422)]).toEqual([7, 33]);
  expect(await shop.broken()).toEqual([]);
});

// `pnpm drills groups` does it a thousand times.
it('a group that fills and ends at the same moment is wholly full or wholly refunded, without a deadlock', async () => {
  const result = await fillAgainstExpiry(shop, { buyers: crowd, times: 40, size: 4, payWith: 'capture' });
  expect(Math.min(result.full, result.failed), 'both happen').toBeGreaterThan(0);
  expect(result).toMatchObject({ torn: [], errors: 0, deadlocks: 0 });
  expect(result.full + result.failed).toBe(40);
  shop.advance(24 * HOUR_MS);
  await expireGroups(shop.services);
  await refundFailedGroups(shop.services);
  expect(await shop.broken()).toEqual([]);
});
