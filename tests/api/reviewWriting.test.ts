import { errorCodes } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sweepFiles } from '../../apps/server/src/modules/content/files/index.ts';
import { ageOrder } from '../support/ageOrder.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { uploadAs } from '../support/uploadAs.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  buyer = await play.newBuyer();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

interface Review {
  readonly id: string;
  readonly productId: string;
  readonly content: string;
  readonly pictures: { readonly fileId: string; readonly placeholder: string }[];
  readonly followUp: { readonly content: string } | null;
  readonly reply: string | null;
}

const words = { stars: 5, content: '出水利落，手感温润。' };

async function add(order: MadeOrder, wish: Record<string, unknown> = {}, client = buyer) {
  const body = { orderId: order.id, lineId: order.lines[0]?.id ?? '', ...words, ...wish };
  return await client.call('reviewAdd', { body });
}

async function followUp(order: MadeOrder, content = '用了一个月，依然喜欢。', client = buyer) {
  return await client.call('reviewFollowUp', {
    body: { orderId: order.id, lineId: order.lines[0]?.id ?? '', content },
  });
}

/** As everyone reads them. */
async function shown(productId: string): Promise<{ counts: Record<string, number>; items: Review[] }> {
  const reply = await buyer.call('productReviews', { query: `id=${productId}` });
  return reply.data as { counts: Record<string, number>; items: Review[] };
}

async function reviewLeft(order: MadeOrder): Promise<number> {
  const row = await shop.services.db.read
    .selectFrom('orders')
    .select('review_left')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  return row.review_left;
}

/** As if it had been completed, or reviewed, so many days earlier. */
async function ageBy(order: MadeOrder, days: number): Promise<void> {
  await shop.services.db.transact(async (tx) => {
    await ageOrder(tx, order, days);
    const { created_at: at } = (await tx
      .selectFrom('reviews')
      .select('created_at')
      .where('order_id', '=', order.id)
      .executeTakeFirst()) ?? { created_at: new Date() };
    await tx
      .updateTable('reviews')
      .set({ created_at: new Date(at.getTime() - days * DAY_MS) })
      .where('order_id', '=', order.id)
      .execute();
  });
}

it('is written once by who bought it, with pictures, and everyone reads it', async () => {
  const { skuId } = await play.newSku();
  const { skuId: other } = await play.newSku();
  const order = await makeOrder(shop, buyer, {
    state: 'completed',
    lines: [
      { skuId, quantity: 1 },
      { skuId: other, quantity: 1 },
    ],
  });
  const productId = order.lines[0]?.productId ?? '';
  expect((await shown(productId)).counts['all']).toBe(0);
  expect(await reviewLeft(order)).toBe(2);
  const picture = await uploadAs(buyer);
  const reply = await add(order, { pictures: [picture] });
  expect(reply.data).toMatchObject({ productId, lineId: order.lines[0]?.id, ...words, followUp: null, reply: null });
  expect((reply.data as Review).pictures).toMatchObject([
    { fileId: picture, placeholder: expect.stringMatching(/^data:image\/webp;base64,/) },
  ]);
  // A page that was asked for a moment ago may be kept for that moment.
  await expect.poll(async () => (await shown(productId)).counts['all']).toBe(1);
  const { counts, items } = await shown(productId);
  expect(counts).toMatchObject({ all: 1, good: 1, withPictures: 1, followedUp: 0 });
  expect(items).toMatchObject([{ content: words.content, pictures: [{ fileId: picture }] }]);
  const stranger = await play.newBuyer();
  expect((await stranger.call('fileGet', { params: { id: picture } })).status).toBe(200);
  expect(await reviewLeft(order)).toBe(1);
  expect(await add(order)).toMatchObject({ status: 409, code: errorCodes.REVIEW_DONE.code });
  const own = await buyer.call('reviewsOfOrder', { query: `orderId=${order.id}` });
  expect((own.data as { items: Review[] }).items).toMatchObject([{ content: words.content }]);
});

it('keeps its pictures, whatever becomes of the avatar that one of them also was', async () => {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  const picture = await uploadAs(buyer);
  await add(order, { pictures: [picture] });
  for (const avatar of [picture, await uploadAs(buyer)]) {
    const reply = await buyer.call('userUpdate', { body: { avatar }, headers: { 'File-Ids': avatar } });
    expect(reply.status).toBe(200);
  }
  await sweepFiles(shop.services);
  const guest = await play.newBuyer();
  expect((await guest.call('fileGet', { params: { id: picture } })).status).toBe(200);
});

