import { errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseAccount, readBalance, userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { closeExpiredRecharges } from '../../apps/server/src/modules/money/wallet/index.ts';
import { reconcileDay } from '../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import { brokenInWindows } from '../support/brokenInWindows.ts';
import { must } from '../support/makeBuyer.ts';
import { type Outside, playPayments, type Waiting } from '../support/playPayments.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let finance: StaffClient;
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
afterAll(async () => {
  // The windows of the hourly run take no refund that finance ended for a fault.
  const inWindows = await shop.services.db.transact(brokenInWindows, { isolation: 'repeatable read', readOnly: true });
  expect([...inWindows]).toEqual([]);
  await shop.stop();
});

/** Paid too late: nobody wants it, and it goes back by itself. */
async function payTooLate(gateway: Outside): Promise<Waiting> {
  const waiting = await play.startAndOpen({ gateway });
  await play.askAfter(30 * MINUTE_MS + 6000);
  shop.advance(3 * MINUTE_MS);
  await closeExpiredRecharges(shop.services);
  await play.pay(waiting, true);
  await play.notify(waiting);
  return waiting;
}

async function sentUntil(waiting: Waiting, state: string): Promise<void> {
  await expect
    .poll(async () => {
      await play.sendRefundsAfter(11_000);
      return (await play.refunds(waiting)).at(-1)?.state;
    })
    .toBe(state);
}

/** A surplus payment whose refund the gateway refuses for good. */
async function makeStuck(gateway: Outside = 'wechat', fault = 'closed'): Promise<Waiting & { refundId: string }> {
  const waiting = await payTooLate(gateway);
  await play.faults({ failRefunds: fault });
  await sentUntil(waiting, 'stuck');
  await play.faults({ failRefunds: null });
  finance = await signInStaff(shop, ['finance']);
  return { ...waiting, refundId: (await play.refunds(waiting))[0]?.id ?? '' };
}

const note = '与用户电话核实';
const resend = (id: string, staff = finance, headers?: Record<string, string>) =>
  staff.call('staffRefundResend', { params: { id }, body: { note }, ...(headers && { headers }) });
const reroute = (id: string, staff = finance) => staff.call('staffRefundReroute', { params: { id }, body: { note } });
const settle = (id: string, proof = '2026111800001234', staff = finance, headers?: Record<string, string>) =>
  staff.call('staffRefundSettle', { params: { id }, body: { proof, note }, ...(headers && { headers }) });
const house = async (purpose: 'clearing' | 'bank') =>
  (await readBalance(shop.services.db.read, houseAccount(purpose))).balance;
const auditOf = async (id: string) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['staff_id', 'action', 'before', 'after'])
    .where('target_id', '=', id)
    .execute();

describe.each(['wechat', 'alipay'] as const)('by %s', (gateway) => {
  it.each(['closed', 'invalid'])(
    'a refund that is refused for good (%s) is stuck, told once and listed',
    async (fault) => {
      const alarms = await play.alarms('payment.refundStuck');
      const { refundId } = await makeStuck(gateway, fault);
      await play.sendRefundsAfter(HOUR_MS);
      await play.sendRefundsAfter(DAY_MS);
      expect(await play.alarms('payment.refundStuck')).toBe(alarms + 1);
      finance = await signInStaff(shop, ['finance']);
      const page = must<{ items: { id: string }[]; waiting: number; waitingFen: number }>(
        await finance.call('staffRefundList'),
      );
      expect(page.items.find(({ id }) => id === refundId)).toMatchObject({
        state: 'stuck',
        gateway,
        amountFen: 10_000,
        causeKind: 'surplus',
        failure: expect.stringMatching(/./),
      });
      expect(page.waiting).toBe(page.items.length);
      must(await settle(refundId, newId()));
    },
  );

  it('is sent again, and ends as any other', async () => {
    const stuck = await makeStuck(gateway);
    const before = await house('clearing');
    const { id } = must<{ id: string }>(await resend(stuck.refundId));
    await sentUntil(stuck, 'succeeded');
    expect(await house('clearing')).toBe(before - 10_000);
    // WeChat has closed the old number for ever; Alipay has never heard of it.
    const states = (await play.refunds(stuck)).map((refund) => [refund.id === id, refund.state]);
    expect(states).toEqual(
      gateway === 'wechat'
        ? [
            [false, 'failed'],
            [true, 'succeeded'],
          ]
        : [[true, 'succeeded']],
    );
    expect(await auditOf(stuck.refundId)).toMatchObject([
      { staff_id: finance.staffId, action: 'refund.resend', before: { state: 'stuck' }, after: { refundId: id, note } },
    ]);
    expect((await resend(stuck.refundId)).code).toBe(errorCodes.REFUND_NOT_STUCK.code);
  });

  it('want of funds is tried for a day, told once, and then finance’s', async () => {
    const waiting = await payTooLate(gateway);
    await play.faults({ failRefunds: 'notEnough' });
    const [refused, stuck] = [await play.alarms('payment.refundRefused'), await play.alarms('payment.refundStuck')];
    await play.sendRefundsAfter();
    for (let hour = 0; hour < 23; hour += 1) await play.sendRefundsAfter(HOUR_MS);
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'requested' }]);
    expect(await play.alarms('payment.refundRefused')).toBe(refused + 1);
    await play.sendRefundsAfter(HOUR_MS);
    await play.sendRefundsAfter(HOUR_MS);
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'stuck' }]);
    expect(await play.alarms('payment.refundRefused')).toBe(refused + 1);
    expect(await play.alarms('payment.refundStuck')).toBe(stuck + 1);
    await play.faults({ failRefunds: null });
    finance = await signInStaff(shop, ['finance']);
    must(await resend((await play.refunds(waiting))[0]?.id ?? ''));
    await sentUntil(waiting, 'succeeded');
  });
});

