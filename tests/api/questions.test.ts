import { errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { act, auditOf } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let asker: ShopClient;
let buyer: ShopClient;
let content: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  [asker, buyer] = [await member(), await member()];
  content = await signInStaff(shop, ['content']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Page {
  total: number;
  items: { id: string; question: string; answers: { by: string; userName: string | null; content: string }[] }[];
}
interface Own {
  mine: { id: string; question: string }[];
  canAnswer: boolean;
  touched: string[];
  others: { id: string; question: string }[];
}
interface StaffList {
  items: {
    id: string;
    question: string;
    answer: string | null;
    answers: { id: string; content: string; hiddenReason: string | null }[];
  }[];
}

async function member() {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}
const once = () => ({ 'Idempotency-Key': newId() });
const ask = (by: ShopClient, productId: string, question: string) =>
  by.call('questionAsk', { body: { productId, question }, headers: once() });
const answer = (by: ShopClient, productId: string, questionId: string, words: string) =>
  by.call('questionAnswer', { body: { productId, questionId, content: words }, headers: once() });
const asked = async (by: ShopClient, productId: string, question: string) =>
  must<{ id: string }>(await ask(by, productId, question)).id;
const pageOf = async (productId: string) =>
  must<Page>(await createShopClient(shop, { roaming: true }).call('productQuestions', { query: `id=${productId}` }));
const ownOf = async (by: ShopClient, productId: string) =>
  must<Own>(await by.call('questionsOwn', { query: `productId=${productId}` }));
const listOf = async (view: (typeof rules.question.staffViews)[number]) =>
  must<StaffList>(await content.call('staffQuestionList', { query: `view=${view}` })).items;
const refusal = (code: keyof typeof errorCodes) => ({ status: errorCodes[code].status, code: errorCodes[code].code });
const seen = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 100 });
const waits = async () =>
  must<{ queues: { kind: string }[] }>(await content.call('staffNews')).queues.map(({ kind }) => kind);
const newsOf = async (by: ShopClient) =>
  must<{ items: { kind: string; body: string; link: unknown }[] }>(await by.call('noticeList')).items.filter(
    ({ kind }) => kind === 'questionAnswered',
  );
async function bought() {
  const order = await makeOrder(shop, buyer, { state: 'completed' });
  return order.lines[0]!.productId;
}

it('a question is seen by its asker and by buyers until somebody answers, then by everyone; the asker is told', async () => {
  const productId = await bought();
  const id = await asked(asker, productId, '能放洗碗机吗');
  expect(await pageOf(productId)).toMatchObject({ total: 0, items: [] });
  expect(await ownOf(asker, productId)).toMatchObject({ mine: [{ id }], canAnswer: false, others: [] });
  expect(await ownOf(buyer, productId)).toMatchObject({ mine: [], canAnswer: true, others: [{ id }], touched: [] });
  expect(await ownOf(await member(), productId)).toEqual({ mine: [], canAnswer: false, touched: [], others: [] });

  must(await answer(buyer, productId, id, '我放过很多次，没问题'));
  await seen(async () => {
    const { total, items } = await pageOf(productId);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id, answers: [{ by: 'buyer', content: '我放过很多次，没问题' }] });
    expect(items[0]?.answers[0]?.userName).toMatch(/^.\*+/);
  });
  expect(await ownOf(buyer, productId)).toMatchObject({ others: [], touched: [id] });
  must(await act(content, 'staffQuestionAnswer', { body: { productId, questionId: id, answer: '可以，放上层' } }));
  await seen(async () => {
    const [item] = (await pageOf(productId)).items;
    expect(item?.answers.map(({ by, content: words }) => [by, words])).toEqual([
      ['shop', '可以，放上层'],
      ['buyer', '我放过很多次，没问题'],
    ]);
  });
  // Answered anew, it is not told again.
  must(await act(content, 'staffQuestionAnswer', { body: { productId, questionId: id, answer: '可以，放上层架' } }));
  expect((await newsOf(asker)).map(({ body, link }) => [body, link])).toEqual([
    ['能放洗碗机吗 —— 可以，放上层', { kind: 'product', id: productId }],
    ['能放洗碗机吗 —— 我放过很多次，没问题', { kind: 'product', id: productId }],
  ]);
});

it('only who has received the product and kept it answers, once, and not their own question', async () => {
  const productId = await bought();
  const id = await asked(asker, productId, '声音大吗');
  const stranger = await member();
  expect(await answer(stranger, productId, id, '大概不大')).toMatchObject(refusal('ANSWER_REFUSED'));
  const own = await asked(buyer, productId, '保修多久');
  expect(await answer(buyer, productId, own, '一年')).toMatchObject(refusal('ANSWER_REFUSED'));
  must(await answer(buyer, productId, id, '很小'));
  expect(await answer(buyer, productId, id, '真的很小')).toMatchObject(refusal('ANSWER_DONE'));
  expect(await answer(buyer, productId, newId(), '哪个')).toMatchObject({ status: 404 });
  // A sent order is not received yet.
  const waiting = await member();
  const sent = await makeOrder(shop, waiting, { state: 'sent' });
  const about = sent.lines[0]!.productId;
  const other = await asked(asker, about, '重吗');
  expect(await answer(waiting, about, other, '不重')).toMatchObject(refusal('ANSWER_REFUSED'));
  // The same request again is the same answer, not a second one.
  const key = { 'Idempotency-Key': newId() };
  const body = { productId: about, question: '有几种颜色' };
  const [first, again] = [
    await asker.call('questionAsk', { body, headers: key }),
    await asker.call('questionAsk', { body, headers: key }),
  ];
  expect(must<{ id: string }>(again).id).toBe(must<{ id: string }>(first).id);
  expect((await createShopClient(shop, { roaming: true }).call('questionAsk', { body })).status).toBe(401);
});

