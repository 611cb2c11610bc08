import { livePages } from '@jiwu/contract';
import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pauseDeal } from '../../apps/server/src/flows/woot/pauseDeal.ts';
import { type Buyer, makeCrowd } from '../support/makeBuyer.ts';
import { claimed, letItBeNoon, type MadeDeal, makeDeal, releaseAs } from '../support/makeDeal.ts';
import { startLive, type TestLive } from '../support/startLive.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { type LiveWatch, watchLive } from '../support/watchLive.ts';

let shop: TestShop;
let live: TestLive;
const watches: LiveWatch[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
  live = await startLive(shop);
});
afterAll(async () => {
  for (const watch of watches) watch.leave();
  await live.close();
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function watch(path: string): Promise<LiveWatch> {
  const made = await watchLive(`${live.liveUrl}${path}`);
  watches.push(made);
  return made;
}

/** sold, held and left of a deal in what was pushed. */
const figuresIn = (data: unknown, { id }: MadeDeal) => {
  const { sold, held, left } = livePages.deals.parse(data).deals.find((deal) => deal.id === id) ?? {};
  return [sold, held, left];
};

it('one connection tells a guest of every change of every deal of the day', async () => {
  const [one, other] = [await makeDeal(shop, { pieces: 2 }), await makeDeal(shop, { pieces: 3 })];
  const tomorrow = businessDay(new Date(shop.services.clock().getTime() + DAY_MS));
  const later = await makeDeal(shop, { day: tomorrow });
  const page = await watch(`/live/deals/${one.id}`);
  const first = (await page.next())?.data;
  expect([figuresIn(first, one), figuresIn(first, other)]).toEqual([
    [0, 0, 2],
    [0, 0, 3],
  ]);
  expect(livePages.deals.parse(first).deals.map(({ id }) => id)).not.toContain(later.id);

  const [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
  const claim = await claimed(buyer.client, other);
  expect(figuresIn((await page.next())?.data, other)).toEqual([0, 1, 2]);
  expect((await releaseAs(buyer.client, claim)).flag).toBe(true);
  expect(figuresIn((await page.next())?.data, other)).toEqual([0, 0, 3]);
  const now = shop.services.clock();
  await shop.services.db.transact((tx) => pauseDeal(tx, { id: one.id, isPaused: true, now }));
  expect(livePages.deals.parse((await page.next())?.data).deals.find(({ id }) => id === one.id)?.isPaused).toBe(true);
});

it('a deal that is not there has no day to show', async () => {
  expect((await watch(`/live/deals/${newId()}`)).status).toBe(404);
});
