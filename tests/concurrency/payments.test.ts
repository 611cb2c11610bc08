import { randomInt } from 'node:crypto';
import { errorCodes } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { askPayment } from '../../apps/server/src/flows/payments/outside/askPayment.ts';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import { countWaiting } from '../support/countWaiting.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { type Outside, playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  await play.faults({ drop: true, refundDelayMs: 0 });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

interface Sums {
  readonly sums: { readonly capturedFen: number; readonly refundedFen: number };
}

it.each(['wechat', 'alipay'] as const)(
  '%s: callbacks, questions and closing at once book one capture',
  async (gateway) => {
    const before = await countDeadlocks(shop);
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const waiting = await play.startAndOpen({ gateway });
        await play.pay(waiting);
        return waiting;
      }),
    );
    await Promise.all(
      all.map(async (waiting) => {
        const payment = await play.get(waiting);
        const [answers, , close] = await Promise.all([
          play.notify(waiting, { times: 10 }),
          Promise.all([askPayment(shop.services, payment), askPayment(shop.services, payment)]),
          waiting.client.call('paymentClose', { params: { id: waiting.paymentId } }),
        ]);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([gateway === 'wechat' ? 204 : 200]));
        expect(close.data).toMatchObject({ state: 'paid' });
        expect(await play.captures(waiting)).toBe(1);
        expect(await play.balanceFen(waiting.client)).toBe(10_000);
      }),
    );
    expect(await countDeadlocks(shop)).toBe(before);
  },
);

it('an order that is paid at two gateways at once is paid by one; the other payment goes back, and its payer is told', async () => {
  const before = await countDeadlocks(shop);
  const client = await play.newClient();
  const orders: MadeOrder[] = [];
  for (let count = 0; count < 4; count += 1) orders.push(await makeOrder(shop, client));
  await Promise.all(
    orders.map(async ({ id }) => {
      const tries = await Promise.all(
        (['wechat', 'alipay'] as const).map(async (gateway) => {
          const reply = await client.call('orderPay', { params: { id }, body: { gateway } });
          const { paymentId } = must<{ paymentId: string }>(reply);
          const outTradeNo = paymentId.replaceAll('-', '');
          const waiting = { client, gateway, rechargeId: '', paymentId, outTradeNo };
          await play.open(waiting);
          await play.pay(waiting);
          return waiting;
        }),
      );
      await Promise.all(tries.map((waiting) => play.notify(waiting, { times: 3 })));
      const paid = await Promise.all(tries.map((waiting) => play.getOwn(waiting)));
      expect(paid.map(({ state }) => state)).toEqual(['paid', 'paid']);
      expect(paid.filter(({ isReturned }) => isReturned)).toHaveLength(1);
      expect((await Promise.all(tries.map((waiting) => play.refunds(waiting)))).flat()).toHaveLength(1);
    }),
  );
  const { items } = must<{ items: { kind: string; body: string }[] }>(await client.call('noticeList', {}));
  const told = items.filter(({ kind }) => kind === 'paymentReturned');
  expect(told).toHaveLength(orders.length);
  expect(told[0]?.body).toMatch(/^集物订单 \d{18}已经付过一次，这一笔正原路退回(?:微信支付|支付宝)，不用您操作。$/);
  expect(await countDeadlocks(shop)).toBe(before);
});

it('accounts are closed while a recharge arrives: either waits for the other, and none in a circle', async () => {
  const before = await countDeadlocks(shop);
  const paid = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const waiting = await play.startAndOpen();
      await play.pay(waiting);
      return waiting;
    }),
  );
  // Until another code may be sent.
  shop.advance(61_000);
  const all = await Promise.all(
    paid.map(async (waiting) => {
      must(await waiting.client.call('userCloseCode'));
      const user = await shop.services.db.read
        .selectFrom('users')
        .select('phone_number')
        .where('id', '=', userIdOf(waiting.client))
        .executeTakeFirstOrThrow();
      return { waiting, code: await waiting.client.readCode(user.phone_number ?? '') };
    }),
  );
  const closed = await Promise.all(
    all.map(async ({ waiting, code }) => {
      const [reply] = await Promise.all([waiting.client.call('userClose', { body: { code } }), play.notify(waiting)]);
      return reply.code;
    }),
  );
  expect(closed.filter((code) => code !== 200 && code !== errorCodes.BALANCE_LEFT.code)).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(before);
});

