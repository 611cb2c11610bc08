import type { Answer, Contract } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveChannels } from '../../apps/server/src/platform/live/liveChannels.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { earn, makePromoter, type Promoter, settleLater } from '../support/promote.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { watchEvents } from '../support/watchEvents.ts';

type Sums = Answer<Contract['effectOrderSums']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** How often a promoter's pages are told to look. A stream also looks by itself now and then, which would hide that nobody told it. */
async function countTold({ userId }: Promoter): Promise<() => number> {
  // Before the first listener is connected it would be called without a message, as it may have missed one.
  await shop.services.live.listen(5000);
  let told = 0;
  await shop.services.live.subscribe(liveChannels.effectOrders(userId), () => {
    told += 1;
  });
  return () => told;
}

it('tells the promoter alone of every step of a commission', async () => {
  const [promoter, other] = [await makePromoter(shop), await makePromoter(shop)];
  const [told, otherTold] = [await countTold(promoter), await countTold(other)];
  let before = 0;
  const expectTold = async (step: string) => {
    await expect.poll(told, { message: step, timeout: 20_000 }).toBeGreaterThan(before);
    before = told();
  };

  await earn(shop, promoter, { commissionFen: 1500, state: 'pending' });
  await expectTold('a line is credited');
  const buyer = createShopClient(shop, { roaming: true });
  const order = await earn(shop, promoter, { commissionFen: 1500, state: 'settling', buyer });
  await expectTold('its order is complete');
  await settleLater(shop);
  await expectTold('it is payable');
  const headers = { 'Idempotency-Key': newId() };
  must(await promoter.client.call('payoutCreate', { body: { amountFen: 1500 }, headers }));
  await expectTold('it is paid out');
  const play = playAfterSales(shop);
  const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order));
  const asked = must<{ id: string; state: string }>(await play.apply(buyer, order, { totalFen }));
  if (asked.state === 'applied') must(await play.decide('staffAfterSaleApprove', asked));
  await expectTold('it is owed again');
  expect(otherTold()).toBe(0);
});

it('streams the sums to their owner, at once and after each step', async () => {
  const promoter = await makePromoter(shop);
  const events = await watchEvents<Sums>(`${shop.apiUrl}/api/effectOrder/events`, promoter.client);
  expect(await events.next()).toMatchObject({ pending: { count: 0 } });
  await earn(shop, promoter, { commissionFen: 1500, state: 'pending' });
  expect(await events.next()).toMatchObject({ pending: { amountFen: 1500, count: 1 } });
  events.leave();
  const guest = createShopClient(shop, { roaming: true });
  expect((await watchEvents(`${shop.apiUrl}/api/effectOrder/events`, guest)).status).toBe(401);
});
