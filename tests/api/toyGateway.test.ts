import { businessDay } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payOrder } from '../../apps/server/src/flows/orders/payOrder.ts';
import { openPayment } from '../../apps/server/src/flows/payments/outside/openPayment.ts';
import { openPaymentPage } from '../../apps/server/src/flows/payments/outside/openPaymentPage.ts';
import { reconcileDay } from '../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import { gatewayAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import { requestRechargeRefund, startRecharge } from '../../apps/server/src/modules/money/wallet/index.ts';
import { getOrder } from '../../apps/server/src/modules/trade/orders/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { admitToypay, createToyGateway, TOYPAY, type ToyCallback } from '../support/toyGateway.ts';
import { userIdOf } from '../support/userIdOf.ts';

const toy = createToyGateway();
let shop: TestShop;
let client: ShopClient;
let userId: string;
let dismissToypay = () => {};
beforeAll(async () => {
  shop = await startTestShop({}, (services) => ({
    ...services,
    gateways: { ...services.gateways, [TOYPAY]: toy.gateway },
  }));
  dismissToypay = await admitToypay(shop.owner);
  client = createShopClient(shop);
  await client.register();
  userId = userIdOf(client);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  dismissToypay();
  await shop.stop();
});

const numberOf = (paymentId: string) => paymentId.replaceAll('-', '');
const now = () => shop.services.clock();
const balanceFen = () => playPayments(shop).balanceFen(client);

async function recharge(amountFen: number) {
  const wish = { userId, amountFen, gateway: TOYPAY };
  const made = await shop.services.db.transact((tx) => startRecharge(tx, { ...wish, now: now() }));
  const codeUrl = await openPayment(shop.services, { userId, id: made.paymentId });
  expect(codeUrl).toBe(`toy://${numberOf(made.paymentId)}`);
  return made;
}

async function callBack({ headers, body }: ToyCallback) {
  const reply = await fetch(`${shop.apiUrl}/api/payment/callback/toypay`, { method: 'POST', headers, body });
  return { status: reply.status, body: await reply.text() };
}

it('a third gateway takes a payment and a refund, and books both in an account of its own', async () => {
  const { rechargeId, paymentId } = await recharge(10_000);
  await expect(openPaymentPage(shop.services, { userId, id: paymentId, address: '127.0.0.1' })).rejects.toMatchObject({
    errorCode: 'GATEWAY_MISFIT',
  });
  const paid = toy.pay(numberOf(paymentId));
  expect(await callBack({ ...paid, headers: {} })).toEqual({ status: 403, body: 'no' });
  expect(await balanceFen()).toBe(0);
  expect(await callBack(paid)).toEqual({ status: 200, body: 'thanks' });
  expect(await callBack(paid)).toEqual({ status: 200, body: 'thanks' });
  expect(await balanceFen()).toBe(10_000);

  const wish = { userId, rechargeId, amountFen: 10_000 };
  await shop.services.db.transact((tx) => requestRechargeRefund(tx, { ...wish, now: now() }));
  await sendDueRefunds(shop.services);
  const [refund] = await playPayments(shop).refunds({ paymentId });
  expect(refund?.state).toBe('processing');
  expect(await callBack(toy.finishRefund(refund?.out_refund_no ?? ''))).toEqual({ status: 200, body: 'thanks' });
  expect(await balanceFen()).toBe(0);

  await recharge(5000).then(({ paymentId: lost }) => toy.pay(numberOf(lost)));
  shop.advance(11_000);
  await askDuePayments(shop.services);
  expect(await balanceFen()).toBe(5000);

  const ledgerFen = async (gateway: typeof TOYPAY) =>
    (await readBalance(shop.services.db.read, gatewayAccount(gateway))).balance;
  expect(await ledgerFen(TOYPAY)).toBe(-5000);
  expect([await ledgerFen('wechat'), await ledgerFen('alipay')]).toEqual([0, 0]);
  expect(await reconcileDay(shop.services, { gateway: TOYPAY, day: businessDay(new Date()) })).toEqual([]);
});

it('an order is paid through it', async () => {
  const order = await makeOrder(shop, client);
  const own = { userId, id: order.id };
  const payment = await shop.services.db.transact((tx) =>
    payOrder(tx, { ...own, gateway: TOYPAY, now: now() }, shop.services.orders),
  );
  await openPayment(shop.services, { userId, id: payment.id });
  expect(await callBack(toy.pay(payment.outTradeNo))).toMatchObject({ status: 200 });
  expect(await getOrder(shop.services.db.read, own)).toMatchObject({ state: 'awaitingDispatch', paidWith: 'toypay' });
  const history = await shop.services.db.read
    .selectFrom('order_history')
    .select('reason')
    .where('order_id', '=', order.id)
    .execute();
  expect(history.map(({ reason }) => reason)).toContain('玩具支付付款');
});
