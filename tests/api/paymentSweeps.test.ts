import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweeps } from '../../apps/server/src/composition/jobHandlers.ts';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { leasePayments } from '../../apps/server/src/modules/money/payments/index.ts';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const TIMEOUT_MS = 2000;

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
beforeAll(async () => {
  shop = await startTestShop({ GATEWAY_TIMEOUT_MS: String(TIMEOUT_MS) });
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

async function asked(waiting: Waiting) {
  return await shop.services.db.read
    .selectFrom('payments')
    .select(['asked_times', 'ask_at'])
    .where('id', '=', waiting.paymentId)
    .executeTakeFirstOrThrow();
}

/** The worker's sweeps of this name, each in its own turn; `isOver` once all of them are through. */
function runSweeps(name: string) {
  const run = { isOver: false, over: Promise.resolve() };
  run.over = Promise.all(
    sweeps.filter((sweep) => sweep.name.includes(name)).map((sweep) => sweep.run(shop.services)),
  ).then(() => {
    run.isOver = true;
  });
  return run;
}

it('nobody else asks while one still may be asking; afterwards it is due as ever', async () => {
  const waiting = await play.startAndOpen({ gateway: 'alipay' });
  await play.faults({ gateway: 'alipay', timeoutOn: ['query'], timeoutMode: 'hang' });
  shop.advance(11_000);
  const first = askDuePayments(shop.services);
  await expect.poll(async () => (await asked(waiting)).asked_times).toBe(1);
  // Four calls, each at its limit.
  shop.advance(4 * TIMEOUT_MS);
  await askDuePayments(shop.services);
  expect((await asked(waiting)).asked_times).toBe(1);
  await first;
  const { ask_at: askAt } = await asked(waiting);
  expect((askAt?.getTime() ?? 0) - shop.services.clock().getTime()).toBeLessThanOrEqual(10_000);
});

it('a gateway that does not answer keeps no payment of the other waiting', async () => {
  const slow = await Promise.all(Array.from({ length: 9 }, () => play.startAndOpen({ gateway: 'alipay' })));
  const waiting = await play.startAndOpen({ gateway: 'wechat' });
  await play.pay(waiting);
  await play.faults({ gateway: 'alipay', timeoutOn: ['query'], timeoutMode: 'hang' });
  shop.advance(11_000);
  const run = runSweeps('payments to ask about');
  await expect.poll(async () => (await play.get(waiting)).state, { timeout: TIMEOUT_MS - 500 }).toBe('paid');
  expect(run.isOver).toBe(false);
  await run.over;
  for (const one of slow) expect((await asked(one)).asked_times).toBe(1);
});

it('a gateway that does not answer keeps no refund of the other waiting', async () => {
  const all = [...Array.from({ length: 9 }, () => 'alipay' as const), 'wechat' as const];
  const paid = await Promise.all(all.map((gateway) => play.paidByCallback({ gateway })));
  for (const waiting of paid) {
    const body = { amountFen: 10_000 };
    await waiting.client.call('walletRechargeRefund', { params: { id: waiting.rechargeId }, body });
  }
  await play.faults({ gateway: 'alipay', timeoutOn: ['refund'], timeoutMode: 'hang' });
  const run = runSweeps('refunds to send');
  const ofWechat = paid.at(-1);
  if (!ofWechat) throw new Error('nothing paid');
  const state = async () => (await play.refunds(ofWechat))[0]?.state;
  await expect.poll(state, { timeout: TIMEOUT_MS - 500 }).toBe('processing');
  expect(run.isOver).toBe(false);
  await run.over;
  await play.faults({ gateway: 'alipay', timeoutOn: [] });
  await play.sendRefundsAfter(11_000);
  for (const waiting of paid) expect(await play.refunds(waiting)).toMatchObject([{ state: 'succeeded' }]);
});

it('what a worker had in hand when it died is taken by another when its lease is over', async () => {
  const waiting = await play.startAndOpen();
  await play.pay(waiting);
  shop.advance(11_000);
  const lease = { gateway: 'wechat', now: shop.services.clock(), leaseMs: 5 * TIMEOUT_MS, limit: 100 } as const;
  const taken = await shop.services.db.transact((tx) => leasePayments(tx, lease));
  expect(taken.map(({ id }) => id)).toContain(waiting.paymentId);
  await play.askAfter(5 * TIMEOUT_MS - 1000);
  expect((await play.get(waiting)).state).toBe('awaiting');
  await play.askAfter(1000);
  expect((await play.get(waiting)).state).toBe('paid');
});
