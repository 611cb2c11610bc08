import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { listCoViewed, setPrice, setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { createUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { addQuestion, addReview } from '../../apps/server/src/modules/goods/reviews/index.ts';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import { countWaiting } from '../support/countWaiting.ts';
import { agreed, createShopClient, newPhone, type ShopClient } from '../support/createShopClient.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let guest: ShopClient;

beforeAll(async () => {
  // These tests are about the handlers' answers; the cache in front of them has tests of its own.
  shop = await startTestShop({ CACHE: 'off' });
  guest = createShopClient(shop, { roaming: true });
});
afterAll(async () => {
  // Orders are not part of this: nothing has what is set aside here.
  expect(await shop.broken([23])).toEqual([]);
  await shop.stop();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const first = ({ skuIds }: MadeProduct) => skuIds[0] ?? '';

interface Detail {
  isOnSale: boolean;
  descriptionHtml: string;
  reviewCount: number;
  ratingHundredths: number | null;
  questionCount: number;
  skus: {
    priceFen: number;
    marketPriceFen: number | null;
    available: number;
    prices: { from: string; priceFen: number }[];
  }[];
}

async function detailOf(productId: string): Promise<Detail> {
  const reply = await guest.call('productDetail', { query: `id=${productId}` });
  expect(reply.status).toBe(200);
  return reply.data as Detail;
}

describe('the product page', () => {
  it('is 404 for what does not exist', async () => {
    expect((await guest.call('productDetail', { query: `id=${newId()}` })).status).toBe(404);
    expect((await guest.call('productDetail', { query: 'id=1' })).status).toBe(400);
  });

  it('takes three statements', async () => {
    const product = await makeProduct(shop.services.db);
    const reply = await guest.call('productDetail', { query: `id=${product.id}` });
    expect(Number(reply.headers.get('x-sql-statements'))).toBe(3);
  });

  it('stays for who has its link when it is off sale, and leaves every list', async () => {
    const product = await makeProduct(shop.services.db);
    await shop.services.db.transact(async (tx) => {
      await setProductState(tx, { productId: product.id, state: 'offSale', now: new Date() });
      await refreshProduct(tx, { productId: product.id, now: new Date() });
    });
    expect(await detailOf(product.id)).toMatchObject({ isOnSale: false });
    const cards = await guest.call('productCards', { query: `ids=${product.id}` });
    expect(cards.data).toEqual({ items: [] });
  });

  it('shows written Markdown, and nothing of it that could run', async () => {
    const product = await makeProduct(shop.services.db, {
      descriptionMarkdown: [
        '# 出水利落',
        '<script>alert(1)</script><img src=x onerror=alert(1)>',
        '[外面](https://elsewhere.example) [里面](/guide) [跑](javascript:alert(1)) [协议](//elsewhere.example)',
        `![壶](/file/${newId()}?w=640) ![别处](https://elsewhere.example/a.png)`,
        '<p onclick="alert(1)" style="position:fixed">**粗**</p>',
      ].join('\n\n'),
    });
    const { descriptionHtml } = await detailOf(product.id);
    expect(descriptionHtml).toContain('<h2>出水利落</h2>');
    expect(descriptionHtml).toContain('href="/guide"');
    expect(descriptionHtml).toMatch(/<img src="\/file\/[0-9a-f-]{36}\?w=640"/);
    expect(descriptionHtml).not.toMatch(/script|onerror|onclick|style|elsewhere|src="x"/);
  });
});

describe('prices', () => {
  it('strike through only the lowest that was really charged in the week before', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 30_000, now: daysAgo(60) });
    const set = (priceFen: number, days: number) =>
      shop.services.db.transact((tx) =>
        setPrice(tx, { skuId: first(product), priceFen, vipPriceFen: null, now: daysAgo(days) }),
      );
    await set(20_000, 20); // lowered long before: the week before that knew 30,000 only
    expect((await detailOf(product.id)).skus[0]).toMatchObject({ priceFen: 20_000, marketPriceFen: 30_000 });
    await set(25_000, 10); // raised: nothing is struck
    const raised = await detailOf(product.id);
    expect(raised.skus[0]).toMatchObject({ priceFen: 25_000, marketPriceFen: null });
    await set(24_000, 4); // the week before knew 25,000 at both ends
    await set(22_000, 1); // and this one 24,000: the lowest, not the highest
    const lowered = await detailOf(product.id);
    expect(lowered.skus[0]).toMatchObject({ priceFen: 22_000, marketPriceFen: 24_000 });
    expect(lowered.skus[0]?.prices.map(({ priceFen }) => priceFen)).toEqual([30_000, 20_000, 25_000, 24_000, 22_000]);
  });

  it('begin the history with what was in force 90 days ago', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 30_000, now: daysAgo(200) });
    await shop.services.db.transact(async (tx) => {
      await setPrice(tx, { skuId: first(product), priceFen: 28_000, vipPriceFen: null, now: daysAgo(100) });
      await setPrice(tx, { skuId: first(product), priceFen: 26_000, vipPriceFen: null, now: daysAgo(30) });
    });
    const [sku] = (await detailOf(product.id)).skus;
    expect(sku?.prices.map(({ priceFen }) => priceFen)).toEqual([28_000, 26_000]);
    const start = new Date(sku?.prices[0]?.from ?? 0).getTime();
    expect(Math.abs(start - daysAgo(90).getTime())).toBeLessThan(DAY_MS);
  });

  it('change in lists and on the page at once, and 20 changes at once leave one consistent price', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 10_000 });
    const prices = Array.from({ length: 20 }, (_, index) => 9000 - index * 10);
    await Promise.all(
      prices.map((priceFen, index) =>
        changePriceOf(shop.services, {
          skuId: first(product),
          priceFen,
          vipPriceFen: null,
          now: new Date(Date.now() + index),
        }),
      ),
    );
    const [sku] = (await detailOf(product.id)).skus;
    const { data } = await guest.call('productCards', { query: `ids=${product.id}` });
    expect((data as { items: { priceFen: number }[] }).items[0]?.priceFen).toBe(sku?.priceFen);
  });
});

