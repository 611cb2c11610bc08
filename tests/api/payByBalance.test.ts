import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payByBalance } from '../../apps/server/src/flows/payments/payByBalance.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { buyToy } from '../support/toyPayable.ts';

let shop: TestShop;
let client: ShopClient;
let userId: string;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  client = createShopClient(shop, { roaming: true });
  await client.register();
  ({ userId } = await rechargeAs(shop, client, { amountFen: 20_000 }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const available = async () => ((await client.call('walletGet')).data as { availableFen: number }).availableFen;

it('pays at once, bonus first, and shows in the statement', async () => {
  expect(await buyToy(shop.services, { userId, priceFen: 3000 })).toMatchObject({
    state: 'paid',
    gateway: 'balance',
    amountFen: 3000,
  });
  expect((await client.call('walletGet')).data).toMatchObject({ principalFen: 17_500, bonusFen: 0 });
  const { data } = await client.call('walletStatement', { query: 'kind=payment' });
  expect(data).toMatchObject({ items: [{ title: '余额支付', reason: '玩具', amountFen: -3000, balanceFen: 17_500 }] });
});

it('pays nothing with too little, and for what is paid already', async () => {
  await expect(buyToy(shop.services, { userId, priceFen: 20_501 })).rejects.toMatchObject({
    errorCode: 'BALANCE_SHORT',
  });
  const toyId = newId();
  await buyToy(shop.services, { userId, priceFen: 3000, toyId });
  await expect(buyToy(shop.services, { userId, priceFen: 3000, toyId })).rejects.toMatchObject({
    errorCode: 'PAYMENT_DONE',
  });
  expect(await available()).toBe(17_500);
});

it('never tops the balance up out of itself', async () => {
  const input = { userId, payable: { kind: 'recharge', id: newId() }, title: '充值', now: new Date() };
  const tried = shop.services.db.transact((tx) => payByBalance(tx, input, shop.services.payables.recharge));
  await expect(tried).rejects.toMatchObject({ errorCode: 'GATEWAY_MISFIT' });
});

it('is one payment when asked for ten times at once', async () => {
  const toyId = newId();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => buyToy(shop.services, { userId, priceFen: 2000, toyId })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await available()).toBe(18_500);
});
