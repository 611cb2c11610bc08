import { errorCodes } from '@jiwu/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** Of one caller; all guests of an address have twice as much. */
const MAX = 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ REQUESTS_PER_MINUTE: String(MAX), CALLERS_PER_ADDRESS: '2', LIMIT_FACTOR: '1' });
});
afterAll(() => shop.stop());

const TOO_MANY = errorCodes.TOO_MANY_REQUESTS.status;
let streets = 0;
/** An address that no other test has. */
const newAddress = () => {
  streets += 1;
  return { 'X-Forwarded-For': `198.51.100.${streets}` };
};
type Headers = Readonly<Record<string, string>>;
const newBrowser = () => ({ anonymous: randomBytes(16).toString('hex') });
const makeUsers = async (count: number) => (await makeCrowd(shop, count)).map(({ client }: Buyer) => client);

/** Limits count by the minute of the clock: what must fit into one begins with it. */
function beginMinute(): void {
  shop.advance(60_000 - (shop.services.clock().getTime() % 60_000));
}

/** How many of so many calls were refused for being too many. */
async function refusedOf(count: number, call: () => Promise<{ status: number }>): Promise<number> {
  let refused = 0;
  for (let done = 0; done < count; done += 1) if ((await call()).status === TOO_MANY) refused += 1;
  return refused;
}
const cart = (client: ShopClient, headers: Headers) => client.call('cartList', { headers });
const wallet = (client: ShopClient, headers: Headers) => client.call('walletGet', { headers });

it('a user is counted wherever they are, and whatever their browser calls itself', async () => {
  const [user] = (await makeUsers(1)) as [ShopClient];
  beginMinute();
  expect(await refusedOf(MAX + 5, () => wallet(user, { ...newAddress(), ...newBrowser() }))).toBe(5);
});

it('users behind one address do not count for each other, nor with its guests', async () => {
  const address = newAddress();
  const [flooding, ...others] = (await makeUsers(6)) as [ShopClient, ...ShopClient[]];
  const guest = createShopClient(shop);
  beginMinute();
  expect(await refusedOf(MAX + 10, () => wallet(flooding, address))).toBe(10);
  for (const other of others) expect(await refusedOf(5, () => wallet(other, address))).toBe(0);
  // Guests of the address, with another name each time, use up what it has.
  expect(await refusedOf(2 * MAX + 4, () => cart(guest, { ...address, ...newBrowser() }))).toBe(4);
  expect((await cart(createShopClient(shop), address)).status).toBe(TOO_MANY);
  for (const other of others) expect((await cart(other, address)).status).toBe(200);
});

it('a guest who floods under one name leaves the address to others', async () => {
  const address = newAddress();
  const [flooding, other] = [createShopClient(shop), createShopClient(shop)];
  beginMinute();
  expect(await refusedOf(3 * MAX, () => cart(flooding, address))).toBe(2 * MAX);
  expect(await refusedOf(MAX, () => cart(other, address))).toBe(0);
});

it('a token that is none counts as a guest, and is refused as ever while there is room', async () => {
  const address = newAddress();
  const forged = createShopClient(shop);
  beginMinute();
  const statuses: number[] = [];
  for (let done = 0; done < MAX + 3; done += 1) {
    statuses.push((await wallet(forged, { ...address, token: `none-${done}` })).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(MAX);
  expect(statuses.filter((status) => status === TOO_MANY)).toHaveLength(3);
});

it('public reads: beyond what guests of the address may, users go on, each by themself', async () => {
  const address = newAddress();
  const [user] = (await makeUsers(1)) as [ShopClient];
  const guest = createShopClient(shop);
  let asked = 0;
  // Another one each time: what is remembered is not counted.
  const read = (client: ShopClient, more: Headers = {}) => {
    asked += 1;
    return client.call('resourceList', { query: `keyword=no${asked}`, headers: { ...address, ...more } });
  };
  beginMinute();
  expect(await refusedOf(2 * MAX + 3, () => read(guest, newBrowser()))).toBe(3);
  expect(await refusedOf(MAX, () => read(user))).toBe(0);
  expect(await refusedOf(2, () => read(user))).toBe(2);
  expect((await read(guest, { token: 'none' })).status).toBe(TOO_MANY);
});

it('IPv6 counts by /56', async () => {
  const guest = createShopClient(shop);
  const from = (block: string) => ({ 'X-Forwarded-For': `2001:db8:7:${block}::9` });
  beginMinute();
  expect(await refusedOf(MAX, () => cart(guest, from('100')))).toBe(0);
  expect((await cart(guest, from('1ff'))).status).toBe(TOO_MANY);
  expect((await cart(guest, from('200'))).status).toBe(200);
});
