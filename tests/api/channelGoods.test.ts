import type { Answer, Contract } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDeal } from '../../apps/server/src/flows/woot/saveDeal.ts';
import { markChannelGoods } from '../../apps/server/src/jobs/markChannelGoods.ts';
import { endGroupCampaign } from '../../apps/server/src/modules/channels/groupPurchase/index.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { channelGoods } from '../../apps/server/src/modules/goods/search/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { letItBeNoon, makeDeal } from '../support/makeDeal.ts';
import { makeGroupCampaign } from '../support/makeGroup.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let guest: ShopClient;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNoon(shop);
  guest = createShopClient(shop, { roaming: true });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const sweep = () => markChannelGoods(shop.services);
const found = async (query: string) =>
  must<Answer<Contract['resourceList']>>(await guest.call('resourceList', { query })).items.map(({ id }) => id);
const counts = async (query = '') => {
  const { channels } = must<Answer<Contract['resourceFacets']>>(await guest.call('resourceFacets', { query }));
  return Object.fromEntries(channels.map(({ id, count }) => [id, count]));
};
const dealsOf = async (id: string) =>
  must<Answer<Contract['wootOfProduct']>>(await guest.call('wootOfProduct', { params: { id } })).deals;

describe('拼团', () => {
  it('finds a product from the beginning of its campaign until its end', async () => {
    const now = shop.services.clock();
    const startsAt = new Date(now.getTime() + HOUR_MS);
    const endsAt = new Date(now.getTime() + 3 * HOUR_MS);
    const { productId } = await makeGroupCampaign(shop, { startsAt, endsAt });
    await sweep();
    expect(await found('channel=groupPurchase')).toEqual([]);
    expect(await counts()).not.toHaveProperty('groupPurchase');

    shop.advance(HOUR_MS);
    await sweep();
    expect(await found('channel=groupPurchase')).toEqual([productId]);
    expect(await counts()).toMatchObject({ groupPurchase: 1 });
    // With any other condition, too.
    expect(await found('channel=groupPurchase&inStock=1&sort=priceUp')).toEqual([productId]);
    expect(await found('channel=groupPurchase,woot')).toEqual([productId]);
    expect(await found('channel=woot')).toEqual([]);

    shop.advance(2 * HOUR_MS);
    await sweep();
    expect(await found('channel=groupPurchase')).toEqual([]);
    expect(await counts('channel=groupPurchase')).toMatchObject({ groupPurchase: 0 });
  });

  it('loses a product whose campaign staff end, and one that goes off sale; other changes leave the flag', async () => {
    const [ended, gone] = [await makeGroupCampaign(shop), await makeGroupCampaign(shop)];
    const { db, clock } = shop.services;
    await sweep();
    expect(new Set(await found('channel=groupPurchase'))).toEqual(new Set([ended.productId, gone.productId]));
    await db.transact((tx) => refreshProduct(tx, { productId: ended.productId, now: clock() }));
    expect(await found('channel=groupPurchase')).toHaveLength(2);

    await db.transact((tx) => endGroupCampaign(tx, { id: ended.id, version: 1, now: clock() }));
    await db.transact(async (tx) => {
      await setProductState(tx, { productId: gone.productId, state: 'offSale', now: clock() });
      await refreshProduct(tx, { productId: gone.productId, now: clock() });
    });
    await sweep();
    expect(await found('channel=groupPurchase')).toEqual([]);
  });
});

describe('每日一抢', () => {
  it('finds a product from 10:00 until midnight; its page knows it all day', async () => {
    const tomorrow = businessDay(new Date(shop.services.clock().getTime() + DAY_MS));
    const deal = await makeDeal(shop, { day: tomorrow, pieces: 1, stock: 5 });
    const { id: productId } = deal.product;
    await sweep();
    expect(await found('channel=woot')).toEqual([]);
    expect(await dealsOf(productId)).toEqual([]);

    const until = (time: string) => Date.parse(`${tomorrow}T${time}:00+08:00`) - shop.services.clock().getTime();
    shop.advance(until('09:59'));
    await sweep();
    expect(await found('channel=woot')).toEqual([]);
    expect(await dealsOf(productId)).toEqual([
      {
        id: deal.id,
        productId,
        skuId: deal.skuId,
        skuLabel: expect.any(String),
        priceFen: 9900,
        ordinaryFen: 16_800,
        beginsAt: new Date(`${tomorrow}T10:00:00+08:00`).toISOString(),
        endsAt: new Date(Date.parse(`${tomorrow}T00:00:00+08:00`) + DAY_MS).toISOString(),
      },
    ]);

    shop.advance(until('10:00'));
    await sweep();
    expect(await found('channel=woot')).toEqual([productId]);
    expect(await counts()).toMatchObject({ woot: 1 });

    shop.advance(until('10:00') + 14 * HOUR_MS);
    await sweep();
    expect(await found('channel=woot')).toEqual([]);
    expect(await dealsOf(productId)).toEqual([]);
  });

  it('does not betray a draft', async () => {
    letItBeNoon(shop);
    const { db, clock } = shop.services;
    const { id, skuIds } = await makeProduct(db, { pieces: 5, priceFen: 16_800 });
    const wish = { day: businessDay(clock()), skuId: skuIds[0] ?? '', priceFen: 9900, allocated: 2, limitPerUser: 1 };
    await db.transact((tx) =>
      saveDeal(tx, { wish: { ...wish, note: '还没有发布', position: 0 }, draft: null, now: clock() }),
    );
    await sweep();
    expect(await found('channel=woot')).toEqual([]);
    expect(await dealsOf(id)).toEqual([]);
  });

  it('is none of what does not exist', async () => {
    expect(await dealsOf('01900000-0000-7000-8000-000000000000')).toEqual([]);
    const nonsense = await guest.call('wootOfProduct', { params: { id: 'nonsense' } });
    expect(nonsense).toMatchObject({ flag: false, status: 400 });
  });
});

describe('the sweep', () => {
  it('touches nothing that is right already', async () => {
    await makeGroupCampaign(shop);
    await sweep();
    const versions = async () =>
      (
        await sql<{ xmin: string }>`
          select product_id, xmin::text from product_search order by product_id`.execute(shop.services.db.read)
      ).rows;
    const before = await versions();
    await sweep();
    expect(await versions()).toEqual(before);
  });

  it('finds what is shown in a channel by its index, however large the shop is', async () => {
    const plan = await shop.services.db.transact(async (tx) => {
      // The test's shop is so small that reading it whole would be quicker.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${channelGoods([])}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('using product_search_channels');
    expect(plan).not.toContain('Seq Scan');
  });
});