describe('reviews and questions', () => {
  it('are counted, filtered and paged', async () => {
    const product = await makeProduct(shop.services.db);
    const userId = await shop.services.db.transact((tx) =>
      createUser(tx, {
        phoneNumber: newPhone(),
        passwordHash: null,
        name: '林知夏',
        agreed,
        browserId: 'test-browser',
        now: new Date(),
      }),
    );
    await shop.services.db.transact(async (tx) => {
      for (let index = 0; index < 12; index += 1) {
        await addReview(tx, {
          productId: product.id,
          skuId: first(product),
          userId,
          stars: index === 0 ? 1 : index === 1 ? 3 : 5,
          content: `第 ${index} 条`,
          pictures: [],
          followUp: index === 2 ? { content: '八天后', at: new Date() } : null,
          reply: null,
          now: daysAgo(index),
        });
      }
      const answer = { content: '可以。', at: new Date() };
      await addQuestion(tx, { productId: product.id, userId, question: '能放洗碗机吗？', answer, now: daysAgo(1) });
      await addQuestion(tx, { productId: product.id, userId, question: '还没人答的？', answer: null, now: daysAgo(1) });
    });
    expect(await detailOf(product.id)).toMatchObject({ reviewCount: 12, ratingHundredths: 450, questionCount: 1 });

    interface Reviews {
      counts: Record<string, number>;
      stars: number[];
      items: { content: string; userName: string }[];
      nextCursor: string | null;
    }
    const read = async (rest: string) =>
      (await guest.call('productReviews', { query: `id=${product.id}${rest}` })).data as Reviews;
    const page = await read('');
    expect(page.counts).toEqual({ all: 12, withPictures: 0, followedUp: 1, good: 10, middling: 1, bad: 1 });
    expect(page.stars).toEqual([1, 0, 1, 0, 10]);
    expect(page.items[0]).toMatchObject({ content: '第 0 条', userName: '林**' });
    const next = await read(`&cursor=${page.nextCursor}`);
    expect([...page.items, ...next.items].map(({ content }) => content)).toEqual(
      Array.from({ length: 12 }, (_, index) => `第 ${index} 条`),
    );
    expect((await read('&filter=bad')).items.map(({ content }) => content)).toEqual(['第 0 条']);
    expect((await read('&filter=followedUp')).items.map(({ content }) => content)).toEqual(['第 2 条']);

    const questions = await guest.call('productQuestions', { query: `id=${product.id}` });
    expect(questions.data).toMatchObject({
      total: 1,
      items: [
        {
          question: '能放洗碗机吗？',
          userName: '林**',
          answers: [{ by: 'shop', userName: null, content: '可以。' }],
        },
      ],
    });
  });
});