it('callbacks that have all seen the payment unpaid still book one capture', async () => {
  const waiting = await play.startAndOpen();
  await play.pay(waiting);
  const { db } = shop.services;
  const answers = await db.transact(async (tx) => {
    await sql`select from recharges where id = ${waiting.rechargeId} for update`.execute(tx);
    const sent = play.notify(waiting, { times: 5 });
    await expect.poll(() => countWaiting(shop), { timeout: 2500 }).toBe(5);
    return { sent };
  });
  expect(await answers.sent).toEqual(Array.from({ length: 5 }, () => ({ status: 204, body: '' })));
  expect(await play.captures(waiting)).toBe(1);
  expect(await play.callbacks(waiting)).toHaveLength(1);
});

it('callbacks of many payments of one user, shuffled and repeated, each count once', async () => {
  const before = await countDeadlocks(shop);
  const client = await play.newClient();
  const all: Waiting[] = [];
  for (let count = 0; count < 15; count += 1) {
    all.push(await play.startAndOpen({ client, gateway: count % 2 ? 'alipay' : 'wechat', amountFen: 5000 }));
  }
  await Promise.all(all.map((waiting) => play.pay(waiting)));
  const answers = await Promise.all(all.map((waiting) => play.notify(waiting, { times: 7 })));
  expect(answers.flat().every(({ status }) => status === 200 || status === 204)).toBe(true);
  expect(await play.balanceFen(client)).toBe(15 * 5000);
  expect(await countDeadlocks(shop)).toBe(before);
});

it('a payment that is closed while it is paid is either paid or closed, never both and never lost', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => play.startAndOpen()));
  await Promise.all(
    all.flatMap((waiting) => [
      waiting.client.call('paymentClose', { params: { id: waiting.paymentId } }),
      play.pay(waiting).catch(() => {}),
    ]),
  );
  await play.askAfter(11_000);
  for (const waiting of all) {
    const { state } = await play.get(waiting);
    const trade = (await shop.sandbox.get(`/control/pay/trade/wechat/${waiting.outTradeNo}`)) as { state: string };
    expect(state).toBe(trade.state);
    expect(await play.captures(waiting)).toBe(state === 'paid' ? 1 : 0);
  }
});

it('two workers, lost answers and impatient users: in the end the gateways’ books are ours', async () => {
  const step = async (waiting: Waiting): Promise<void> => {
    await play.pay(waiting);
    if (randomInt(2) === 0) await play.notify(waiting, { times: 1 + randomInt(3) });
    else await askDuePayments(shop.services);
    if (randomInt(2) === 0) return;
    const body = { amountFen: 5000 };
    await waiting.client.call('walletRechargeRefund', { params: { id: waiting.rechargeId }, body });
  };
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      play.startAndOpen({ gateway: index % 2 ? 'alipay' : 'wechat', amountFen: 5000 }),
    ),
  );
  await play.faults({ timeoutAfterCapture: 5, failRefunds: 'systemError', failRefundsTimes: 3 });
  await Promise.all(all.map(step));
  const settled = async (): Promise<number> => {
    shop.advance(61_000);
    await Promise.all([
      askDuePayments(shop.services),
      askDuePayments(shop.services),
      sendDueRefunds(shop.services),
      sendDueRefunds(shop.services),
    ]);
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from payments where payments.ask_at is not null and user_id = any(${await usersOf(all)}))
        + (select count(*) from payment_refunds where ask_at is not null) as count`.execute(shop.services.db.read);
    return rows[0]?.count ?? 0;
  };
  await expect.poll(settled).toBe(0);
  for (const gateway of ['wechat', 'alipay'] as const) expect(await ours(gateway)).toEqual(await theirs(gateway));
});

async function usersOf(all: readonly Waiting[]): Promise<string[]> {
  return await Promise.all(all.map(async (waiting) => (await play.get(waiting)).userId));
}

async function theirs(gateway: Outside) {
  const { sums } = (await shop.sandbox.get(`/control/pay/books?gateway=${gateway}`)) as Sums;
  return { capturesFen: sums.capturedFen, refundsFen: sums.refundedFen };
}

async function ours(gateway: Outside) {
  const { rows } = await sql<{ capturesFen: number; refundsFen: number }>`
    select
      (select coalesce(sum(amount_fen), 0)::bigint from payments where gateway = ${gateway} and state = 'paid') as "capturesFen",
      (select coalesce(sum(refund.amount_fen), 0)::bigint from payment_refunds as refund
        join payments as payment on payment.id = refund.payment_id
        where gateway = ${gateway} and refund.state = 'succeeded') as "refundsFen"`.execute(shop.services.db.read);
  return rows[0];
}
