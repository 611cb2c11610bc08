import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payByBalance } from '../../apps/server/src/flows/payByBalance.ts';
import { addTransfers, houseAccount } from '../../apps/server/src/modules/ledger/index.ts';
import type { Payables } from '../../apps/server/src/modules/payments/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const PASSWORD = '284617';
let shop: TestShop;
let client: ShopClient;
let userId: string;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  client = createShopClient(shop, { roaming: true });
  const { phoneNumber } = await client.register();
  ({ userId } = await rechargeAs(shop, client, { amountFen: 20_000 }));
  shop.advance(61_000); // a code a minute
  await client.call('walletPasswordCode');
  await client.call('walletPasswordSet', { body: { password: PASSWORD, code: await client.readCode(phoneNumber) } });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Something to pay for, as later modules will bring it: it takes what it costs, and counts how often it was paid. */
function createToy(priceFen: number) {
  const toy = { id: newId(), paid: 0 };
  const payables: Payables = {
    toy: {
      async lock() {
        return toy.paid === 0 ? { wants: 'payment', amountFen: priceFen } : { wants: 'nothing' };
      },
      async onPaid(tx, { payment, now }) {
        const cause = { kind: 'toyPayment', id: payment.id, leg: 'sale' };
        const from = houseAccount('clearing');
        await addTransfers(tx, { transfers: [{ from, to: houseAccount('sales'), amount: priceFen, cause }], now });
        toy.paid += 1;
      },
      async onRefundEnded() {},
    },
  };
  return { toy, payables };
}

const pay = ({ toy, payables }: ReturnType<typeof createToy>, paymentPassword = PASSWORD) =>
  payByBalance(
    shop.services,
    { userId, payable: { kind: 'toy', id: toy.id }, title: '玩具', paymentPassword },
    payables,
  );
const available = async () => ((await client.call('walletGet')).data as { availableFen: number }).availableFen;

it('pays at once from the balance, bonus first, and shows in the statement', async () => {
  const made = createToy(3000);
  expect(await pay(made)).toMatchObject({ state: 'paid', gateway: 'balance', amountFen: 3000 });
  expect(made.toy.paid).toBe(1);
  expect(await available()).toBe(17_500);
  const { data } = await client.call('walletStatement', { query: 'kind=payment' });
  expect(data).toMatchObject({ items: [{ title: '余额支付', reason: '玩具', amountFen: -3000, balanceFen: 17_500 }] });
});

it('pays nothing with a wrong password, with too little, or for what wants nothing', async () => {
  const made = createToy(3000);
  await expect(pay(made, '000001')).rejects.toMatchObject({ errorCode: 'PAYMENT_PASSWORD_WRONG' });
  await expect(pay(createToy(20_501))).rejects.toMatchObject({ errorCode: 'BALANCE_SHORT' });
  await pay(made);
  await expect(pay(made)).rejects.toMatchObject({ errorCode: 'PAYMENT_CLOSED' });
  expect(made.toy.paid).toBe(1);
  expect(await available()).toBe(17_500);
});

it('never tops the balance up out of itself', async () => {
  const payable = { kind: 'recharge', id: newId() };
  const tried = payByBalance(shop.services, { userId, payable, title: '充值', paymentPassword: PASSWORD });
  await expect(tried).rejects.toMatchObject({ errorCode: 'GATEWAY_MISFIT' });
});

it('is one payment when asked for ten times at once', async () => {
  const made = createToy(2000);
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => pay(made)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await available()).toBe(18_500);
});
