import type { Answer, vipEndpoints } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVipPurchase } from '../../apps/server/src/modules/people/vip/index.ts';
import { createShopClient, newPhone, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, must, PAYMENT_PASSWORD } from '../support/makeBuyer.ts';
import { makeVip, makeVipPurchase } from '../support/makeVip.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

type Own = Answer<(typeof vipEndpoints)['vipPurchaseList']>;
type Everyones = Answer<(typeof vipEndpoints)['staffVipList']>;

let shop: TestShop;
let finance: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  finance = await signInStaff(shop, ['finance']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const own = async (client: ShopClient, query = ''): Promise<Own> =>
  must(await client.call('vipPurchaseList', { query }));
const everyones = async (query: string): Promise<Everyones> => must(await finance.call('staffVipList', { query }));
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

async function refund(id: string): Promise<void> {
  must(await finance.call('staffVipRefund', { params: { id }, body: { note: '用户误购，未使用' } }));
}

async function payByBalance({ client }: Buyer): Promise<string> {
  const { id } = await makeVipPurchase(client);
  must(await client.call('vipPurchasePayBalance', { params: { id }, body: { password: PAYMENT_PASSWORD } }));
  return id;
}

it('shows its buyer what was bought, how it was paid, and what goes back', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 5000 });
  expect(await own(buyer.client)).toEqual({ items: [], nextCursor: null });
  const back = await payByBalance(buyer);
  await refund(back);
  const { id: going } = await makeVip(shop, buyer.client, { plan: 'year', gateway: 'alipay' });
  await refund(going);
  const { id: kept } = await makeVip(shop, buyer.client);
  const waiting = await makeVipPurchase(buyer.client, 'quarter');
  const other = await makeBuyer(shop);
  await makeVip(shop, other.client);
  const { items, nextCursor } = await own(buyer.client);
  expect(nextCursor).toBeNull();
  expect(items).toMatchObject([
    { id: waiting.id, plan: 'quarter', state: 'unpaid', paidWith: null, paidAt: null, refundedAt: null },
    { id: kept, plan: 'month', state: 'paid', paidWith: 'wechat', refundedAt: null },
    { id: going, plan: 'year', amountFen: 16_800, state: 'refunding', paidWith: 'alipay', refundedAt: null },
    { id: back, plan: 'month', amountFen: 1990, state: 'refunded', paidWith: 'balance' },
  ]);
  expect(Date.parse(items[3]?.refundedAt ?? '')).toBeGreaterThan(Date.parse(items[3]?.paidAt ?? ''));
});

it('comes in pages of 20, the newest first', async () => {
  const { client } = await makeBuyer(shop);
  const made: string[] = [];
  for (let bought = 0; bought < 22; bought += 1) {
    const wish = { userId: userIdOf(client), plan: 'month', now: shop.services.clock() } as const;
    made.unshift((await shop.services.db.transact((tx) => createVipPurchase(tx, wish))).id);
  }
  const first = await own(client);
  const second = await own(client, `cursor=${first.nextCursor}`);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(made);
  expect([first.items.length, second.nextCursor]).toEqual([20, null]);
  expect((await client.call('vipPurchaseList', { query: 'cursor=AAAAAAAAAAAA' })).code).toBe(40_000);
});

it('is found by finance, by phone number and state', async () => {
  const client = createShopClient(shop, { roaming: true });
  const { phoneNumber } = await client.register();
  const { id: paid } = await makeVip(shop, client);
  const { id: unpaid } = await makeVipPurchase(client);
  const found = await everyones(`phoneNumber=${phoneNumber}`);
  expect(idsOf(found)).toEqual([unpaid, paid]);
  expect(found.items.map(({ buyer }) => buyer.id)).toEqual([userIdOf(client), userIdOf(client)]);
  expect(idsOf(await everyones(`phoneNumber=${phoneNumber}&state=paid`))).toEqual([paid]);
  const waiting = await everyones('state=unpaid');
  expect(idsOf(waiting)[0]).toBe(unpaid);
  expect(waiting.items.every(({ state }) => state === 'unpaid')).toBe(true);
  expect(await everyones(`phoneNumber=${newPhone()}`)).toEqual({ items: [], nextCursor: null });
  const others = await signInStaff(shop, ['orders']);
  expect((await others.call('staffVipList')).status).toBe(404);
});
