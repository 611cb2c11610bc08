import { type Answer, type Contract, errorCodes, rules, type SupportNews } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepFiles } from '../../apps/server/src/modules/content/files/index.ts';
import { findThread, sweepSupport } from '../../apps/server/src/modules/content/support/index.ts';
import { exportUserData } from '../../apps/server/src/flows/accounts/outside/exportUserData.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeDraft } from '../support/draftOf.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startExport } from '../support/startExport.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { answered, close, read, send, sent, threadOf } from '../support/supportActs.ts';
import { uploadAs } from '../support/uploadAs.ts';
import { userIdOf } from '../support/userIdOf.ts';
import { watchEvents } from '../support/watchEvents.ts';

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

async function someone(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}
const idOf = async (client: ShopClient) => (await findThread(shop.services.db.read, userIdOf(client)))?.id ?? '';
const noticesOf = async (client: ShopClient) => must<Answer<Contract['noticeList']>>(await client.call('noticeList'));
const statementsOf = (reply: { headers: Headers }) => Number(reply.headers.get('x-sql-statements'));

it('is empty before the first message, and one thread afterwards', async () => {
  const client = await someone();
  expect(await threadOf(client)).toMatchObject({ state: null, lastNo: 0, unreadCount: 0, messages: [], earlier: null });
  const { message } = await sent(client, { text: '  你好，\n这件还有货吗？  ' });
  expect(message).toMatchObject({ no: 1, by: 'user', text: '你好，\n这件还有货吗？', pictures: [], attached: null });
  await sent(client, { text: '在吗' });
  const page = await threadOf(client);
  expect(page).toMatchObject({ state: 'waiting', lastNo: 2, unreadCount: 0 });
  expect(page.messages.map(({ no, text }) => [no, text])).toEqual([
    [1, '你好，\n这件还有货吗？'],
    [2, '在吗'],
  ]);
});

it('sends one message for a request that is repeated, and refuses the same key with other words', async () => {
  const client = await someone();
  const key = newId();
  const [first, second] = [await send(client, { text: '一次' }, key), await send(client, { text: '一次' }, key)];
  expect(second.data).toEqual(first.data);
  expect(await send(client, { text: '另一句' }, key)).toMatchObject({ code: errorCodes.IDEMPOTENCY_CONFLICT.code });
  expect((await threadOf(client)).messages).toHaveLength(1);
});

it('shows an order, an after-sale or a product as it is now; what is someone else’s does not exist', async () => {
  const [client, stranger] = [await someone(), await someone()];
  const order = await makeOrder(shop, client, { state: 'sent' });
  const afterSale = await makeAfterSale(shop, client, { order });
  const product = await makeProduct(shop.services.db);
  const keys = [
    { kind: 'order', id: order.id },
    { kind: 'afterSale', id: afterSale.id },
    { kind: 'product', id: product.id },
  ];
  for (const attached of keys) {
    const shown = must(await client.call('supportAttachment', { query: `kind=${attached.kind}&id=${attached.id}` }));
    const { message } = await sent(client, { text: '这个', attached });
    expect(message.attached).toEqual(shown);
    expect(message.attached).toMatchObject(attached);
  }
  const { messages } = await threadOf(client);
  expect(messages.map(({ attached }) => attached)).toMatchObject([
    { order: { no: order.no, state: 'awaitingReceipt', payFen: order.payFen, pieces: 1 }, afterSale: null },
    { afterSale: { orderNo: order.no, state: 'applied', totalFen: afterSale.totalFen }, order: null },
    { product: { isOnSale: true }, order: null },
  ]);
  for (const attached of [...keys.slice(0, 2), { kind: 'product', id: newId() }, { kind: 'order', id: product.id }]) {
    expect((await send(stranger, { text: '偷看', attached })).status).toBe(404);
    const look = await stranger.call('supportAttachment', { query: `kind=${attached.kind}&id=${attached.id}` });
    expect(look.status).toBe(404);
  }
  expect(await threadOf(stranger)).toMatchObject({ state: null, messages: [] });
});