it('goes into the balance instead, where it can be spent', async () => {
  const stuck = await makeStuck();
  const { userId } = await play.get(stuck);
  const balance = () => readBalance(shop.services.db.read, userAccount(userId, 'balance'));
  const before = await house('clearing');
  expect(must(await reroute(stuck.refundId))).toEqual({ went: 'balance' });
  expect((await balance()).balance).toBe(10_000);
  expect(await house('clearing')).toBe(before - 10_000);
  expect(await play.refunds(stuck)).toMatchObject([{ state: 'succeeded', went: 'balance', refund_id: null }]);
  expect(await auditOf(stuck.refundId)).toMatchObject([{ action: 'refund.reroute', after: { went: 'balance' } }]);
  expect((await reroute(stuck.refundId)).code).toBe(errorCodes.REFUND_NOT_STUCK.code);
  expect((await balance()).balance).toBe(10_000);
});

it('is settled by hand, with the number of the transfer, once for one key', async () => {
  const stuck = await makeStuck();
  const [bank, clearing] = [await house('bank'), await house('clearing')];
  const headers = { 'idempotency-key': newId() };
  expect(must(await settle(stuck.refundId, 'ICBC-20261118-77', finance, headers))).toEqual({ went: 'bank' });
  expect(must(await settle(stuck.refundId, 'ICBC-20261118-77', finance, headers))).toEqual({ went: 'bank' });
  expect([await house('bank'), await house('clearing')]).toEqual([bank + 10_000, clearing - 10_000]);
  expect(await play.refunds(stuck)).toMatchObject([{ state: 'succeeded', went: 'bank', proof: 'ICBC-20261118-77' }]);
  expect(await auditOf(stuck.refundId)).toMatchObject([
    { action: 'refund.settle', before: { state: 'stuck' }, after: { went: 'bank', proof: 'ICBC-20261118-77', note } },
  ]);
});

it('a gateway that does it after all comes first: nobody pays what was paid', async () => {
  const waiting = await payTooLate('alipay');
  await play.faults({ failRefunds: 'closed' });
  await sentUntil(waiting, 'stuck');
  await play.faults({ failRefunds: null });
  const [refund] = await play.refunds(waiting);
  // Someone has refunded it in the merchant's own pages, under our number.
  await shop.services.gateways.alipay.refund({
    outTradeNo: waiting.outTradeNo,
    outRefundNo: refund?.out_refund_no ?? '',
    amountFen: 10_000,
    totalFen: 10_000,
    reason: '商户平台退款',
    bucket: '5e',
  });
  finance = await signInStaff(shop, ['finance']);
  const bank = await house('bank');
  expect((await settle(refund?.id ?? '')).code).toBe(errorCodes.REFUND_NOT_STUCK.code);
  expect(await play.refunds(waiting)).toMatchObject([{ state: 'succeeded', went: 'gateway' }]);
  expect(await house('bank')).toBe(bank);
});

