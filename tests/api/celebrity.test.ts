import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markChannelGoods } from '../../apps/server/src/jobs/markChannelGoods.ts';
import { setCommission, setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { changePriceOf } from '../support/changePriceOf.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { endPick, makeCelebrity, makePick } from '../support/makePick.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Page = Answer<Contract['celebrityGet']>;
type Picks = Answer<Contract['celebrityPicks']>;
type List = Answer<Contract['celebrityList']>;
type Followed = Answer<Contract['celebrityFollow']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const guest = () => createShopClient(shop, { roaming: true });
const someone = async () => (await makeCrowd(shop, 1))[0] as Buyer;
const pageOf = async (id: string) => must<Page>(await guest().call('celebrityGet', { query: `id=${id}` }));
const picksOf = async (id: string, query: Record<string, string> = {}) =>
  must<Picks>(await guest().call('celebrityPicks', { query: new URLSearchParams({ id, ...query }).toString() }));
const pickOf = async (id: string) => await guest().call('celebrityPick', { query: `id=${id}` });
async function rate({ id }: MadeProduct, rateBp: number | null): Promise<void> {
  await shop.services.db.transact((tx) => setCommission(tx, { subject: { kind: 'product', id }, rateBp }));
}
async function celebrityOf(userId: string): Promise<string> {
  const { db } = shop.services;
  const row = await db.read.selectFrom('celebrities').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row?.id ?? '';
}

it('a page shows the picks in their order, at the lower price, with the shelves and who else is near', async () => {
  const { userId } = await someone();
  const teapot = await makeProduct(shop.services.db, { priceFen: 16_800, vipPriceFen: 16_000 });
  const cup = await makeProduct(shop.services.db, {
    title: '慢物 青瓷杯',
    options: [{ name: '颜色', values: ['白', '青'].map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: [
      { optionValues: ['白'], priceFen: 5000 },
      { optionValues: ['青'], priceFen: 6000, pieces: 0 },
    ],
  });
  const first = await makePick(shop, { userId, productId: teapot.id, prices: { [teapot.skuIds[0] ?? '']: 15_000 } });
  const second = await makePick(shop, { userId, productId: cup.id, shelf: '给家人' });
  const id = await celebrityOf(userId);
  const page = await pageOf(id);
  expect(page).toMatchObject({ id, name: '林小满', pickCount: 2, followers: 0, commission: null, goodRateBp: null });
  expect(page.shelves).toEqual([
    { name: '给家人', count: 1 },
    { name: '常用', count: 1 },
  ]);
  const { items, total, nextCursor } = await picksOf(id);
  expect([items.map((pick) => pick.id), total, nextCursor]).toEqual([[second, first], 2, null]);
  expect(items[0]).toMatchObject({ priceFen: 5000, isFrom: false, ordinaryFen: null, skuId: null, inStock: true });
  expect(items[1]).toMatchObject({ priceFen: 15_000, ordinaryFen: 16_800, skuId: teapot.skuIds[0], isAd: false });
  expect(items.map(({ skuPrices }) => skuPrices)).toEqual([[], [{ skuId: teapot.skuIds[0], priceFen: 15_000 }]]);
  expect((await picksOf(id, { shelf: '给家人' })).items.map((pick) => pick.id)).toEqual([second]);
  expect(await picksOf(id, { shelf: '没有' })).toEqual({ items: [], total: 0, nextCursor: null });

  expect(await pickOf(first)).toMatchObject({ status: 200, data: { ...items[1], celebrity: { id, name: page.name } } });

  // The ordinary price falls below the celebrity's: nobody is shown a saving that is none.
  const skuId = teapot.skuIds[0] ?? '';
  const now = shop.services.clock();
  await changePriceOf(shop.services, { skuId, priceFen: 14_000, vipPriceFen: null, now });
  const fallen = async () => (await picksOf(id)).items[1];
  await expect.poll(fallen).toMatchObject({ priceFen: 14_000, ordinaryFen: null });

  // What is off sale is neither shown nor counted.
  await shop.services.db.transact((tx) => setProductState(tx, { productId: cup.id, state: 'offSale', now }));
  await expect.poll(async () => (await pageOf(id)).pickCount).toBe(1);
  // For whoever opens the product through it there is no pick any more, nor one that has ended.
  expect((await pickOf(second)).status).toBe(404);
  await endPick(shop, first);
  await expect.poll(async () => (await pickOf(first)).status).toBe(404);
  expect((await pickOf(newId())).status).toBe(404);
});

it('says 广告 where a purchase earns commission: by the product, else by the nearest category', async () => {
  const { userId } = await someone();
  const { db } = shop.services;
  const [own, ofCategory] = [await makeProduct(db), await makeProduct(db)];
  await makePick(shop, { userId, productId: own.id });
  await makePick(shop, { userId, productId: ofCategory.id });
  const id = await celebrityOf(userId);
  const shown = async () => {
    const [page, { items }] = await Promise.all([pageOf(id), picksOf(id)]);
    return [page.commission, items.map(({ isAd }) => isAd)];
  };
  expect(await shown()).toEqual([null, [false, false]]);
  const category = (subjectId: string, rateBp: number | null) =>
    db.transact((tx) => setCommission(tx, { subject: { kind: 'category', id: subjectId }, rateBp }));
  await category('home', 300);
  await rate(own, 800);
  await expect.poll(shown).toEqual([{ fromBp: 300, toBp: 800 }, [true, true]]);
  // A nearer category counts more; 0 is a rate, too.
  await category('homeTea', 0);
  await expect.poll(shown).toEqual([{ fromBp: 800, toBp: 800 }, [false, true]]);
  await rate(own, 0);
  await expect.poll(shown).toEqual([null, [false, false]]);
  await category('home', null);
  await category('homeTea', null);
});

it('the list shows who is shown, the liveliest first, page by page and by category', async () => {
  const product = await makeProduct(shop.services.db);
  const quiet = await someone();
  const hidden = await makeCelebrity(shop, { userId: quiet.userId });
  const made: string[] = [];
  for (let count = 0; count < 13; count += 1) {
    const { userId } = await someone();
    shop.advance(1000);
    await makePick(shop, { userId, productId: product.id, name: `达人${count}` });
    made.unshift(await celebrityOf(userId));
  }
  const list = async (query: Record<string, string>) =>
    must<List>(await guest().call('celebrityList', { query: new URLSearchParams(query).toString() }));
  await expect.poll(async () => (await list({})).items[0]?.id).toBe(made[0]);
  const first = await list({});
  expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 12));
  expect(first.items[0]?.picks.map(({ productId }) => productId)).toEqual([product.id]);
  const second = await list({ cursor: first.nextCursor ?? '' });
  expect(second.items[0]?.id).toBe(made[12]);
  const all = [...first.items, ...second.items].map(({ id }) => id);
  expect([new Set(all).size, all.includes(hidden.id)]).toEqual([all.length, false]);
  expect(first.categories).toEqual([{ id: 'home', name: '家居', count: all.length }]);
  expect((await list({ category: 'garden' })).items).toEqual([]);
  const hiddenPage = await guest().call('celebrityGet', { query: `id=${hidden.id}` });
  expect([hiddenPage.status, (await guest().call('celebrityGet', { query: `id=${newId()}` })).status]).toEqual([
    404, 404,
  ]);
  expect((await guest().call('celebrityPicks', { query: `id=${hidden.id}` })).status).toBe(404);
  expect((await guest().call('celebrityList', { query: 'cursor=nonsense-cursor' })).status).toBe(400);
  expect((await pageOf(made[0] ?? '')).nearby).toHaveLength(rules.celebrity.nearby);
});

it('more picks than a page come page by page', async () => {
  const { userId } = await someone();
  const ids: string[] = [];
  for (let count = 0; count <= rules.celebrity.picksPerPage; count += 1) {
    const { id } = await makeProduct(shop.services.db);
    ids.unshift(await makePick(shop, { userId, productId: id }));
  }
  const id = await celebrityOf(userId);
  const first = await picksOf(id);
  expect(first.total).toBe(ids.length);
  const second = await picksOf(id, { cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map((pick) => pick.id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
});

it('following counts once, can be changed and taken back, and is nobody else’s', async () => {
  const [fan, other, star] = (await makeCrowd(shop, 3)) as [Buyer, Buyer, Buyer];
  const product = await makeProduct(shop.services.db);
  await makePick(shop, { userId: star.userId, productId: product.id });
  const id = await celebrityOf(star.userId);
  const follow = async ({ client }: Buyer, wantsNews: boolean, key = newId()) =>
    must<Followed>(
      await client.call('celebrityFollow', {
        params: { id },
        body: { wantsNews },
        headers: { 'Idempotency-Key': key },
      }),
    );
  const key = newId();
  expect(await follow(fan, true, key)).toEqual({ isFollowed: true, wantsNews: true, followers: 1 });
  expect(await follow(fan, true, key)).toEqual({ isFollowed: true, wantsNews: true, followers: 1 });
  expect(await follow(fan, false)).toEqual({ isFollowed: true, wantsNews: false, followers: 1 });
  expect(await follow(other, true)).toMatchObject({ followers: 2 });
  const mine = async ({ client }: Buyer) => must(await client.call('celebrityMine'));
  expect(await mine(fan)).toEqual({
    follows: [{ celebrityId: id, wantsNews: false }],
    celebrityId: null,
    isShown: false,
  });
  expect(await mine(star)).toEqual({ follows: [], celebrityId: id, isShown: true });
  await expect.poll(async () => (await pageOf(id)).followers).toBe(2);
  const leave = async ({ client }: Buyer) =>
    must<Followed>(await client.call('celebrityUnfollow', { params: { id }, headers: { 'Idempotency-Key': newId() } }));
  expect(await leave(fan)).toEqual({ isFollowed: false, wantsNews: false, followers: 1 });
  expect(await leave(fan)).toEqual({ isFollowed: false, wantsNews: false, followers: 1 });
  const unknown = { params: { id: newId() }, body: { wantsNews: true } };
  expect((await fan.client.call('celebrityFollow', unknown)).status).toBe(404);
  expect((await guest().call('celebrityFollow', { ...unknown, params: { id } })).status).toBe(401);
});

it('what someone recommends is found as 达人推荐, as long as they do', async () => {
  const { userId } = await someone();
  const product = await makeProduct(shop.services.db, { title: '慢物 只在达人页的壶' });
  const found = async () => {
    await markChannelGoods(shop.services);
    const reply = await guest().call('resourceList', { query: 'channel=celebrity' });
    return must<Answer<Contract['resourceList']>>(reply).items.some(({ id }) => id === product.id);
  };
  expect(await found()).toBe(false);
  const endsAt = new Date(shop.services.clock().getTime() + HOUR_MS);
  const pick = await makePick(shop, { userId, productId: product.id, endsAt });
  await expect.poll(found).toBe(true);
  shop.advance(HOUR_MS + MINUTE_MS);
  await expect.poll(found).toBe(false);
  expect((await picksOf(await celebrityOf(userId))).items).toEqual([]);
  // Ended by its time: nobody can end it again.
  await expect(endPick(shop, pick)).rejects.toMatchObject({ errorCode: 'PICK_CHANGED' });
  expect(errorCodes.PICK_CHANGED.status).toBe(409);
});
