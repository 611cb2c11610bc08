import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoUsers } from '../../tools/demo-data/demoUsers.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';
import { seedSupport } from '../../tools/demo-data/seedSupport.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { threadOf } from '../support/supportActs.ts';

const phoneNumber = demoUsers[0]?.phoneNumber ?? '';
let shop: TestShop;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  client = createShopClient(shop, { roaming: true });
  await client.register(phoneNumber);
  await seedStaff(shop.services.db, shop.services.config);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});
const seed = () => seedSupport(shop.services.db, { phoneNumber, loginName: 'kefu', begins: shop.services.clock() });

it('talks about the newest parcel, once, and leaves an answer to be read', async () => {
  expect(await seed()).toBe(false);
  const order = await makeOrder(shop, client, { state: 'sent' });
  expect(await seed()).toBe(true);
  const { state, unreadCount, messages } = await threadOf(client);
  expect([state, unreadCount, messages.length]).toEqual(['answered', 1, 5]);
  expect(messages[0]?.attached?.order?.no).toBe(order.no);
  expect(await seed()).toBe(false);
  expect((await threadOf(client)).lastNo).toBe(5);
});