it('a gateway that claims what finance has ended is refused, and differs in the statement', async () => {
  const stuck = await makeStuck('alipay');
  const [refund] = await play.refunds(stuck);
  must(await settle(stuck.refundId));
  const number = refund?.out_refund_no ?? '';
  const alarms = await play.alarms('payment.callbackRefused');
  await shop.services.gateways.alipay.refund({
    outTradeNo: stuck.outTradeNo,
    outRefundNo: number,
    amountFen: 10_000,
    totalFen: 10_000,
    reason: '商户平台退款',
    bucket: '5e',
  });
  const [answer] = await play.notify(stuck, { outRefundNo: number });
  expect(answer?.status).toBe(409);
  expect(await play.alarms('payment.callbackRefused')).toBeGreaterThan(alarms);
  const differences = await reconcileDay(shop.services, { gateway: 'alipay', day: businessDay(new Date()) });
  expect(differences).toContainEqual(expect.objectContaining({ kind: 'refund', number, difference: 'onlyThere' }));
});

it('an abnormal one can only be asked about; it is told once and listed', async () => {
  const waiting = await payTooLate('wechat');
  const alarms = await play.alarms('payment.refundAbnormal');
  await play.faults({ failRefunds: 'abnormal' });
  await play.sendRefundsAfter();
  await expect
    .poll(async () => {
      await play.sendRefundsAfter(11_000);
      return (await play.refunds(waiting))[0]?.waits_since;
    })
    .not.toBeNull();
  for (let hour = 0; hour < 5; hour += 1) await play.sendRefundsAfter(HOUR_MS);
  expect(await play.alarms('payment.refundAbnormal')).toBe(alarms + 1);
  finance = await signInStaff(shop, ['finance']);
  const [refund] = await play.refunds(waiting);
  const { items } = must<{ items: { id: string; state: string }[] }>(await finance.call('staffRefundList'));
  expect(items.find(({ id }) => id === refund?.id)?.state).toBe('abnormal');
  for (const reply of [
    await resend(refund?.id ?? ''),
    await reroute(refund?.id ?? ''),
    await settle(refund?.id ?? ''),
  ]) {
    expect(reply.code).toBe(errorCodes.REFUND_ABNORMAL.code);
  }
  const finished = { gateway: 'wechat', outRefundNo: refund?.out_refund_no };
  await shop.sandbox.post('/control/pay/finishRefund', finished);
  await sentUntil(waiting, 'succeeded');
});

it('is for finance alone, of refunds that are there, with a note and a number', async () => {
  const stuck = await makeStuck();
  const orders = await signInStaff(shop, ['orders']);
  for (const call of [resend, reroute]) {
    expect((await call(stuck.refundId, orders)).status).toBe(404);
    expect((await call(newId())).status).toBe(404);
  }
  expect((await settle(stuck.refundId, '2026111800001234', orders)).status).toBe(404);
  expect((await settle(newId())).status).toBe(404);
  expect((await settle(stuck.refundId, '已转')).status).toBe(400);
  const bare = { params: { id: stuck.refundId }, body: { note: '' } };
  expect((await finance.call('staffRefundResend', bare)).status).toBe(400);
  expect(await play.refunds(stuck)).toMatchObject([{ state: 'stuck' }]);
  must(await settle(stuck.refundId));
});

it('of several decisions at once, one is done', async () => {
  const stuck = await makeStuck();
  const { userId } = await play.get(stuck);
  const [bank, clearing] = [await house('bank'), await house('clearing')];
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => reroute(stuck.refundId)),
    ...Array.from({ length: 4 }, () => settle(stuck.refundId)),
    ...Array.from({ length: 4 }, () => resend(stuck.refundId)),
  ]);
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  await play.sendRefundsAfter();
  await expect
    .poll(async () => {
      await play.sendRefundsAfter(11_000);
      return (await play.refunds(stuck)).at(-1)?.state;
    })
    .toBe('succeeded');
  expect(await house('clearing')).toBe(clearing - 10_000);
  const balance = (await readBalance(shop.services.db.read, userAccount(userId, 'balance'))).balance;
  expect([0, 10_000]).toContain(balance + (await house('bank')) - bank);
});
