import { rules, type Session } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  // Orders are not part of this: nothing has what is set aside here.
  expect(await shop.broken([23])).toEqual([]);
  await shop.stop();
});

interface Collection {
  counts: { all: number; reduced: number; soldOut: number; gone: number };
  categories: { id: string; name: string; count: number }[];
  items: { card: { id: string; priceFen: number }; collectedPriceFen: number; isGone: boolean; isBack: boolean }[];
  nextCursor: string | null;
}

const logins = new WeakMap<ShopClient, { phoneNumber: string; password: string }>();

async function newUser(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  logins.set(client, await client.register());
  return client;
}

/** For after so much time that the token has expired. */
function loginOf(client: ShopClient) {
  const login = logins.get(client);
  return { account: login?.phoneNumber, password: login?.password };
}

async function collectionOf(client: ShopClient, query = ''): Promise<Collection> {
  const reply = await client.call('collectionList', { query });
  expect(reply.status).toBe(200);
  return reply.data as Collection;
}

const idsOf = ({ items }: Collection) => items.map(({ card }) => card.id);

describe('collecting', () => {
  it('is one entry however often it is said, newest first, and nobody else sees it', async () => {
    const [first, second] = [await makeProduct(shop.services.db), await makeProduct(shop.services.db)];
    const client = await newUser();
    await client.call('collectionAdd', { body: { productIds: [first.id] } });
    await client.call('collectionAdd', { body: { productIds: [second.id] } });
    const again = await client.call('collectionAdd', { body: { productIds: [first.id] } });
    expect(again.data).toEqual({ productIds: [second.id, first.id] });
    const mine = await collectionOf(client);
    expect(idsOf(mine)).toEqual([second.id, first.id]);
    expect(mine.categories).toEqual([{ id: 'home', name: '家居', count: 2 }]);
    expect(idsOf(await collectionOf(await newUser()))).toEqual([]);
  });

  it('merges a list from before login in its order and passes over what is not there', async () => {
    const products = [await makeProduct(shop.services.db), await makeProduct(shop.services.db)];
    const client = await newUser();
    const productIds = [products[0]?.id ?? '', newId(), products[1]?.id ?? ''];
    const reply = await client.call('collectionAdd', { body: { productIds } });
    expect(reply.data).toEqual({ productIds: [products[0]?.id, products[1]?.id] });
  });

  it('ends with removal, also of a product that was never collected', async () => {
    const product = await makeProduct(shop.services.db);
    const client = await newUser();
    await client.call('collectionAdd', { body: { productIds: [product.id] } });
    const removed = await client.call('collectionRemove', { body: { productIds: [product.id, newId()] } });
    expect(removed.data).toEqual({ productIds: [] });
    expect((await collectionOf(client)).counts.all).toBe(0);
  });
});

describe('undoing a removal', () => {
  it('brings back price and place for a while, and later begins anew', async () => {
    const [first, second] = [await makeProduct(shop.services.db), await makeProduct(shop.services.db)];
    const client = await newUser();
    await client.call('collectionAdd', { body: { productIds: [second.id, first.id] } });
    await changePriceOf(shop.services, {
      skuId: first.skuIds[0] ?? '',
      priceFen: 9900,
      vipPriceFen: null,
      now: new Date(),
    });
    const removeAndAdd = async () => {
      await client.call('collectionRemove', { body: { productIds: [first.id] } });
      expect(idsOf(await collectionOf(client))).toEqual([second.id]);
      return async () => {
        await client.call('collectionAdd', { body: { productIds: [first.id] } });
        return await collectionOf(client);
      };
    };
    const undone = await (await removeAndAdd())();
    expect(idsOf(undone)).toEqual([second.id, first.id]);
    expect(undone.items[1]).toMatchObject({ collectedPriceFen: 16_800 });
    const addLater = await removeAndAdd();
    shop.advance(11 * 60 * 1000);
    client.session = (await client.call('userLogin', { body: loginOf(client) })).data as Session;
    const anew = await addLater();
    expect(idsOf(anew)).toEqual([first.id, second.id]);
    expect(anew.items[0]).toMatchObject({ collectedPriceFen: 9900 });
  });
});

