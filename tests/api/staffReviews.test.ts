import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { act, auditOf } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let buyer: ShopClient;
let content: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  buyer = createShopClient(shop, { roaming: true });
  await buyer.register();
  content = await signInStaff(shop, ['content']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Listed {
  items: { id: string; product: { id: string }; stars: number; userName: string; hidden: { reason: string } | null }[];
}

async function reviewed(stars: number) {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  const [line] = order.lines;
  const body = { orderId: order.id, lineId: line!.id, stars, content: '出水很顺' };
  must(await buyer.call('reviewAdd', { body, headers: { 'Idempotency-Key': newId() } }));
  return { productId: line!.productId, orderId: order.id, lineId: line!.id };
}
const queue = async (view: string, by = content) =>
  must<Listed>(await by.call('staffReviewList', { query: `view=${view}` })).items;
const shown = async (productId: string) =>
  must<{ counts: { all: number; bad: number }; items: unknown[] }>(
    await buyer.call('productReviews', { query: `id=${productId}` }),
  );
const waits = async () =>
  must<{ queues: { kind: string }[] }>(await content.call('staffNews')).queues.map(({ kind }) => kind);
const seen = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 100 });

it('a review waits until the shop has replied; bad ones can be seen apart', async () => {
  const good = await reviewed(5);
  const bad = await reviewed(1);
  const waiting = await queue('waiting');
  expect(waiting.map(({ product, stars }) => [product.id, stars])).toEqual([
    [good.productId, 5],
    [bad.productId, 1],
  ]);
  expect(waiting[0]?.userName).toMatch(/^.\*+/);
  expect((await queue('bad')).map(({ product }) => product.id)).toEqual([bad.productId]);
  const body = { productId: bad.productId, reviewId: (await queue('bad'))[0]!.id, reply: '给您换一把' };
  for (const role of ['goods', 'orders', 'content'] as const)
    expect((await act(await signInStaff(shop, [role]), 'staffReviewReply', { body })).status, role).toBe(200);
  for (const role of ['marketing', 'finance'] as const) {
    const by = await signInStaff(shop, [role]);
    expect((await act(by, 'staffReviewReply', { body })).status, role).toBe(404);
    expect((await by.call('staffReviewList')).status, role).toBe(404);
  }
  expect(await queue('bad')).toEqual([]);
});

it('a hidden review is seen by its writer alone, and counts for nothing; shown again it counts', async () => {
  const one = await reviewed(1);
  const review = (await queue('bad')).find(({ product }) => product.id === one.productId)!;
  const key = { productId: one.productId, reviewId: review.id };
  expect((await act(content, 'staffReviewHide', { body: { ...key, reason: '' } })).status).toBe(400);
  expect((await act(content, 'staffReviewHide', { body: { ...key, reviewId: newId(), reason: '广告' } })).status).toBe(
    404,
  );
  expect(await waits()).toContain('badReviews');
  must(await act(content, 'staffReviewHide', { body: { ...key, reason: '里面有电话号码' } }));
  expect(await waits()).not.toContain('badReviews');
  await seen(async () => {
    expect(await shown(one.productId)).toMatchObject({ counts: { all: 0, bad: 0 }, items: [] });
  });
  expect(await shop.broken()).toEqual([]);
  expect((await queue('hidden')).map(({ hidden }) => hidden?.reason)).toEqual(['里面有电话号码']);
  const own = must<{ items: unknown[] }>(await buyer.call('reviewsOfOrder', { query: `orderId=${one.orderId}` }));
  expect(own.items).toHaveLength(1);
  // What is added to it meanwhile counts when it is shown again.
  const followUp = { orderId: one.orderId, lineId: one.lineId, content: '用了一周' };
  must(await buyer.call('reviewFollowUp', { body: followUp, headers: { 'Idempotency-Key': newId() } }));
  must(await act(content, 'staffReviewShow', { body: key }));
  await seen(async () => {
    expect(await shown(one.productId)).toMatchObject({ counts: { all: 1, bad: 1, followedUp: 1 } });
  });
  expect((await auditOf(shop, review.id)).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['review.hide', { reason: null }, { reason: '里面有电话号码' }],
    ['review.show', { reason: '里面有电话号码' }, { reason: null }],
  ]);
});
