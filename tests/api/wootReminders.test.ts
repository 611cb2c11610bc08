import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tellOfDueDeals } from '../../apps/server/src/jobs/tellOfDueDeals.ts';
import { endDeals } from '../../apps/server/src/jobs/endDeals.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { claimed, letItBeNoon, type MadeDeal, makeDeal, releaseAs } from '../support/makeDeal.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let asker: Buyer;
let other: Buyer;
beforeEach(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
  [asker, other] = (await makeCrowd(shop, 2)) as [Buyer, Buyer];
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const remind = ({ client }: Pick<Buyer, 'client'>, { id }: Pick<MadeDeal, 'id'>) =>
  client.call('wootRemind', { params: { id }, body: {} });
const remindedOf = async ({ client }: Buyer) =>
  must<Answer<Contract['wootMine']>>(await client.call('wootMine')).reminded;
const noticesOf = async ({ client }: Buyer) =>
  must<Answer<Contract['noticeList']>>(await client.call('noticeList')).items.map(({ kind, link }) => [kind, link?.id]);
async function pass(spanMs: number): Promise<void> {
  shop.advance(spanMs);
  for (const { client } of [asker, other]) await signInAgain(shop, client);
}

it('who asks is told once, five minutes before it begins', async () => {
  const day = businessDay(new Date(shop.services.clock().getTime() + DAY_MS));
  const deal = await makeDeal(shop, { day });
  expect(must(await remind(asker, deal))).toEqual({ of: 'begin' });
  expect(must(await remind(asker, deal))).toEqual({ of: 'begin' });
  expect([await remindedOf(asker), await remindedOf(other)]).toEqual([[deal.id], []]);
  const shown = async () => {
    const { tomorrow } = must<Answer<Contract['wootPage']>>(await createShopClient(shop).call('wootPage'));
    return tomorrow.find(({ id }) => id === deal.id)?.reminders;
  };
  await expect.poll(shown).toBe(1);
  // From noon to 9:54.
  await pass(22 * HOUR_MS - 6 * MINUTE_MS);
  await tellOfDueDeals(shop.services);
  expect(await noticesOf(asker)).toEqual([]);
  await pass(MINUTE_MS + 5000);
  await tellOfDueDeals(shop.services);
  await tellOfDueDeals(shop.services);
  expect(await noticesOf(asker)).toEqual([['wootBegins', deal.id]]);
  expect(await noticesOf(other)).toEqual([]);
  expect(await remindedOf(asker)).toEqual([]);
});

it('who came too late is told when a piece comes back, and may ask again', async () => {
  const deal = await makeDeal(shop, { pieces: 1, limitPerUser: 2 });
  expect((await remind(asker, deal)).code).toBe(errorCodes.WOOT_STILL_LEFT.code);
  for (let round = 1; round <= 2; round += 1) {
    const [holder] = (await makeCrowd(shop, 1)) as [Buyer];
    const claim = await claimed(holder.client, deal);
    expect(must(await remind(asker, deal))).toEqual({ of: 'back' });
    await tellOfDueDeals(shop.services);
    expect(await noticesOf(asker)).toHaveLength(round - 1);
    must(await releaseAs(holder.client, claim));
    await tellOfDueDeals(shop.services);
    await tellOfDueDeals(shop.services);
    expect(await noticesOf(asker)).toHaveLength(round);
    await shop.services.rush.refresh();
  }
  expect(await noticesOf(asker)).toEqual([
    ['wootBack', deal.id],
    ['wootBack', deal.id],
  ]);
});

it('nobody is told of a deal that is over, and nobody asks for it', async () => {
  const deal = await makeDeal(shop, { pieces: 1 });
  const { id } = await claimed(other.client, deal);
  must(await remind(asker, deal));
  must(await releaseAs(other.client, { id }));
  await pass(13 * HOUR_MS);
  await tellOfDueDeals(shop.services);
  await endDeals(shop.services);
  expect([await noticesOf(asker), await remindedOf(asker)]).toEqual([[], []]);
  expect((await remind(asker, deal)).code).toBe(errorCodes.WOOT_OVER.code);
  expect((await remind(asker, { id: newId() })).status).toBe(404);
  expect((await remind({ client: createShopClient(shop) }, deal)).status).toBe(401);
});
