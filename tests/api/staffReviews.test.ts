import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addQuestion } from '../../apps/server/src/modules/goods/reviews/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { act, auditOf } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

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

it('a question is shown with its answer, and leaves the queue when it is answered or needs none', async () => {
  const { productId } = await reviewed(4);
  const ask = (question: string) =>
    shop.services.db.transact((tx) =>
      addQuestion(tx, { productId, userId: userIdOf(buyer), question, answer: null, now: shop.services.clock() }),
    );
  await ask('能放洗碗机吗');
  await ask('加微信领红包');
  const waiting = async () =>
    must<{ items: { id: string; question: string }[] }>(await content.call('staffQuestionList')).items;
  const [first, second] = await waiting();
  expect([first?.question, second?.question]).toEqual(['能放洗碗机吗', '加微信领红包']);
  must(
    await act(content, 'staffQuestionAnswer', { body: { productId, questionId: first!.id, answer: '可以，放上层' } }),
  );
  expect(await waits()).toContain('questions');
  must(await act(content, 'staffQuestionHide', { body: { productId, questionId: second!.id, reason: '广告' } }));
  expect(await waiting()).toEqual([]);
  expect(await waits()).not.toContain('questions');
  await seen(async () => {
    const page = must<{ total: number; items: { answer: string }[] }>(
      await buyer.call('productQuestions', { query: `id=${productId}` }),
    );
    expect(page).toMatchObject({ total: 1, items: [{ answer: '可以，放上层' }] });
  });
  const unknown = { productId, questionId: newId(), answer: '？' };
  expect((await act(content, 'staffQuestionAnswer', { body: unknown })).status).toBe(404);
  expect((await auditOf(shop, first!.id))[0]).toMatchObject({
    before: { answer: null },
    after: { answer: '可以，放上层' },
  });
});
