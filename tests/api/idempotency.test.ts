import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes, type Session } from '@jiwu/contract';
import { agreed, createShopClient, newPhone, type ShopClient } from '../support/createShopClient.ts';
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

it('registering, changing the password and resetting it repeat with their answer, although their proof is used up', async () => {
  const someone = createShopClient(shop);
  const phoneNumber = newPhone();
  await someone.call('userRegisterCode', { query: `phoneNumber=${phoneNumber}` });
  const body = { phoneNumber, code: await someone.readCode(phoneNumber), password: 'qingci-2026', agreed };
  const register = () => someone.call('userRegister', { body, headers: { 'Idempotency-Key': 'register-once' } });
  const first = await register();
  expect(await register()).toMatchObject({ status: 200, data: first.data });
  someone.session = first.data as Session;

  const change = () =>
    someone.call('userPassword', {
      body: { oldPassword: 'qingci-2026', password: 'qingci-2027' },
      headers: { 'Idempotency-Key': 'password-once' },
    });
  expect([(await change()).status, (await change()).status]).toEqual([200, 200]);

  shop.advance(61_000);
  await someone.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
  const code = await someone.readCode(phoneNumber);
  const reset = () =>
    someone.call('userReset', {
      body: { phoneNumber, code, password: 'qingci-2028' },
      headers: { 'Idempotency-Key': 'reset-once' },
    });
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 200]);
});

it('what is stored of a password input cannot be guessed offline without the server’s key', async () => {
  const { phoneNumber, password } = await client.register();
  const body = { account: phoneNumber, password };
  await client.call('userLogin', { body, headers: { 'Idempotency-Key': 'login-stored' } });
  const row = await shop.services.db.read
    .selectFrom('idempotency_keys')
    .select('input_hash')
    .where('key', '=', 'login-stored')
    .executeTakeFirstOrThrow();
  const plain = createHash('sha256')
    .update(JSON.stringify([{}, {}, body, null]))
    .digest();
  expect(row.input_hash.equals(plain)).toBe(false);
});

it('a malformed key is refused', async () => {
  expect((await create('short')).code).toBe(errorCodes.INVALID_IDEMPOTENCY_KEY.code);
});
