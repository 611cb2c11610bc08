import { MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payOrderByBalance } from '../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { closePayment } from '../../apps/server/src/flows/payments/outside/closePayment.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  // No callback ever comes.
  await play.faults({ drop: true, refundDelayMs: 0 });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

/** Two of the longest intervals between two questions. */
const TWO_INTERVALS_MS = 2 * MINUTE_MS;

interface Led {
  readonly order: MadeOrder;
  readonly waiting: Waiting;
  /** Of the cashier page, which lies in the payer's window and was not loaded yet. */
  readonly address: string;
}

async function leadToPage(): Promise<Led> {
  const client = await play.newClient();
  const order = await makeOrder(shop, client);
  const paid = await client.call('orderPay', { params: { id: order.id }, body: { gateway: 'alipay' } });
  const { paymentId } = must<{ paymentId: string }>(paid);
  const outTradeNo = paymentId.replaceAll('-', '');
  const waiting = { client, gateway: 'alipay', rechargeId: '', paymentId, outTradeNo } as const;
  const address = must<string>(await client.call('paymentPage', { params: { id: paymentId } }));
  return { order, waiting, address };
}

/** The worker looks every five seconds. */
async function workFor(spanMs: number): Promise<void> {
  for (let passed = 0; passed < spanMs; passed += 5000) await play.askAfter(5000);
}

async function paidFromBalance({ order, waiting }: Led): Promise<void> {
  await rechargeAs(shop, waiting.client, { amountFen: 100_000 });
  const { db, clock, payables } = shop.services;
  const { userId, id } = order;
  await db.transact((tx) => payOrderByBalance(tx, { userId, id, now: clock() }, payables.order));
}

const ends: Record<string, (led: Led) => Promise<void>> = {
  'the order was closed': async ({ order, waiting }) => {
    must(await waiting.client.call('orderClose', { params: { id: order.id }, body: { reason: 'changedMind' } }));
  },
  'the order was paid from the balance': paidFromBalance,
};

describe.each(Object.entries(ends))('a page that is paid after %s', (_name, end) => {
  it('is found within two intervals, however late, and goes back', async () => {
    const led = await leadToPage();
    await end(led);
    await workFor(15_000);
    expect((await play.get(led.waiting)).state).toBe('closed');
    await workFor(10 * MINUTE_MS);
    await fetch(led.address);
    await play.pay(led.waiting);
    await workFor(TWO_INTERVALS_MS);
    expect(await play.get(led.waiting)).toMatchObject({ state: 'paid', isSurplus: true });
    await play.sendRefundsAfter();
    await play.sendRefundsAfter(11_000);
    expect(await play.refunds(led.waiting)).toMatchObject([{ state: 'succeeded' }]);
  });

  it('is watched until it has expired there, and no longer', async () => {
    const led = await leadToPage();
    const { expiresAt } = await play.get(led.waiting);
    await end(led);
    await workFor(15_000);
    const askAt = async () =>
      await shop.services.db.read
        .selectFrom('payments')
        .select(['ask_at', 'expires_at'])
        .where('id', '=', led.waiting.paymentId)
        .executeTakeFirstOrThrow();
    expect(await askAt()).toEqual({ ask_at: expect.any(Date), expires_at: expiresAt });
    shop.advance(expiresAt.getTime() - shop.services.clock().getTime());
    await workFor(30_000);
    expect(await askAt()).toEqual({ ask_at: null, expires_at: expiresAt });
  });
});

const ways: Record<string, (led: Led) => Promise<void>> = {
  'on the page': async ({ waiting, address }) => {
    await fetch(address);
    await play.pay(waiting);
    await play.notify(waiting);
  },
  'from the balance': paidFromBalance,
};

it.each(Object.entries(ways))(
  'the code that is open elsewhere is closed at its gateway as soon as the order is paid %s',
  async (_way, pay) => {
    const { db } = shop.services;
    await db.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
    const led = await leadToPage();
    const { client } = led.waiting;
    const code = await client.call('orderPay', { params: { id: led.order.id }, body: { gateway: 'wechat' } });
    const { paymentId } = must<{ paymentId: string }>(code);
    const open = { ...led.waiting, gateway: 'wechat', paymentId, outTradeNo: paymentId.replaceAll('-', '') } as const;
    await play.open(open);
    await pay(led);
    // The worker hears of it at once, and no time passes.
    const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'closeEndedPayments'`.execute(
      db.read,
    );
    expect(rows).toHaveLength(1);
    await play.askAfter(0);
    expect((await play.get(open)).state).toBe('closed');
    await expect(play.pay(open)).rejects.toThrow('not paid');
  },
);

it('a page that is handed out while the worker closes the payment is watched, too', async () => {
  const client = await play.newClient();
  const order = await makeOrder(shop, client);
  const paid = await client.call('orderPay', { params: { id: order.id }, body: { gateway: 'alipay' } });
  const { paymentId: id } = must<{ paymentId: string }>(paid);
  const outTradeNo = id.replaceAll('-', '');
  const taken = await play.get({ outTradeNo });
  expect(taken.state).toBe('created');
  must(await client.call('paymentPage', { params: { id } }));
  // The worker works on what it took a moment before.
  await closePayment(shop.services, taken);
  const { db } = shop.services;
  const row = await db.read
    .selectFrom('payments')
    .select(['state', 'ask_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'closed', ask_at: expect.any(Date) });
});
