import { errorCodes, rules } from '@jiwu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { ageScores } from '../../apps/server/src/modules/goods/search/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const SIZE = 10;
const COUNT = 34;

let shop: TestShop;
let guest: ShopClient;
const made: MadeProduct[] = [];

interface Page {
  items: { id: string }[];
  nextCursor: string | null;
}

// Several of one price and of one moment: only their ids tell them apart.
const priceOf = (index: number) => 1000 + Math.floor(index / 3) * 100;
const make = (index: number) =>
  makeProduct(shop.services.db, {
    title: `慢物 手作青瓷壶 ${index} 号`,
    priceFen: priceOf(index),
    now: new Date(Date.UTC(2026, 9, 1 + Math.floor(index / 4))),
  });

beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  guest = createShopClient(shop, { roaming: true });
  for (let index = 0; index < COUNT; index += 1) made.push(await make(index));
  // As every night: otherwise a product that is written again below would be scored by a later day than the others.
  await ageScores(shop.services.db, new Date());
});
afterAll(() => shop.stop());

async function page(query: Record<string, string>, cursor: string | null): Promise<Page> {
  const text = new URLSearchParams({ ...query, size: String(SIZE), ...(cursor ? { cursor } : {}) }).toString();
  const reply = await guest.call('resourceList', { query: text });
  expect(reply.status, reply.msg).toBe(200);
  return reply.data as Page;
}

/** Every id of the list; `between` happens after each page. */
async function walk(
  query: Record<string, string>,
  between: (pageNo: number) => Promise<void> = async () => {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let pageNo = 1; pageNo === 1 || cursor; pageNo += 1) {
    const { items, nextCursor }: Page = await page(query, cursor);
    ids.push(...items.map(({ id }) => id));
    cursor = nextCursor;
    await between(pageNo);
  }
  return ids;
}

const lists = rules.resourceSorts.flatMap((sort) => [
  { sort },
  { sort, category: 'homeDecor' },
  { sort, keyword: '青瓷壶' },
  { sort, brand: 'manwu', inStock: '1' },
]);

describe('paging', () => {
  it.each(lists)('shows everything once: %j', async (query) => {
    const ids = await walk(query);
    expect(ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  });

  it.each(lists)('stays whole while goods come, go and are repriced: %j', async (query) => {
    const gone = made.at(5) as MadeProduct;
    const repriced = [made.at(2), made.at(17), made.at(30)] as MadeProduct[];
    const fresh: MadeProduct[] = [];
    try {
      const ids = await walk(query, async (pageNo) => {
        if (pageNo > 2) return;
        fresh.push(await make(pageNo === 1 ? 0 : COUNT));
        if (pageNo === 1) await setState(gone, 'offSale');
        for (const product of repriced) await reprice(product, 700 * pageNo);
      });
      const moved = new Set([gone, ...repriced, ...fresh].map(({ id }) => id));
      const stayed = made.map(({ id }) => id).filter((id) => !moved.has(id));
      expect(ids.filter((id) => !moved.has(id)).toSorted()).toEqual(stayed.toSorted());
      // A price changes nothing in an order that is not by price.
      if (!query.sort.startsWith('price')) expect(new Set(ids).size).toBe(ids.length);
    } finally {
      await setState(gone, 'onSale');
      for (const product of fresh) await setState(product, 'offSale');
      for (const product of repriced) await reprice(product, priceOf(made.indexOf(product)));
    }
  });
});

async function reprice({ skuIds }: MadeProduct, priceFen: number): Promise<void> {
  await changePriceOf(shop.services, { skuId: skuIds[0] ?? '', priceFen, vipPriceFen: null, now: new Date() });
}

async function setState({ id }: MadeProduct, state: 'onSale' | 'offSale'): Promise<void> {
  await shop.services.db.transact(async (tx) => {
    await setProductState(tx, { productId: id, state, now: new Date() });
    await refreshProduct(tx, { productId: id, now: new Date() });
  });
}

describe('a cursor', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = '019a0000-0000-7000-8000-000000000000';

  it.each([
    ['garbage', 'garbagegarbage'],
    ['something else', encode({ sort: 'score' })],
    ['another order', encode(['sales', '1', id, 24])],
    ['a rank', encode(['rank', '1', id, 24])],
    ['no number', encode(['score', 'one', id, 24])],
    ['a fraction', encode(['score', '1.5', id, 24])],
    ['too much', encode(['score', '99999999999', id, 24])],
    ['beyond an integer', encode(['score', '2147483648', id, 24])],
    ['no product', encode(['score', '1', 'x', 24])],
    ['nothing shown', encode(['score', '1', id, 0])],
    ['no count', encode(['score', '1', id, '24'])],
    ['less than it has', encode(['score', '1', id])],
    ['more than it has', encode(['score', '1', id, 24, 1])],
  ])('that is %s is refused', async (_what, cursor) => {
    const reply = await guest.call('resourceList', { query: `cursor=${cursor}` });
    expect(reply).toMatchObject({ status: 400, flag: false, code: errorCodes.INVALID_INPUT.code });
  });

  it.each(['2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z', 'now', '2026-02-30T00:00:00Z', 'infinity'])(
    'at the time %s is refused',
    async (time) => {
      expect(
        (await guest.call('resourceList', { query: `sort=new&cursor=${encode(['new', time, id, 24])}` })).status,
      ).toBe(400);
    },
  );

  it('as it is handed out is taken', async () => {
    const reply = await guest.call('resourceList', { query: `cursor=${encode(['score', '2147483647', id, 24])}` });
    expect(reply.status).toBe(200);
  });

  it('of another order is refused', async () => {
    const { nextCursor } = await page({ sort: 'priceUp' }, null);
    expect((await guest.call('resourceList', { query: `sort=priceDown&cursor=${nextCursor}` })).status).toBe(400);
    const searched = await page({ keyword: '青瓷壶' }, null);
    expect((await guest.call('resourceList', { query: `cursor=${searched.nextCursor}` })).status).toBe(400);
  });

  it('at the very end leads to nothing, not to something else', async () => {
    const cursor = encode(['rank', '0', id, 24]);
    const reply = await guest.call('resourceList', {
      query: new URLSearchParams({ keyword: '青瓷壶', cursor }).toString(),
    });
    expect(reply.data).toEqual({ items: [], nextCursor: null, searchedFor: null });
  });
});