it('repeated with its key is one', async () => {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  const headers = { 'idempotency-key': randomUUID() };
  const body = { orderId: order.id, lineId: order.lines[0]?.id, ...words, pictures: [await uploadAs(buyer)] };
  const replies = [];
  for (let time = 0; time < 3; time += 1) replies.push(await buyer.call('reviewAdd', { body, headers }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ data }) => (data as Review).id)).size).toBe(1);
});

it('at once from ten windows is one', async () => {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  const replies = await Promise.all(Array.from({ length: 10 }, () => add(order)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(await reviewLeft(order)).toBe(0);
});

it('is refused before completion, later than 30 days after it, and for what went back', async () => {
  const refused = { status: 422, code: errorCodes.ORDER_NOT_REVIEWABLE.code };
  expect(await add(await makeOrder(shop, buyer, { state: 'sent' }))).toMatchObject(refused);
  const old = await makeOrder(shop, buyer, { state: 'completed' });
  await ageBy(old, 30);
  expect(await add(old)).toMatchObject(refused);
  const returned = await makeOrder(shop, buyer, { state: 'completed' });
  const asked = await makeAfterSale(shop, buyer, { order: returned, kind: 'refundOnly' });
  await play.decide('staffAfterSaleApprove', asked);
  expect(await reviewLeft(returned)).toBe(0);
  expect(await add(returned)).toMatchObject(refused);
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  expect(await add(order, { lineId: randomUUID() })).toMatchObject(refused);
});

it('takes stars from 1 to 5, some words, and pictures of one’s own', async () => {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  const stranger = await play.newBuyer();
  for (const wish of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { content: '' }, { content: '字'.repeat(1001) }]) {
    expect((await add(order, wish)).status, JSON.stringify(wish).slice(0, 30)).toBe(400);
  }
  expect((await add(order, { pictures: [await uploadAs(stranger)] })).status).toBe(404);
  expect((await add(order, { pictures: Array.from({ length: 10 }, () => randomUUID()) })).status).toBe(400);
  expect((await add(order, {}, stranger)).status).toBe(404);
  expect((await stranger.call('reviewsOfOrder', { query: `orderId=${order.id}` })).status).toBe(404);
});

it('is followed up once, within 180 days', async () => {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  const productId = order.lines[0]?.productId ?? '';
  expect(await followUp(order)).toMatchObject({ status: 422, code: errorCodes.FOLLOW_UP_REFUSED.code });
  await add(order);
  await ageBy(order, 179);
  const stranger = await play.newBuyer();
  expect((await followUp(order, '路过', stranger)).status).toBe(404);
  expect((await followUp(order)).data).toMatchObject({ followUp: { content: '用了一个月，依然喜欢。' } });
  expect((await shown(productId)).counts).toMatchObject({ followedUp: 1 });
  expect(await followUp(order)).toMatchObject({ status: 409, code: errorCodes.FOLLOW_UP_DONE.code });
  const late = await makeOrder(shop, buyer, { state: 'completed' });
  await add(late);
  await ageBy(late, 180);
  expect(await followUp(late)).toMatchObject({ status: 422, code: errorCodes.FOLLOW_UP_REFUSED.code });
});

it('is answered by the shop, with a trace', async () => {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  const { id, productId } = (await add(order)).data as Review;
  const staff = await signInStaff(shop, ['orders']);
  const reply = (text: string, reviewId = id) =>
    staff.call('staffReviewReply', { body: { productId, reviewId, reply: text } });
  expect((await reply('谢谢支持', randomUUID())).status).toBe(404);
  expect((await reply('谢谢支持')).status).toBe(200);
  expect((await reply('谢谢支持，欢迎再来')).status).toBe(200);
  expect((await shown(productId)).items).toMatchObject([{ reply: '谢谢支持，欢迎再来' }]);
  const trace = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['before', 'after'])
    .where('target_id', '=', id)
    .orderBy('seq')
    .execute();
  expect(trace).toEqual([
    { before: { reply: null }, after: { reply: '谢谢支持' } },
    { before: { reply: '谢谢支持' }, after: { reply: '谢谢支持，欢迎再来' } },
  ]);
});
