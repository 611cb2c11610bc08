import { livePages } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { giveUp, locked, makeUnit, unitOrder } from '../support/makeUnit.ts';
import { startLive, type TestLive } from '../support/startLive.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { type LiveWatch, watchLive } from '../support/watchLive.ts';

let shop: TestShop;
let live: TestLive;
const watches: LiveWatch[] = [];
beforeAll(async () => {
  shop = await startTestShop();
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

it('a guest who looks at a unit sees the veil fall, lift, and the sale', async () => {
  const unit = await makeUnit(shop);
  const [buyer] = (await makeCrowd(shop, 1, { balanceFen: 20_000 })) as [Buyer];
  const page = await watch(`/live/unit/${unit.id}`);
  const seen = async () => livePages.unit.parse((await page.next())?.data);
  expect(await seen()).toMatchObject({ state: 'listed', priceFen: 16_900, lockedUntil: null });
  const first = await locked(buyer.client, unit);
  expect(await seen()).toMatchObject({ state: 'listed', lockedUntil: first.deadline });
  must(await giveUp(buyer.client, first));
  expect(await seen()).toMatchObject({ lockedUntil: null });
  const again = await locked(buyer.client, unit);
  expect(await seen()).toMatchObject({ lockedUntil: again.deadline });
  const order = await unitOrder(buyer, unit, again);
  must(await buyer.payByBalance(order.id));
  expect(await seen()).toMatchObject({ state: 'sold', priceFen: 16_900, nextDrop: null, lockedUntil: null });
});

it('a unit that was never on sale has no page to follow', async () => {
  expect((await watch(`/live/unit/${newId()}`)).status).toBe(404);
  const hidden = await makeUnit(shop, { isListed: false });
  expect((await watch(`/live/unit/${hidden.id}`)).status).toBe(404);
});
