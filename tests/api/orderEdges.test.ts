import type { OrderRow } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eachDue } from '../../apps/server/src/jobs/eachDue.ts';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { eraseUser, lockAccount } from '../../apps/server/src/modules/people/identity/index.ts';
import { hasOpenOrder } from '../../apps/server/src/modules/trade/orders/index.ts';
import { hashPaymentPassword, setPaymentPassword } from '../../apps/server/src/modules/money/wallet/index.ts';
import { ShopError } from '../../apps/server/src/platform/errors/ShopError.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let tea: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  tea = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 500 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const one = (quantity = 1) => ({ lines: [{ skuId: tea.skuIds[0] ?? '', quantity }] });
const paidOrder = async (buyer: Buyer, quantity = 1): Promise<OrderRow> => {
  const order = await buyer.ordered(one(quantity));
  must(await buyer.payByBalance(order.id));
  return order;
};

it('a payment that was answered is answered again, although the password has been changed since', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
  const order = await buyer.ordered(one());
  const key = newId();
  const first = await buyer.payByBalance(order.id, key);
  const { userId } = buyer;
  const passwordHash = hashPaymentPassword(shop.services.config, { userId, password: '918273' });
  await shop.services.db.transact((tx) => setPaymentPassword(tx, { userId, passwordHash, now: new Date() }));
  const again = await buyer.payByBalance(order.id, key);
  expect([again.status, again.data]).toEqual([200, first.data]);
  expect((await buyer.payByBalance(order.id)).code).toBe(42_218);
});

it('the same key with another order is refused', async () => {
  const buyer = await makeBuyer(shop);
  const key = newId();
  must(await buyer.order(one(), { key }));
  const other = await buyer.order(one(2), { key });
  expect([other.status, other.code]).toEqual([409, 40_900]);
  await shop.services.db.writeAlone(sql`delete from idempotency_keys`);
  const forgotten = await buyer.order(one(), { key });
  expect([forgotten.status, forgotten.code]).toEqual([409, 40_900]);
});

it('more integral than there is: the new quote says what there is, and holds', async () => {
  const buyer = await makeBuyer(shop, { integral: 500 });
  const draft = { ...one(), useIntegral: 1000 };
  const order = await buyer.order(draft);
  expect(must<OrderRow>(order).payFen).toBe(16_800 - 500);
});

it('says of which goods there are too few', async () => {
  const scarce = await makeProduct(shop.services.db, { pieces: 1 });
  const skuId = scarce.skuIds[0] ?? '';
  const buyer = await makeBuyer(shop);
  const refused = await buyer.order({ lines: [...one().lines, { skuId, quantity: 2 }] });
  expect([refused.code, refused.data]).toEqual([40_908, { skuId }]);
});

it('what was tried at a gateway is closed there once the balance has paid', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
  const order = await buyer.ordered(one());
  const pay = await buyer.client.call('orderPay', { params: { id: order.id }, body: { gateway: 'wechat' } });
  const { paymentId } = must<{ paymentId: string }>(pay);
  must(await buyer.client.call('paymentCode', { params: { id: paymentId } }));
  must(await buyer.payByBalance(order.id));
  await askDuePayments(shop.services);
  const { state } = must<{ state: string }>(await buyer.client.call('paymentGet', { params: { id: paymentId } }));
  expect(state).toBe('closed');
});

it('an account that is closed while an order is made: one of the two waits, and is then refused', async () => {
  const { db } = shop.services;
  const close = async (userId: string) =>
    await db.transact(async (tx) => {
      await lockAccount(tx, userId);
      if (await hasOpenOrder(tx, userId)) throw new ShopError('ORDERS_OPEN');
      await eraseUser(tx, { userId, phoneNumber: '', now: new Date() });
    });
  for (let round = 0; round < 10; round += 1) {
    const buyer = await makeBuyer(shop);
    const { key } = await buyer.quote(one());
    const [made, closed] = await Promise.allSettled([buyer.orderAt(key, one()), close(buyer.userId)]);
    const isMade = made.status === 'fulfilled' && made.value.status === 200;
    expect(isMade).toBe(closed.status === 'rejected');
  }
});

it('an invoice is for what was paid and kept, and only of what was paid', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 100_000 });
  const finance = await signInStaff(shop, ['finance']);
  const issue = (no: string, invoiceNo: string) =>
    finance.call('staffInvoiceIssue', { params: { no }, body: { invoiceNo } });
  const invoice = { kind: 'personal', title: '林知夏' };
  const unpaid = await buyer.ordered(one(), { invoice });
  expect((await issue(unpaid.no, '24332000000011111111')).code).toBe(42_261);

  const order = await paidOrder(buyer, 2);
  const { lines } = must<{ lines: { id: string }[] }>(
    await buyer.client.call('orderGet', { params: { id: order.id } }),
  );
  const back = { orderId: order.id, kind: 'refundOnly', lines: [{ lineId: lines[0]?.id, pieces: 1 }] };
  must(await buyer.client.call('afterSaleApply', { body: { ...back, reason: 'changedMind', totalFen: 16_800 } }));
  must(await buyer.client.call('orderInvoice', { params: { id: order.id }, body: { invoice } }));
  const { rows } = await sql`select amount_fen from invoice_requests where order_id = ${order.id}`.execute(
    shop.services.db.read,
  );
  expect(rows).toEqual([{ amount_fen: 16_800 }]);
  must(await issue(order.no, '24332000000022222222'));
  const other = await paidOrder(buyer);
  must(await buyer.client.call('orderInvoice', { params: { id: other.id }, body: { invoice } }));
  expect((await issue(other.no, '24332000000022222222')).code).toBe(40_939);
  const none = await buyer.client.call('orderInvoice', {
    params: { id: other.id },
    body: { invoice: { kind: 'none' } },
  });
  expect(none.status).toBe(400);
});

it('a sweep ends although everything that is due is refused', async () => {
  const items = Array.from({ length: 200 }, () => ({ id: newId() }));
  for (const errorCode of ['ORDER_CHANGED', 'STOCK_SHORT'] as const) {
    const list = vi.fn(() => Promise.resolve(items));
    const work = () => Promise.reject(new ShopError(errorCode));
    await eachDue(shop.services, { name: 'test', list, work });
    expect(list).toHaveBeenCalledOnce();
  }
});