it('knows no product that was never shown', async () => {
  const client = await someone();
  const { id } = await makeDraft(await signInStaff(shop, ['goods']));
  expect((await send(client, { text: '?', attached: { kind: 'product', id } })).status).toBe(404);
});

it('keeps pictures for the user and staff alone, each given once', async () => {
  const [client, stranger] = [await someone(), await someone()];
  const [first, second] = [await uploadAs(client), await uploadAs(client)];
  const { message } = await sent(client, { text: '', pictures: [first, second] });
  expect(message.pictures.map(({ fileId }) => fileId)).toEqual([first, second]);
  expect(message.pictures[0]?.width).toBeGreaterThan(0);
  const file = (who: ShopClient, id: string) => who.call('fileGet', { params: { id } });
  expect((await file(client, first)).status).toBe(200);
  expect((await file(stranger, first)).status).toBe(404);
  // Given once, and only by its owner.
  expect((await send(client, { text: '再发', pictures: [first] })).status).toBe(404);
  expect((await send(stranger, { text: '偷', pictures: [second] })).status).toBe(404);
  expect((await send(stranger, { text: '偷', pictures: [await uploadAs(client)] })).status).toBe(404);
  const picture = (query: string) => staff.call('staffSupportPicture', { params: { id }, query });
  const id = await idOf(client);
  expect((await picture('no=1&position=1&w=160')).status).toBe(200);
  expect((await picture('no=1&position=2')).status).toBe(404);
  expect((await picture('no=2&position=0')).status).toBe(404);
});

it('refuses what says nothing, says too much or shows too much', async () => {
  const client = await someone();
  const refused = async (body: unknown) => (await send(client, body)).code;
  const { INVALID_INPUT } = errorCodes;
  const order = await makeOrder(shop, client);
  expect(await refused({ text: ' \n ' })).toBe(INVALID_INPUT.code);
  expect(await refused({ text: '', attached: { kind: 'order', id: order.id } })).toBe(INVALID_INPUT.code);
  expect(await refused({ text: '字'.repeat(rules.support.text.max + 1) })).toBe(INVALID_INPUT.code);
  expect(await refused({ text: 'a\u202eb' })).toBe(INVALID_INPUT.code);
  const pictures = await Promise.all(Array.from({ length: rules.support.maxPictures + 1 }, () => uploadAs(client)));
  expect(await refused({ text: '', pictures })).toBe(INVALID_INPUT.code);
  expect(await refused({ text: '', pictures: [pictures[0], pictures[0]] })).toBe(INVALID_INPUT.code);
  expect(await refused({ text: '好', attached: { kind: 'coupon', id: order.id } })).toBe(INVALID_INPUT.code);
  await sent(client, { text: '字'.repeat(rules.support.text.max) });
  await sent(client, { text: '😀'.repeat(rules.support.text.max) });
});

it('takes ten messages a minute and two hundred a day', async () => {
  const client = await someone();
  const { perMinute, perDay } = rules.support;
  for (let nth = 0; nth < perMinute; nth += 1) await sent(client, { text: `${nth}` });
  expect(await send(client, { text: '太快' })).toMatchObject({ code: errorCodes.SUPPORT_TOO_FAST.code });
  // As if the others had been sent over the day.
  const { db, clock } = shop.services;
  const userId = userIdOf(client);
  const at = new Date(clock().getTime() - HOUR_MS);
  await db.transact(async (tx) => {
    await tx.updateTable('support_messages').set({ sent_at: at }).where('user_id', '=', userId).execute();
    const rows = Array.from({ length: perDay - perMinute }, (_, nth) => ({
      user_id: userId,
      no: perMinute + nth + 1,
      by_kind: 'user',
      text: '填满',
      sent_at: at,
    }));
    await tx.insertInto('support_messages').values(rows).execute();
    await tx
      .updateTable('support_threads')
      .set({ last_no: perDay, last_at: at, waiting_since: at })
      .where('user_id', '=', userId)
      .execute();
  });
  expect(await send(client, { text: '太多' })).toMatchObject({ code: errorCodes.SUPPORT_TOO_MANY.code });
  expect((await threadOf(client)).lastNo).toBe(perDay);
});

