import { type Answer, type Contract, errorCodes, type StaffSupportThread } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findThread } from '../../apps/server/src/modules/content/support/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { answer, answered, close, listed, send, sent, threadOf } from '../support/supportActs.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function someone(text = '您好'): Promise<{ client: ShopClient; id: string }> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  await sent(client, { text });
  const thread = await findThread(shop.services.db.read, userIdOf(client));
  return { client, id: thread?.id ?? '' };
}
const auditOf = async (id: string) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'before', 'after', 'staff_id as staffId'])
    .where('target_id', '=', id)
    .orderBy('seq')
    .execute();
const shown = async (id: string, query = '') =>
  must<StaffSupportThread>(await staff.call('staffSupportGet', { params: { id }, query }));

it('lists who waits, the longest first, and the others by what is newest', async () => {
  const first = await someone('等得最久');
  shop.advance(MINUTE_MS);
  const second = await someone('后来的');
  // Another message does not put one to the end of the line.
  await sent(first.client, { text: '还在等' });
  const ofBoth = async (query = '') =>
    (await listed(staff, query)).items.filter(({ id }) => id === first.id || id === second.id);
  const waiting = await ofBoth();
  expect(waiting.map(({ id, lastWords, state }) => [id, lastWords, state])).toEqual([
    [first.id, '还在等', 'waiting'],
    [second.id, '后来的', 'waiting'],
  ]);
  expect(waiting[0]?.userName).toMatch(/^.\*\*$/);
  await answered(staff, first.id, { text: '来了', seenNo: 2 });
  expect((await ofBoth()).map(({ id }) => id)).toEqual([second.id]);
  shop.advance(MINUTE_MS);
  await answered(staff, second.id, { text: '也来了', seenNo: 1 });
  const done = await ofBoth('state=answered');
  expect(done.map(({ id, waitingSince }) => [id, waitingSince])).toEqual([
    [second.id, null],
    [first.id, null],
  ]);
  must(await close(staff, first.id, 3));
  expect((await ofBoth('state=closed')).map(({ id }) => id)).toEqual([first.id]);
});

it('pages through them without losing or repeating one, in three statements', async () => {
  const people = [];
  for (let nth = 0; nth < 32; nth += 1) people.push(await someone(`第 ${nth} 位`));
  const reply = await staff.call('staffSupportList');
  const first = must<Answer<Contract['staffSupportList']>>(reply);
  expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(3);
  expect(first.items).toHaveLength(30);
  const second = await listed(staff, `cursor=${first.nextCursor}`);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(people.filter(({ id }) => !ids.includes(id))).toEqual([]);
  expect((await staff.call('staffSupportList', { query: 'cursor=bm90aGluZw' })).status).toBe(400);
});

it('shows a thread as the user sees it, with what it is about', async () => {
  const { client, id } = await someone();
  const order = await makeOrder(shop, client);
  await sent(client, { text: '这一单', attached: { kind: 'order', id: order.id } });
  const thread = await shown(id);
  expect(thread.messages).toEqual((await threadOf(client)).messages);
  expect(thread).toMatchObject({ userId: userIdOf(client), state: 'waiting', lastNo: 2, earlier: null });
  expect((await shown(id, 'before=2')).messages.map(({ no }) => no)).toEqual([1]);
});

it('answers once by key, audits every step, and the words stay out of the log', async () => {
  const { client, id } = await someone();
  const key = newId();
  const body = { text: '您好，我来看一下。', seenNo: 1 };
  const [one, same] = [await answer(staff, id, body, key), await answer(staff, id, body, key)];
  expect(same.data).toEqual(one.data);
  must(await close(staff, id, 2));
  expect((await threadOf(client)).messages).toHaveLength(2);
  expect(await auditOf(id)).toEqual([
    {
      action: 'support.answer',
      staffId: staff.staffId,
      before: { state: 'waiting', lastNo: 1, claimedBy: null },
      after: { state: 'answered', lastNo: 2, claimedBy: null },
    },
    {
      action: 'support.close',
      staffId: staff.staffId,
      before: { state: 'answered', lastNo: 2, claimedBy: null },
      after: { state: 'closed', lastNo: 2, claimedBy: null },
    },
  ]);
});

it('refuses who did not see the last message, and what is closed', async () => {
  const { client, id } = await someone();
  await sent(client, { text: '补充一句' });
  const changed = { status: 409, code: errorCodes.SUPPORT_CHANGED.code };
  expect(await answer(staff, id, { text: '答第一句', seenNo: 1 })).toMatchObject(changed);
  expect(await close(staff, id, 1)).toMatchObject(changed);
  expect(await answer(staff, id, { text: '没有的一句', seenNo: 3 })).toMatchObject(changed);
  must(await close(staff, id, 2));
  expect(await answer(staff, id, { text: '晚了', seenNo: 2 })).toMatchObject(changed);
  expect(await close(staff, id, 2)).toMatchObject(changed);
  expect(await auditOf(id)).toHaveLength(1);
  // The user writes, and it goes on.
  await sent(client, { text: '还在' });
  await answered(staff, id, { text: '在的', seenNo: 3 });
});

it('refuses empty words, and a thread that is not there', async () => {
  const { id } = await someone();
  expect((await answer(staff, id, { text: ' \n', seenNo: 1 })).status).toBe(400);
  expect((await answer(staff, newId(), { text: '在', seenNo: 1 })).status).toBe(404);
  expect((await close(staff, newId(), 1)).status).toBe(404);
  expect((await staff.call('staffSupportGet', { params: { id: newId() } })).status).toBe(404);
});

it('is there for staff of orders alone', async () => {
  const { client, id } = await someone();
  const other = await signInStaff(shop, ['goods']);
  expect((await other.call('staffSupportList')).status).toBe(404);
  expect((await answer(other, id, { text: '在', seenNo: 1 })).status).toBe(404);
  expect((await send(client, { text: '好' })).flag).toBe(true);
});
