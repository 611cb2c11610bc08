import { type Answer, type Contract, errorCodes, type StaffSupportThread, type StaffSupportNews } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { answered, listed, sent } from '../support/supportActs.ts';
import { watchEvents } from '../support/watchEvents.ts';

let shop: TestShop;
let first: StaffClient;
let second: StaffClient;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  [first, second] = await Promise.all([signInStaff(shop, ['orders']), signInStaff(shop, ['orders'])]);
  client = createShopClient(shop, { roaming: true });
  await client.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const claim = (by: StaffClient, id: string, name: 'staffSupportClaim' | 'staffSupportUnclaim' = 'staffSupportClaim') =>
  by.call(name, { params: { id }, body: {}, headers: { 'Idempotency-Key': newId() } });

it('one sees to a conversation, others are told, and nobody keeps it by forgetting', async () => {
  await sent(client, { text: '在吗', pictures: [] });
  const [waiting] = (await listed(first)).items;
  const id = waiting?.id ?? '';
  expect(waiting?.claim).toBeNull();
  expect(must<StaffSupportThread>(await claim(first, id)).claim).toMatchObject({ staffId: first.staffId });
  expect((await claim(second, id)).code).toBe(errorCodes.SUPPORT_CLAIMED.code);
  expect((await listed(second)).items[0]?.claim).toMatchObject({ staffName: '测试员工' });
  // Another's claim is left alone; one's own is let go.
  expect(must<StaffSupportThread>(await claim(second, id, 'staffSupportUnclaim')).claim).not.toBeNull();
  expect(must<StaffSupportThread>(await claim(first, id, 'staffSupportUnclaim')).claim).toBeNull();
  must(await claim(second, id));
  shop.advance(31 * MINUTE_MS);
  expect((await listed(first)).items[0]?.claim).toBeNull();
  must(await claim(first, id));
  const finance = await signInStaff(shop, ['finance']);
  expect((await claim(finance, id)).status).toBe(404);
  expect((await claim(first, newId())).status).toBe(404);
});

it('of two at once one has it', async () => {
  const other = createShopClient(shop, { roaming: true });
  await other.register();
  await sent(other, { text: '你好', pictures: [] });
  const id = (await listed(first)).items.at(-1)?.id ?? '';
  const replies = await Promise.all([claim(first, id), claim(second, id)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('tells staff live of whoever writes and is answered', async () => {
  const writer = createShopClient(shop, { roaming: true });
  await writer.register();
  const before = must<Answer<Contract['staffSupportList']>>(await first.call('staffSupportList')).items.length;
  const watch = await watchEvents<StaffSupportNews>(`${shop.apiUrl}/api/staff/support/events`, writer, {
    token: first.token,
    'User-Type': 'Staff',
  });
  expect(watch.status).toBe(200);
  expect((await watch.next())?.waiting).toBe(before);
  await sent(writer, { text: '急', pictures: [] });
  expect((await watch.next())?.waiting).toBe(before + 1);
  const { items } = await listed(first);
  const { id = '', lastNo = 0 } = items.at(-1) ?? {};
  await answered(first, id, { text: '您好', seenNo: lastNo });
  expect((await watch.next())?.waiting).toBe(before);
  watch.leave();
  const goods = await signInStaff(shop, ['goods']);
  expect((await goods.call('staffSupportEvents')).status).toBe(404);
});