it('pages backwards, at a fixed number of statements', async () => {
  const client = await someone();
  const order = await makeOrder(shop, client);
  const product = await makeProduct(shop.services.db);
  const { page } = rules.support;
  for (let nth = 1; nth <= page + 5; nth += 1) {
    const attached = nth % 2 ? { kind: 'order', id: order.id } : { kind: 'product', id: product.id };
    await sent(client, { text: `${nth}`, attached });
    if (nth % rules.support.perMinute === 0) shop.advance(MINUTE_MS);
  }
  const newest = await client.call('supportGet');
  const { messages, earlier } = must<Answer<Contract['supportGet']>>(newest);
  expect([messages[0]?.no, messages.at(-1)?.no, earlier]).toEqual([6, page + 5, 6]);
  // The session, the thread, its messages; products; orders and their lines.
  expect(statementsOf(newest)).toBeLessThanOrEqual(6);
  const before = await threadOf(client, `before=${earlier}`);
  expect([before.messages.map(({ no }) => no), before.earlier]).toEqual([[1, 2, 3, 4, 5], null]);
});

it('tells live what is answered, counts it until it is read, and tells by one notice', async () => {
  const client = await someone();
  const events = await watchEvents<SupportNews>(`${shop.apiUrl}/api/support/events`, client);
  expect(await events.next()).toEqual({ state: null, lastNo: 0, unreadCount: 0 });
  await sent(client, { text: '什么时候发货？' });
  expect(await events.next()).toEqual({ state: 'waiting', lastNo: 1, unreadCount: 0 });
  const id = await idOf(client);
  await answered(staff, id, { text: '今天 18:00 前发出。', seenNo: 1 });
  expect(await events.next()).toEqual({ state: 'answered', lastNo: 2, unreadCount: 1 });
  await answered(staff, id, { text: '发出后会告诉您。', seenNo: 2 });
  expect(await events.next()).toEqual({ state: 'answered', lastNo: 3, unreadCount: 2 });
  const notices = await noticesOf(client);
  expect(notices.items).toMatchObject([
    { kind: 'supportAnswered', group: 'support', title: '客服回复了您', link: { kind: 'support', id }, isRead: false },
  ]);
  // The first is seen: one is left, and so is the notice.
  expect(await read(client, 2)).toBe(1);
  expect((await noticesOf(client)).unreadCount).toBe(1);
  expect(await events.next()).toEqual({ state: 'answered', lastNo: 3, unreadCount: 1 });
  // Nobody can have seen what was not written yet.
  expect(await read(client, 900)).toBe(0);
  expect((await noticesOf(client)).unreadCount).toBe(0);
  await answered(staff, id, { text: '已经发出。', seenNo: 3 });
  expect(await threadOf(client)).toMatchObject({ unreadCount: 1, lastNo: 4 });
  expect((await noticesOf(client)).items).toHaveLength(2);
  // Reading backwards makes nothing unread.
  expect(await read(client, 4)).toBe(0);
  expect(await read(client, 1)).toBe(0);
  events.leave();
});

it('opens again with another message after it was closed', async () => {
  const client = await someone();
  await sent(client, { text: '谢谢' });
  const id = await idOf(client);
  must(await close(staff, id, 1));
  expect(await threadOf(client)).toMatchObject({ state: 'closed', lastNo: 1 });
  await sent(client, { text: '还有一个问题' });
  expect(await threadOf(client)).toMatchObject({ state: 'waiting', lastNo: 2 });
});