it('five questions of a user wait at most, and what is not on sale is not asked about', async () => {
  const eager = await member();
  const { id: productId } = await makeProduct(shop.services.db);
  for (let nth = 0; nth < rules.question.mostWaiting; nth += 1) await asked(eager, productId, `第 ${nth} 问`);
  expect(await ask(eager, productId, '再问一个')).toMatchObject(refusal('QUESTIONS_WAITING'));
  const [first] = (await ownOf(eager, productId)).mine;
  must(await act(content, 'staffQuestionAnswer', { body: { productId, questionId: first!.id, answer: '是的' } }));
  await asked(eager, productId, '再问一个');
  expect(await ask(await member(), newId(), '有货吗')).toMatchObject({ status: 404 });
  for (const short of ['', '壶', ' 壶 ']) expect(await ask(eager, productId, short)).toMatchObject({ status: 400 });
  expect(await ask(eager, productId, '长'.repeat(rules.question.max + 1))).toMatchObject({ status: 400 });
});

it('ten questions a day, however many were answered', async () => {
  const eager = await member();
  const { id: productId } = await makeProduct(shop.services.db);
  for (let nth = 0; nth < rules.question.mostInDay; nth += 1) {
    const questionId = await asked(eager, productId, `第 ${nth} 问`);
    must(await act(content, 'staffQuestionHide', { body: { productId, questionId, reason: '重复' } }));
  }
  // The limit of requests in a minute is another one.
  shop.advance(61_000);
  expect(await ask(eager, productId, '还有一个')).toMatchObject(refusal('QUESTIONS_TODAY'));
});

it('a question leaves the queue of staff when the shop or a buyer answers, or when it needs no answer', async () => {
  const productId = await bought();
  const answered = await asked(asker, productId, '会掉色吗');
  const byBuyer = await asked(asker, productId, '起球吗');
  const advert = await asked(await member(), productId, '加微信领红包');
  const queue = async () => (await listOf('waiting')).map(({ id }) => id);
  const mine = [answered, byBuyer, advert];
  expect((await queue()).filter((id) => mine.includes(id))).toEqual(mine);
  expect(await waits()).toContain('questions');
  must(await act(content, 'staffQuestionAnswer', { body: { productId, questionId: answered, answer: '不会' } }));
  must(await answer(buyer, productId, byBuyer, '我的没有'));
  must(await act(content, 'staffQuestionHide', { body: { productId, questionId: advert, reason: '广告' } }));
  expect((await queue()).filter((id) => mine.includes(id))).toEqual([]);
  expect((await listOf('answered')).slice(0, 2).map(({ id }) => id)).toEqual([byBuyer, answered]);
  expect((await listOf('hidden'))[0]).toMatchObject({ id: advert, hiddenReason: '广告' });
  expect((await ownOf(asker, productId)).mine).toEqual([]);
  const unknown = { productId, questionId: newId(), answer: '？' };
  expect((await act(content, 'staffQuestionAnswer', { body: unknown })).status).toBe(404);
  expect((await auditOf(shop, answered))[0]).toMatchObject({ before: { answer: null }, after: { answer: '不会' } });
  for (const role of ['marketing', 'finance'] as const)
    expect((await (await signInStaff(shop, [role])).call('staffQuestionList')).status, role).toBe(404);
});

it("a buyer's answer that staff hide is gone, and its question waits again; shown again it counts", async () => {
  const productId = await bought();
  const questionId = await asked(asker, productId, '有味道吗');
  must(await answer(buyer, productId, questionId, '加我电话细说'));
  const item = (await listOf('answered')).find(({ id }) => id === questionId);
  const answerId = item!.answers[0]!.id;
  const key = { productId, questionId, answerId };
  expect((await act(content, 'staffAnswerHide', { body: { ...key, reason: '' } })).status).toBe(400);
  expect((await act(content, 'staffAnswerHide', { body: { ...key, answerId: newId(), reason: '广告' } })).status).toBe(
    404,
  );
  must(await act(content, 'staffAnswerHide', { body: { ...key, reason: '留电话' } }));
  must(await act(content, 'staffAnswerHide', { body: { ...key, reason: '留了电话' } }));
  await seen(async () => expect((await pageOf(productId)).total).toBe(0));
  expect((await listOf('waiting')).map(({ id }) => id)).toContain(questionId);
  expect(await shop.broken()).toEqual([]);
  must(await act(content, 'staffAnswerShow', { body: key }));
  await seen(async () => expect((await pageOf(productId)).items[0]?.answers).toHaveLength(1));
  expect((await auditOf(shop, answerId)).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['answer.hide', { reason: null }, { reason: '留电话' }],
    ['answer.hide', { reason: '留电话' }, { reason: '留了电话' }],
    ['answer.show', { reason: '留了电话' }, { reason: null }],
  ]);
});

it('at once: one buyer has one answer, and one asker no more questions than may wait', async () => {
  const productId = await bought();
  const questionId = await asked(asker, productId, '值得买吗');
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => answer(buyer, productId, questionId, `${nth}`)),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  const eager = await member();
  const asks = await Promise.all(Array.from({ length: 8 }, (_, nth) => ask(eager, productId, `第 ${nth} 问`)));
  expect(asks.filter(({ status }) => status === 200)).toHaveLength(rules.question.mostWaiting);
  expect(await shop.broken()).toEqual([]);
});
