import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes, type Session } from '@jiwu/contract';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  client = createShopClient(shop);
  await client.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const address = { recipient: '林知夏', phoneNumber: '13800000000', divisionCode: '330106', detail: '文三路 478 号' };

const create = (key: string, body: object = address, who = client) =>
  who.call('addressCreate', { body, headers: { 'Idempotency-Key': key } });

async function countAddresses(): Promise<number> {
  return ((await client.call('addressList')).data as { items: unknown[] }).items.length;
}

it('the same key twenty times at once has the effect and the answer of one', async () => {
  const before = await countAddresses();
  const replies = await Promise.all(Array.from({ length: 20 }, () => create('twenty-at-once')));
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1);
  expect(await countAddresses()).toBe(before + 1);
});

it('the same key with another body, or at another endpoint, is refused', async () => {
  await create('one-key-two-bodies');
  const other = await create('one-key-two-bodies', { ...address, recipient: '周明' });
  expect([other.status, other.code]).toEqual([409, errorCodes.IDEMPOTENCY_CONFLICT.code]);
  const elsewhere = await client.call('userUpdate', { body: {}, headers: { 'Idempotency-Key': 'one-key-two-bodies' } });
  expect(elsewhere.code).toBe(errorCodes.IDEMPOTENCY_CONFLICT.code);
});

it('another user with the same key is another request', async () => {
  const mine = await create('a-shared-key');
  const other = createShopClient(shop);
  await other.register();
  const theirs = await create('a-shared-key', address, other);
  expect(theirs.status).toBe(200);
  expect((theirs.data as { id: string } | null)?.id).not.toBe((mine.data as { id: string } | null)?.id);
});

it('a refusal is not remembered: the same key may succeed later', async () => {
  const refused = await create('refused-first', { ...address, divisionCode: '999999' });
  expect(refused.code).toBe(errorCodes.DIVISION_UNKNOWN.code);
  expect((await create('refused-first')).status).toBe(200);
});

it('a login repeated with its key yields the same session, and what is stored shows no token', async () => {
  const { phoneNumber, password } = await client.register();
  const login = () =>
    client.call('userLogin', {
      body: { account: phoneNumber, password },
      headers: { 'Idempotency-Key': 'login-again' },
    });
  client.session = null;
  const [first, second] = [await login(), await login()];
  expect(second.data).toEqual(first.data);
  const rows = await shop.services.db.read.selectFrom('idempotency_keys').selectAll().execute();
  const { refreshToken } = first.data as { refreshToken: string };
  expect(rows.some((row) => row.sealed_answer?.includes(refreshToken))).toBe(false);
  client.session = first.data as Session;
});

it('a malformed key is refused', async () => {
  expect((await create('short')).code).toBe(errorCodes.INVALID_IDEMPOTENCY_KEY.code);
});
