import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendNoticeSms } from '../../apps/server/src/jobs/sendNoticeSms.ts';
import { batchActs, makeBatchSku, makePaidBatch } from '../support/batchActs.ts';
import { must } from '../support/makeBuyer.ts';
import { receiveAs, sendOrder } from '../support/makeOrder.ts';
import { makeReseller, rowTo } from '../support/makeReseller.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Kind and SMS of each notice of a user that tells of a batch or an order, the oldest first. */
async function told(userId: string): Promise<string[][]> {
  const rows = await shop.services.db.read
    .selectFrom('notices')
    .select(['kind', 'sms_state'])
    .where('user_id', '=', userId)
    .where('kind', '~', '^(order|batch|afterSale)')
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.kind, row.sms_state]);
}

it('30 orders of a batch that are paid, sent and received: three notices and one SMS', async () => {
  const person = await makeReseller(shop);
  const sku = await makeBatchSku(shop);
  await person.recharge(300_000);
  const { rows } = batchActs(shop, person);
  const { id } = await person.create(Array.from({ length: 30 }, () => rowTo(sku.code)));
  await person.ordered(id);
  expect(await told(person.userId)).toEqual([]);
  must(await person.payByBalance(id));
  await sendNoticeSms(shop.services);
  expect(await told(person.userId)).toEqual([['batchPaid', 'sent']]);
  const orders = (await rows(id)).map(({ order }) => order ?? { id: '', no: '' });
  expect(orders).toHaveLength(30);
  for (const order of orders.slice(0, 29)) await sendOrder(shop, order);
  expect(await told(person.userId)).toHaveLength(1);
  await sendOrder(shop, orders[29] ?? { no: '' });
  expect(await told(person.userId)).toEqual([
    ['batchPaid', 'sent'],
    ['batchSent', 'none'],
  ]);
  for (const order of orders) await receiveAs(person.client, order);
  await sendNoticeSms(shop.services);
  expect(await told(person.userId)).toEqual([
    ['batchPaid', 'sent'],
    ['batchSent', 'none'],
    ['batchCompleted', 'none'],
  ]);
  const { items } = must<{ items: { kind: string; title: string; body: string; link: unknown }[] }>(
    await person.client.call('noticeList'),
  );
  const { no } = await person.get(id);
  expect(items.filter(({ kind }) => kind.startsWith('batch')).map(({ body, link }) => [body, link])).toEqual([
    [`批次 ${no} 寄出的 30 单都已结束，有问题的单 7 天内可以申请售后。`, { kind: 'batch', id }],
    [`批次 ${no} 的 30 个包裹都已发出，可以导出运单号。`, { kind: 'batch', id }],
    [expect.stringContaining(`批次 ${no} 的 30 单已付款`), { kind: 'batch', id }],
  ]);
});

it('the rest of a batch is cancelled: what was sent before was all of it, and that is told once', async () => {
  const { reseller, id, rows, cancelled } = await makePaidBatch(shop, 4);
  const orders = (await rows(id)).map(({ order }) => order ?? { id: '', no: '' });
  await sendOrder(shop, orders[0] ?? { no: '' });
  await receiveAs(reseller.client, orders[0] ?? { id: '' });
  await sendOrder(shop, orders[1] ?? { no: '' });
  await cancelled(id, [3, 4]);
  expect((await told(reseller.userId)).map(([kind]) => kind)).toEqual(['batchPaid', 'batchSent', 'batchRowsCancelled']);
  await receiveAs(reseller.client, orders[1] ?? { id: '' });
  expect((await told(reseller.userId)).at(-1)?.[0]).toBe('batchCompleted');
});

it('a batch of which every row is cancelled says only that', async () => {
  const { reseller, id, cancelled } = await makePaidBatch(shop, 3);
  await cancelled(id, [1, 2, 3]);
  expect(await reseller.get(id)).toMatchObject({ state: 'completed' });
  expect((await told(reseller.userId)).map(([kind]) => kind)).toEqual(['batchPaid', 'batchRowsCancelled']);
});
