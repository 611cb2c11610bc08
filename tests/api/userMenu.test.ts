import type { Answer, Business, Contract } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findThread } from '../../apps/server/src/modules/content/support/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { businessForm } from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller } from '../support/makeReseller.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { answered, sent } from '../support/supportActs.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

type Menu = Answer<Contract['userMenu']>;
const nothing: Menu = {
  waiting: { orders: 0, groups: 0, openBoxOrders: 0, batches: 0, businesses: 0, notices: 0, support: 0 },
  there: { coupons: 0, collection: 0 },
};

it('is empty for who has just come, and counts nobody else’s', async () => {
  const [client, other] = [createShopClient(shop, { roaming: true }), createShopClient(shop, { roaming: true })];
  await client.register();
  await other.register();
  await makeOrder(shop, other);
  expect(must<Menu>(await client.call('userMenu'))).toEqual(nothing);
});

it('counts what waits for the user and what there is, one statement for each', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const staff = await signInStaff(shop, ['orders']);
  // To pay, to receive; one that waits for the shop does not wait for the user.
  await makeOrder(shop, client);
  await makeOrder(shop, client, { state: 'sent' });
  await makeOrder(shop, client, { state: 'paid' });
  await (await makeReseller(shop, { client })).draft();
  const business = must<Business>(await client.call('businessSubmit', { body: await businessForm(client) }));
  must(
    await staff.call('staffBusinessRefuse', {
      params: { id: business.id },
      body: { version: business.version, reasons: [{ field: 'website', words: '打不开。' }] },
      headers: { 'Idempotency-Key': newId() },
    }),
  );
  await sent(client, { text: '在吗' });
  const { id = '' } = (await findThread(shop.services.db.read, userIdOf(client))) ?? {};
  await answered(staff, id, { text: '在', seenNo: 1 });
  const product = await makeProduct(shop.services.db);
  must(await client.call('collectionAdd', { body: { productIds: [product.id] } }));
  must(await client.call('noticeReadAll', { body: {} }));
  await answered(staff, id, { text: '请说', seenNo: 2 });
  const reply = await client.call('userMenu');
  expect(must<Menu>(reply)).toMatchObject({
    waiting: { orders: 2, groups: 0, openBoxOrders: 0, batches: 1, businesses: 1, notices: 0, support: 2 },
    there: { coupons: 0, collection: 1 },
  });
  expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(9);
});
