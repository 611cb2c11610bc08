import { errorCodes } from '@jiwu/contract';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepCarts } from '../../apps/server/src/modules/trade/cart/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const [PER_ADDRESS, KEPT] = [3, 4];

let shop: TestShop;
let skuId: string;
beforeAll(async () => {
  shop = await startTestShop({ GUEST_CARTS_PER_ADDRESS_DAY: String(PER_ADDRESS), GUEST_CARTS: String(KEPT) });
  skuId = (await makeProduct(shop.services.db, { pieces: 100 })).skuIds[0] ?? '';
});
afterAll(() => shop.stop());

const newKey = () => randomBytes(16).toString('base64url');
/** A guest with the cart of this key. */
const add = (address: string, key: string) =>
  createShopClient(shop).call('cartAdd', {
    body: { skuId, quantity: 1 },
    headers: { 'X-Forwarded-For': address, 'Cart-Key': key, anonymous: 'a-browser-that-many-have' },
  });
const countGuests = async () => {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from carts where user_id is null`.execute(shop.services.db.read);
  return rows[0]?.number ?? 0;
};

it('an address makes so many new carts in a day; those that are there can be used, and users are not concerned', async () => {
  const keys = Array.from({ length: PER_ADDRESS }, newKey);
  for (const key of keys) expect((await add('198.51.100.1', key)).status).toBe(200);
  expect(await add('198.51.100.1', newKey())).toMatchObject({
    status: 429,
    code: errorCodes.GUEST_CARTS_TOO_MANY.code,
  });
  const empty = await createShopClient(shop).call('cartChoose', {
    body: { isChosen: true },
    headers: { 'X-Forwarded-For': '198.51.100.1', 'Cart-Key': newKey() },
  });
  expect(empty.status).toBe(429);
  for (const key of keys) expect((await add('198.51.100.1', key)).status).toBe(200);
  const [user] = (await makeCrowd(shop, 1)) as [Buyer];
  const own = { body: { skuId, quantity: 1 }, headers: { 'X-Forwarded-For': '198.51.100.1' } };
  expect((await user.client.call('cartAdd', own)).status).toBe(200);
  expect(await countGuests()).toBe(PER_ADDRESS);
});

it('the sweep keeps those that were touched last, and every cart of a user', async () => {
  const users = async () =>
    (await sql`select from carts where user_id is not null`.execute(shop.services.db.read)).rows.length;
  const before = await users();
  expect(before).toBeGreaterThan(0);
  const key = newKey();
  await add('198.51.100.2', newKey());
  await add('198.51.100.2', newKey());
  shop.advance(1000);
  await add('198.51.100.2', key);
  expect(await countGuests()).toBe(PER_ADDRESS + 3);
  await sweepCarts(shop.services);
  expect(await countGuests()).toBe(KEPT);
  expect(await users()).toBe(before);
  const { data } = await createShopClient(shop).call('cartCount', {
    headers: { 'Cart-Key': key, anonymous: 'a-browser-that-many-have' },
  });
  expect(data).toMatchObject({ kinds: 1 });
});
