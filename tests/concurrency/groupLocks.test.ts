import { errorCodes, type OrderRow } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundFailedGroups } from '../../apps/server/src/jobs/refundFailedGroups.ts';
import { expireGroup } from '../../apps/server/src/modules/channels/groupPurchase/index.ts';
import { countWaiting } from '../support/countWaiting.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeGroupCampaign, openGroup, orderSeat, type SeatAnswer, takeSeat, wishSeat } from '../support/makeGroup.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let [leader, joiner, payer]: Buyer[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  [leader, joiner, payer] = await makeCrowd(shop, 3, { balanceFen: 100_000 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether someone else holds the stock of a SKU. */
async function isStockHeld(skuId: string): Promise<boolean> {
  const tried = shop.services.db.transact(async (tx) => {
    await sql`select from stock_levels where sku_id = ${skuId} for update nowait`.execute(tx);
  });
  return await tried.then(
    () => false,
    (error: unknown) => (error as { code?: string }).code === LOCK_NOT_AVAILABLE,
  );
}

// The reason for refunding after the commit: decision 0022.
it('whoever joins while a group ends holds stock and waits for the group, then gets a clean answer', async () => {
  const { db, clock } = shop.services;
  const campaign = await makeGroupCampaign(shop, { size: 3 });
  const { order, groupId } = await openGroup(shop, leader as Buyer, campaign);
  const seat = must<SeatAnswer>(await wishSeat(joiner as Buyer, { groupId }));
  const paying = must<OrderRow>(await takeSeat(payer as Buyer, campaign, { groupId }));
  let joining: ReturnType<typeof orderSeat> | undefined;
  let payment: ReturnType<Buyer['payByBalance']> | undefined;
  await db.transact(async (tx) => {
    const isOver = await expireGroup(tx, { id: groupId, now: new Date(clock().getTime() + 25 * HOUR_MS) });
    expect(isOver).toBe(true);
    joining = orderSeat(joiner as Buyer, { seatId: seat.id, skuId: campaign.skuId });
    await expect.poll(() => countWaiting(shop)).toBe(1);
    expect(await isStockHeld(campaign.skuId)).toBe(true);
    payment = (payer as Buyer).payByBalance(paying.id);
    await expect.poll(() => countWaiting(shop)).toBe(2);
  });
  expect((await joining)?.code).toBe(errorCodes.GROUP_OVER.code);
  // Its seat was held, but the group is no longer open: the money is taken and goes back.
  expect((await payment)?.data).toMatchObject({ state: 'awaitingGroup' });
  expect(await isStockHeld(campaign.skuId)).toBe(false);
  await refundFailedGroups(shop.services);
  for (const [buyer, id] of [
    [leader, order.id],
    [payer, paying.id],
  ] as const) {
    const reply = await (buyer as Buyer).client.call('orderGet', { params: { id } });
    expect(reply.data).toMatchObject({ state: 'closed', refundedFen: 12_900 });
  }
});

it('those who wait for one group do not keep anyone else from ordering', async () => {
  const { db } = shop.services;
  const crowd = await makeCrowd(shop, shop.services.config.DATABASE_POOL + 2);
  const campaign = await makeGroupCampaign(shop, { size: 3, colours: crowd.length });
  const { groupId } = await openGroup(shop, leader as Buyer, campaign);
  const ordinary = await makeProduct(db, { pieces: 1 });
  const seats = await Promise.all(crowd.map(async (buyer) => must<SeatAnswer>(await wishSeat(buyer, { groupId }))));
  let joining: ReturnType<typeof orderSeat>[] = [];
  await db.transact(async (tx) => {
    await sql`select from groups where id = ${groupId} for update`.execute(tx);
    joining = crowd.map((buyer, nth) =>
      orderSeat(buyer, { seatId: seats[nth]?.id ?? '', skuId: campaign.skuIds[nth] ?? '' }),
    );
    await expect.poll(() => countWaiting(shop)).toBeGreaterThan(1);
    must(await (payer as Buyer).order({ lines: [{ skuId: ordinary.skuIds[0] ?? '', quantity: 1 }] }));
  });
  const replies = await Promise.all(joining);
  expect(replies.filter(({ flag }) => flag)).toHaveLength(2);
  const refusals = replies.filter(({ flag }) => !flag).map(({ code }) => code);
  expect(new Set(refusals)).toEqual(new Set([errorCodes.GROUP_FULL.code]));
});