describe('marks', () => {
  it('tell what fell in price, ran out, came back or is gone', async () => {
    const reduced = await makeProduct(shop.services.db, { priceFen: 20_000 });
    const soldOut = await makeProduct(shop.services.db, { pieces: 1 });
    const back = await makeProduct(shop.services.db, { pieces: 0 });
    const gone = await makeProduct(shop.services.db);
    const client = await newUser();
    await client.call('collectionAdd', { body: { productIds: [reduced.id, soldOut.id, back.id, gone.id] } });

    const now = new Date();
    await changePriceOf(shop.services, { skuId: reduced.skuIds[0] ?? '', priceFen: 15_000, vipPriceFen: null, now });
    await shop.services.db.transact(async (tx) => {
      const move = (product: typeof back, quantity: number) => [
        { skuId: product.skuIds[0] ?? '', productId: product.id, quantity },
      ];
      const cause = { kind: 'test', id: newId() };
      await moveStock(tx, { kind: 'reserve', moves: move(soldOut, 1), cause, now });
      await moveStock(tx, { kind: 'intake', moves: move(back, 3), cause, now });
      await setProductState(tx, { productId: gone.id, state: 'offSale', now });
      for (const { id } of [soldOut, back, gone]) await refreshProduct(tx, { productId: id, now });
    });

    const all = await collectionOf(client);
    expect(all.counts).toEqual({ all: 4, reduced: 1, soldOut: 1, gone: 1 });
    const entry = (id: string) => all.items.find(({ card }) => card.id === id);
    expect(entry(reduced.id)).toMatchObject({ collectedPriceFen: 20_000, card: { priceFen: 15_000 } });
    expect(entry(back.id)).toMatchObject({ isBack: true, isGone: false });
    expect(entry(gone.id)).toMatchObject({ isGone: true });
    expect(idsOf(await collectionOf(client, 'filter=reduced'))).toEqual([reduced.id]);
    expect(idsOf(await collectionOf(client, 'filter=soldOut'))).toEqual([soldOut.id]);
    expect(idsOf(await collectionOf(client, 'filter=gone'))).toEqual([gone.id]);
  });
});

describe('pages', () => {
  it('show everything once, in order', async () => {
    const products = [];
    for (let index = 0; index < 23; index += 1) products.push(await makeProduct(shop.services.db));
    const client = await newUser();
    const productIds = products.map(({ id }) => id);
    await client.call('collectionAdd', { body: { productIds } });
    const first = await collectionOf(client);
    const second = await collectionOf(client, `cursor=${first.nextCursor}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(productIds);
    expect(second.nextCursor).toBeNull();
    expect((await client.call('collectionList', { query: 'cursor=bm90IGEgY3Vyc29y' })).status).toBe(400);
  });
});

describe('the limit', () => {
  it('holds for many at once, all or nothing', async () => {
    const client = await newUser();
    const made = await makeProduct(shop.services.db);
    const userId = await shop.services.db.read
      .selectFrom('sessions')
      .select('user_id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    // 499 collected already: copies of one product under other ids, which only the limit looks at.
    await shop.services.db.transact(async (tx) => {
      await sql`
        insert into products (id, state, title, subtitle, brand_id, category_id, shipping_template_id,
          description_markdown, description_html, options, parameters, listed_at, created_at, updated_at)
        select gen_random_uuid(), 'offSale', title, subtitle, brand_id, category_id, shipping_template_id,
          '', '', options, parameters, now(), now(), now()
        from products, generate_series(1, ${rules.collection.perUser - 1}) where products.id = ${made.id}`.execute(tx);
      await sql`
        insert into collection_items (user_id, product_id, price_fen, was_in_stock, created_at)
        select ${userId.user_id}, id, 100, true, now() from products where state = 'offSale' and description_markdown = ''`.execute(
        tx,
      );
    });
    const fresh = await Promise.all(Array.from({ length: 5 }, () => makeProduct(shop.services.db)));
    const replies = await Promise.all(
      fresh.map(({ id }) => client.call('collectionAdd', { body: { productIds: [id] } })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
    const { data } = await client.call('collectionIds');
    expect((data as { productIds: string[] }).productIds).toHaveLength(rules.collection.perUser);
  });
});
