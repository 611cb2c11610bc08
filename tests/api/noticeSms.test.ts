import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendNoticeSms } from '../../apps/server/src/jobs/sendNoticeSms.ts';
import { giveUpSms, takeDueSms } from '../../apps/server/src/modules/content/notices/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeNotice } from '../support/makeNotice.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.sandbox.post('/control/sms', { limits: false });
});
afterAll(() => shop.stop());

async function newUser() {
  const client = createShopClient(shop, { roaming: true });
  const { phoneNumber } = await client.register();
  return { client, phoneNumber, userId: userIdOf(client) };
}

/** The notices that came by SMS, newest first; the code of the registration is not among them. */
async function inboxOf(phoneNumber: string): Promise<string[]> {
  const inbox = (await shop.sandbox.get(`/sms/inbox.json?phoneNumber=${phoneNumber}`)) as {
    templateCode: string;
    text: string;
  }[];
  return inbox.filter(({ templateCode }) => templateCode.startsWith('SMS_ORDER')).map(({ text }) => text);
}

async function stateOf(userId: string): Promise<string[]> {
  const rows = await shop.services.db.read
    .selectFrom('notices')
    .select('sms_state')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.sms_state);
}

it('sends a payment once, however many workers sweep, and nothing of what has no SMS', async () => {
  const { phoneNumber, userId } = await newUser();
  await makeNotice(shop, userId, { kind: 'orderPaid' });
  await makeNotice(shop, userId);
  await Promise.all([sendNoticeSms(shop.services), sendNoticeSms(shop.services), sendNoticeSms(shop.services)]);
  await sendNoticeSms(shop.services);
  expect(await inboxOf(phoneNumber)).toEqual(['【集物】您的订单 2026111500000001 已付款 700.50 元，我们会尽快发货。']);
  expect(await stateOf(userId)).toEqual(['sent', 'none']);
});

it('sends nothing to who has switched it off, and still tells them in the app', async () => {
  const { client, phoneNumber, userId } = await newUser();
  await client.call('noticeSwitch', { body: { group: 'order', inApp: true, sms: false } });
  await makeNotice(shop, userId, { kind: 'orderPaid' });
  await sendNoticeSms(shop.services);
  expect(await inboxOf(phoneNumber)).toEqual([]);
  expect((await client.call('noticeUnread')).data).toEqual({ unreadCount: 1 });
});

it.each([
  ['isv.BUSINESS_LIMIT_CONTROL', 'failed'],
  ['isv.OUT_OF_SERVICE', 'failed'],
])('does not try again what is refused with %s', async (fail, state) => {
  const { phoneNumber, userId } = await newUser();
  await makeNotice(shop, userId, { kind: 'orderPaid' });
  await shop.sandbox.post('/control/sms', { limits: false, fail });
  await sendNoticeSms(shop.services);
  await shop.sandbox.post('/control/sms', { limits: false });
  await sendNoticeSms(shop.services);
  expect(await stateOf(userId)).toEqual([state]);
  expect(await inboxOf(phoneNumber)).toEqual([]);
});

it('does not send again what a worker took before it died', async () => {
  const { phoneNumber, userId } = await newUser();
  await makeNotice(shop, userId, { kind: 'orderPaid' });
  const { clock, db } = shop.services;
  expect(await db.transact((tx) => takeDueSms(tx, clock()))).toHaveLength(1);
  await sendNoticeSms(shop.services);
  expect(await stateOf(userId)).toEqual(['sending']);
  await db.transact((tx) => giveUpSms(tx, new Date(clock().getTime() + HOUR_MS)));
  await sendNoticeSms(shop.services);
  expect(await stateOf(userId)).toEqual(['unknown']);
  expect(await inboxOf(phoneNumber)).toEqual([]);
});

it('leaves unsent what is no news any more', async () => {
  const { userId } = await newUser();
  await makeNotice(shop, userId, { kind: 'orderPaid', now: new Date(Date.now() - 7 * HOUR_MS) });
  await sendNoticeSms(shop.services);
  expect(await stateOf(userId)).toEqual(['skipped']);
});

it('a closed account takes its notices with it, and is sent nothing more', async () => {
  const { client, phoneNumber, userId } = await newUser();
  await makeNotice(shop, userId, { kind: 'orderPaid' });
  // One code a minute.
  shop.advance(61_000);
  await client.call('userCloseCode');
  const closed = await client.call('userClose', { body: { code: await client.readCode(phoneNumber) } });
  expect(closed.status).toBe(200);
  expect(await stateOf(userId)).toEqual([]);
  await makeNotice(shop, userId, { kind: 'orderPaid' });
  await sendNoticeSms(shop.services);
  expect(await stateOf(userId)).toEqual(['skipped']);
  expect(await inboxOf(phoneNumber)).toEqual([]);
});