it('stands in the export, without the member of staff, and is gone with the account', async () => {
  const client = await someone();
  const userId = userIdOf(client);
  const picture = await uploadAs(client);
  await sent(client, { text: '我的问题', pictures: [picture] });
  await answered(staff, await idOf(client), { text: '我的回答', seenNo: 1 });
  must(await startExport(client));
  const { services } = shop;
  const { id: exportId } = await services.db.read
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await exportUserData(services, { userId, exportId });
  const { latest } = must<Answer<Contract['userExport']>>(await client.call('userExport'));
  const file = await client.call('fileGet', { params: { id: latest?.fileId ?? '' } });
  const { 客服: told } = JSON.parse(file.data as string) as { 客服: Record<string, unknown>[] };
  expect(told).toMatchObject([
    { no: 1, by: 'user', text: '我的问题', pictures: 1 },
    { no: 2, by: 'staff', text: '我的回答', pictures: 0 },
  ]);
  expect(JSON.stringify(told)).not.toContain(staff.staffId);
  shop.advance(MINUTE_MS);
  const code = await askCloseCode(shop, { client, userId });
  must(await client.call('userClose', { body: { code } }));
  expect(await findThread(services.db.read, userId)).toBeNull();
  await sweepFiles(services);
  expect(await services.db.read.selectFrom('files').select('id').where('id', '=', picture).execute()).toEqual([]);
});

it('forgets old messages with their pictures, but none that waits', async () => {
  const [client, waiting] = [await someone(), await someone()];
  const picture = await uploadAs(client);
  await sent(client, { text: '很久以前', pictures: [picture] });
  await answered(staff, await idOf(client), { text: '答过', seenNo: 1 });
  await sent(waiting, { text: '没人理' });
  const { db } = shop.services;
  shop.advance((rules.support.keptDays + 1) * DAY_MS);
  const again = await signInStaff(shop, ['orders']);
  await signInAgain(shop, client);
  await sent(client, { text: '今天' });
  await answered(again, await idOf(client), { text: '也答了', seenNo: 3 });
  await sweepSupport(shop.services);
  expect((await threadOf(client)).messages.map(({ no }) => no)).toEqual([3, 4]);
  expect(await threadOf(client)).toMatchObject({ unreadCount: 1, lastNo: 4, earlier: null });
  const pictures = await db.read.selectFrom('files').select('expires_at').where('id', '=', picture).execute();
  expect(pictures[0]?.expires_at).not.toBeNull();
  expect(await findThread(db.read, userIdOf(waiting))).toMatchObject({ state: 'waiting' });
  // With its last message a thread goes itself.
  shop.advance((rules.support.keptDays + 1) * DAY_MS);
  await sweepSupport(shop.services);
  expect(await findThread(db.read, userIdOf(client))).toBeNull();
});

it('says when somebody is there, by the clock of Shanghai', async () => {
  const client = await someone();
  const clockAt = (time: string, days = 1) =>
    new Date(`${businessDay(new Date(shop.services.clock().getTime() + days * DAY_MS))}T${time}:00+08:00`);
  const goTo = (at: Date) => shop.advance(at.getTime() - shop.services.clock().getTime());
  const hours = async () => {
    await signInAgain(shop, client);
    return (await threadOf(client)).hours;
  };
  goTo(clockAt('08:59'));
  expect(await hours()).toEqual({ isOpen: false, opensNext: clockAt('09:00', 0).toISOString() });
  goTo(clockAt('09:00', 0));
  expect(await hours()).toMatchObject({ isOpen: true });
  goTo(clockAt('21:00', 0));
  expect(await hours()).toEqual({ isOpen: false, opensNext: clockAt('09:00', 1).toISOString() });
  const { hours: told } = await sent(client, { text: '晚上好' });
  expect(told.isOpen).toBe(false);
});