describe('recommendations', () => {
  it('put what several visitors saw together first, counted once a day for each address, then the category', async () => {
    const product = await makeProduct(shop.services.db);
    const [most, often, seldom, never] = [
      await makeProduct(shop.services.db),
      await makeProduct(shop.services.db),
      await makeProduct(shop.services.db),
      await makeProduct(shop.services.db),
    ];
    const view = (client: ShopClient, after: string) =>
      client.call('productViewed', { body: { id: product.id, after: [after] } });
    const visitors = Array.from({ length: 4 }, () => createShopClient(shop)); // four addresses
    for (const visitor of visitors) await view(visitor, most.id);
    for (const visitor of visitors.slice(1)) await view(visitor, often.id);
    for (const visitor of visitors.slice(2)) for (let times = 0; times < 5; times += 1) await view(visitor, seldom.id);
    const { data } = await guest.call('productRecommendations', { query: `id=${product.id}` });
    const { items, viewedTogether } = data as { items: { id: string }[]; viewedTogether: number };
    const ids = items.map(({ id }) => id);
    expect(viewedTogether, 'two visitors are too few').toBe(2);
    expect(ids.slice(0, 2)).toEqual([most.id, often.id]);
    expect(ids).toEqual(expect.arrayContaining([seldom.id, never.id]));
    expect(ids).not.toContain(product.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what anyone may send', () => {
  it('a view of what does not exist counts nothing', async () => {
    const product = await makeProduct(shop.services.db);
    const unknown = newId();
    await guest.call('productViewed', { body: { id: product.id, after: [unknown] } });
    await guest.call('productViewed', { body: { id: unknown, after: [product.id] } });
    expect(await listCoViewed(shop.services.redis, product.id, 10)).toEqual([]);
    expect(await listCoViewed(shop.services.redis, unknown, 10)).toEqual([]);
  });

  it('a cursor of a year that PostgreSQL does not know is refused', async () => {
    const product = await makeProduct(shop.services.db);
    const cursor = Buffer.from(JSON.stringify(['0000-01-01T00:00:00Z', product.id])).toString('base64url');
    const reply = await guest.call('productReviews', { query: `id=${product.id}&cursor=${cursor}` });
    expect(reply.status).toBe(400);
  });
});

describe('two changes of one product at once', () => {
  it('lists show both: the last pieces of its two SKUs gone', async () => {
    const product = await makeProduct(shop.services.db, {
      options: [{ name: '颜色', values: ['青', '白'].map((value) => ({ value, swatch: null, pictureId: null })) }],
      skus: ['青', '白'].map((colour) => ({ optionValues: [colour], pieces: 1 })),
    });
    const [one, two] = product.skuIds;
    const [sold, sell] = gate();
    const [mayCommit, commit] = gate();
    const first = sellLast(product, one, async () => {
      sell();
      await mayCommit;
    });
    await sold;
    const second = sellLast(product, two);
    // The second has come as far as it can beside a sale that has not committed.
    await expect.poll(() => countWaiting(shop)).toBe(1);
    commit();
    await Promise.all([first, second]);
    const { data } = await guest.call('productCards', { query: `ids=${product.id}` });
    expect(data).toMatchObject({ items: [{ id: product.id, inStock: false }] });
  });
});

async function sellLast(product: MadeProduct, skuId: string | undefined, beforeCommit?: () => Promise<void>) {
  const now = new Date();
  await shop.services.db.transact(async (tx) => {
    const moves = [{ skuId: skuId ?? '', productId: product.id, quantity: 1 }];
    await moveStock(tx, { kind: 'reserve', moves, cause: { kind: 'test', id: newId() }, now });
    await refreshProduct(tx, { productId: product.id, now });
    await beforeCommit?.();
  });
}

function gate(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}

describe('the sitemap', () => {
  it('lists what is on sale', async () => {
    const product = await makeProduct(shop.services.db);
    const { data } = await guest.call('productSitemap');
    expect((data as { items: [string, string][] }).items.map(([id]) => id)).toContain(product.id);
  });
});
