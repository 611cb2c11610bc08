import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeCrowd, must } from '../support/makeBuyer.ts';
import { aSecondLater, claimAs, claimed, figuresOf, letItBeNoon, makeDeal, orderOf } from '../support/makeDeal.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type StaffDeal = Answer<Contract['staffWootCreate']>;

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
  staff = await signInStaff(shop, ['marketing']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const today = () => businessDay(shop.services.clock());
const dayIn = (days: number) => businessDay(new Date(shop.services.clock().getTime() + days * DAY_MS));
const keyed = () => ({ 'Idempotency-Key': newId() });

async function newWish(wish: Parameters<typeof makeProduct>[1] = {}) {
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 10, priceFen: 16_800, ...wish });
  return { day: dayIn(1), skuId: skuIds[0] ?? '', priceFen: 9900, allocated: 4, note: '一个人喝茶刚好' };
}
const create = (body: unknown) => staff.call('staffWootCreate', { body, headers: keyed() });
const publish = ({ id, version }: Pick<StaffDeal, 'id' | 'version'>) =>
  staff.call('staffWootPublish', { params: { id }, body: { version }, headers: keyed() });
const addPieces = (id: string, pieces: number, headers = keyed()) =>
  staff.call('staffWootAddPieces', { params: { id }, body: { pieces }, headers });
const pause = (id: string, isPaused: boolean) =>
  staff.call('staffWootPause', { params: { id }, body: { isPaused }, headers: keyed() });

it('a draft is seen by staff alone, changes by its version, and sets nothing aside until it is published', async () => {
  const wish = await newWish();
  const play = playAfterSales(shop);
  const draft = must<StaffDeal>(await create(wish));
  expect(draft).toMatchObject({ state: 'draft', version: 1, limitPerUser: 1, allocated: 4, left: 4 });
  const guest = createShopClient(shop);
  expect((await guest.call('wootLive', { params: { id: draft.id } })).status).toBe(404);
  const [buyer] = await makeCrowd(shop, 1);
  expect((await claimAs(buyer!.client, draft)).status).toBe(404);
  expect((await buyer!.client.call('wootRemind', { params: { id: draft.id }, body: {} })).status).toBe(404);
  expect((await play.stock(wish.skuId)).reserved).toBe(0);

  const change = (version: number) =>
    staff.call('staffWootChange', {
      params: { id: draft.id },
      body: { ...wish, allocated: 6, limitPerUser: 2, position: 3, version },
      headers: keyed(),
    });
  const changed = must<StaffDeal>(await change(1));
  expect(changed).toMatchObject({ version: 2, allocated: 6, limitPerUser: 2, position: 3 });
  expect((await change(1)).code).toBe(errorCodes.WOOT_CHANGED.code);
  expect((await publish(draft)).code).toBe(errorCodes.WOOT_CHANGED.code);
  expect(must<StaffDeal>(await publish(changed))).toMatchObject({ state: 'published', left: 6 });
  expect((await play.stock(wish.skuId)).reserved).toBe(6);
  // What is published was promised: its price does not change any more.
  expect((await change(3)).code).toBe(errorCodes.WOOT_CHANGED.code);
  expect((await publish({ id: draft.id, version: 3 })).code).toBe(errorCodes.WOOT_CHANGED.code);
  const listed = must<{ items: StaffDeal[] }>(
    await staff.call('staffWootList', { query: `from=${dayIn(1)}&until=${dayIn(1)}` }),
  );
  expect(listed.items.map(({ id }) => id)).toContain(draft.id);
});

it('a price is below every ordinary one, a day is not over, goods are on sale, and a SKU stands once in a day', async () => {
  const vip = await newWish({ vipPriceFen: 15_000 });
  const refused = await create({ ...vip, priceFen: 15_000 });
  expect([refused.code, refused.data]).toEqual([errorCodes.WOOT_PRICE_HIGH.code, { ordinaryFen: 15_000 }]);
  must(await create({ ...vip, priceFen: 14_999 }));
  expect((await create({ ...vip, priceFen: 100 })).code).toBe(errorCodes.WOOT_TWICE.code);
  expect((await create({ ...vip, day: dayIn(-1) })).code).toBe(errorCodes.WOOT_DAY_OVER.code);
  expect((await create({ ...vip, skuId: newId() })).code).toBe(errorCodes.SKU_GONE.code);
  for (const wrong of [{ allocated: 0 }, { limitPerUser: 3 }, { priceFen: 0 }, { note: '' }, { day: '2026-13-01' }]) {
    expect((await create({ ...vip, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  }
});

it('more than there is cannot be promised', async () => {
  const deal = must<StaffDeal>(await create({ ...(await newWish()), allocated: 11 }));
  expect((await publish(deal)).code).toBe(errorCodes.STOCK_SHORT.code);
  const fine = must<StaffDeal>(await create({ ...(await newWish()), allocated: 9 }));
  must(await publish(fine));
  expect((await addPieces(fine.id, 2)).code).toBe(errorCodes.STOCK_SHORT.code);
  expect(await figuresOf(shop, fine)).toEqual([0, 0, 9]);
});

it('pieces are added to a deal that runs, once for one request', async () => {
  const deal = await makeDeal(shop, { pieces: 1, stock: 3 });
  const [one, other] = await makeCrowd(shop, 2);
  await claimed(one!.client, deal);
  const headers = keyed();
  must(await addPieces(deal.id, 2, headers));
  must(await addPieces(deal.id, 2, headers));
  expect(await figuresOf(shop, deal)).toEqual([0, 1, 2]);
  await aSecondLater(shop);
  await claimed(other!.client, deal);
  expect((await addPieces(newId(), 1)).status).toBe(404);
});

it('a paused deal refuses, and who has a piece goes on', async () => {
  const deal = await makeDeal(shop, { pieces: 2 });
  const [one, other] = await makeCrowd(shop, 2, { balanceFen: 20_000 });
  const claim = await claimed(one!.client, deal);
  expect(must<StaffDeal>(await pause(deal.id, true))).toMatchObject({ isPaused: true });
  // By PostgreSQL as long as the memory is from before, then from memory.
  expect((await claimAs(other!.client, deal)).code).toBe(errorCodes.WOOT_PAUSED.code);
  await aSecondLater(shop);
  expect((await claimAs(other!.client, deal)).code).toBe(errorCodes.WOOT_PAUSED.code);
  must(await one!.payByBalance((await orderOf(one!, deal, claim)).id));
  must(await pause(deal.id, false));
  await aSecondLater(shop);
  await claimed(other!.client, deal);
  const draft = must<StaffDeal>(await create(await newWish()));
  expect((await pause(draft.id, true)).code).toBe(errorCodes.WOOT_CHANGED.code);
});

it('a deal that is over is neither paused nor filled up', async () => {
  const deal = await makeDeal(shop, { day: today() });
  shop.advance(13 * HOUR_MS);
  staff = await signInStaff(shop, ['marketing']);
  expect((await pause(deal.id, true)).code).toBe(errorCodes.WOOT_OVER.code);
  expect((await addPieces(deal.id, 1)).code).toBe(errorCodes.WOOT_OVER.code);
});
