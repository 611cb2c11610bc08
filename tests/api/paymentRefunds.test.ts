import { MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import {
  createPayment,
  describePayment,
  getPayment,
  requestRefund,
  SURPLUS,
} from '../../apps/server/src/modules/money/payments/index.ts';
import { closeExpiredRecharges } from '../../apps/server/src/modules/money/wallet/index.ts';
import { type Outside, playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

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

interface Books {
  readonly refunds: readonly { outTradeNo: string; outRefundNo: string; amountFen: number; state: string }[];
}

async function refundsThere(waiting: Waiting) {
  const { refunds } = (await shop.sandbox.get(`/control/pay/books?gateway=${waiting.gateway}`)) as Books;
  return refunds.filter(({ outTradeNo }) => outTradeNo === waiting.outTradeNo);
}

/** Sends due refunds until the gateway has decided; WeChat at first only says that it has begun. */
async function finishRefund(waiting: Waiting): Promise<string | undefined> {
  await play.sendRefundsAfter();
  await expect.poll(async () => (await refundsThere(waiting)).some(({ state }) => state === 'processing')).toBe(false);
  await play.sendRefundsAfter(11_000);
  return (await play.refunds(waiting))[0]?.state;
}

async function askBack(waiting: Waiting, amountFen = 10_000): Promise<void> {
  const reply = await waiting.client.call('walletRechargeRefund', {
    params: { id: waiting.rechargeId },
    body: { amountFen },
  });
  if (!reply.flag) throw new Error(reply.msg);
}

/** Paid too late: the recharge has been closed. */
async function payTooLate(gateway: Outside): Promise<Waiting> {
  const waiting = await play.startAndOpen({ gateway });
  await play.askAfter(30 * MINUTE_MS + 6000);
  shop.advance(3 * MINUTE_MS);
  await closeExpiredRecharges(shop.services);
  await play.pay(waiting, true);
  await play.notify(waiting);
  return waiting;
}

const clearing = async () => (await readBalance(shop.services.db.read, houseAccount('clearing'))).balance;

describe.each(['wechat', 'alipay'] as const)('by %s', (gateway) => {
  it('a payment that comes after the end goes back by itself', async () => {
    const waiting = await payTooLate(gateway);
    expect(await play.get(waiting)).toMatchObject({ state: 'paid', isSurplus: true });
    expect(await clearing()).toBe(10_000);
    expect(await finishRefund(waiting)).toBe('succeeded');
    expect(await refundsThere(waiting)).toMatchObject([{ amountFen: 10_000, state: 'succeeded' }]);
    expect(await clearing()).toBe(0);
  });

  it('the second of two payments for one thing goes back by itself', async () => {
    const first = await play.startAndOpen({ gateway });
    const { userId } = await play.get(first);
    const { id } = await shop.services.db.transact((tx) =>
      createPayment(tx, {
        userId,
        payable: { kind: 'recharge', id: first.rechargeId },
        gateway,
        amountFen: 10_000,
        title: '再付一次',
        expiresAt: new Date(shop.services.clock().getTime() + 10 * MINUTE_MS),
        now: shop.services.clock(),
      }),
    );
    const second = { ...first, paymentId: id, outTradeNo: id.replaceAll('-', '') };
    await play.open(second);
    await Promise.all([play.pay(first), play.pay(second)]);
    await Promise.all([play.notify(first), play.notify(second)]);
    const payments = [await play.get(first), await play.get(second)];
    expect(payments.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(payments.filter(({ isSurplus }) => isSurplus)).toHaveLength(1);
    expect(await play.balanceFen(first.client)).toBe(10_000);
    expect(await finishRefund(payments[0]?.isSurplus ? first : second)).toBe('succeeded');
  });

  it('what is asked back goes back once, even if the answers get lost', async () => {
    const waiting = await play.paidByCallback({ gateway });
    await askBack(waiting);
    expect(await play.balanceFen(waiting.client)).toBe(0);
    await play.faults({ timeoutOn: ['refund', 'queryRefund'] });
    await play.sendRefundsAfter();
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'requested' }]);
    await play.sendRefundsAfter(11_000);
    await play.faults({ timeoutOn: [] });
    shop.advance(11_000);
    expect(await finishRefund(waiting)).toBe('succeeded');
    expect(await refundsThere(waiting)).toHaveLength(1);
    expect(await play.balanceFen(waiting.client)).toBe(0);
  });

  it('a refund that fails gives the user the money again, with an alarm', async () => {
    const waiting = await play.paidByCallback({ gateway });
    await askBack(waiting);
    const alarms = await play.alarms('payment.refundFailed');
    await play.faults({ failRefunds: 'closed' });
    expect(await finishRefund(waiting)).toBe('failed');
    expect(await play.balanceFen(waiting.client)).toBe(10_000);
    expect(await play.alarms('payment.refundFailed')).toBe(alarms + 1);
    await play.faults({ failRefunds: null });
    await askBack(waiting);
    await play.sendRefundsAfter();
    await expect.poll(async () => (await refundsThere(waiting)).at(-1)?.state).toBe('succeeded');
    await play.sendRefundsAfter(11_000);
    expect((await play.refunds(waiting)).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
  });

  it('a refusal for want of funds is no end', async () => {
    const waiting = await play.paidByCallback({ gateway });
    await askBack(waiting);
    await play.faults({ failRefunds: 'notEnough', failRefundsTimes: 1 });
    const alarms = await play.alarms('payment.refundRefused');
    await play.sendRefundsAfter();
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'requested' }]);
    expect(await play.alarms('payment.refundRefused')).toBe(alarms + 1);
    shop.advance(11_000);
    expect(await finishRefund(waiting)).toBe('succeeded');
  });

  it('a gateway in trouble is asked again under the same number', async () => {
    const waiting = await play.paidByCallback({ gateway });
    await askBack(waiting);
    await play.faults({ failRefunds: 'systemError', failRefundsTimes: 1 });
    await play.sendRefundsAfter();
    shop.advance(11_000);
    expect(await finishRefund(waiting)).toBe('succeeded');
    expect(await refundsThere(waiting)).toHaveLength(1);
  });

  it('a callback about a refund ends it, 50 of them once', async () => {
    const waiting = await play.paidByCallback({ gateway });
    await askBack(waiting);
    await play.sendRefundsAfter();
    await expect.poll(async () => (await refundsThere(waiting))[0]?.state).toBe('succeeded');
    const [refund] = await refundsThere(waiting);
    const answers = await play.notify(waiting, { times: 50, outRefundNo: refund?.outRefundNo ?? '' });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([gateway === 'wechat' ? 204 : 200]));
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'succeeded' }]);
  });
});

/** The answer of paymentGet; by now the client's token has expired. */
async function shown(waiting: Waiting) {
  const { userId } = await play.get(waiting);
  return describePayment(await getPayment(shop.services.db.read, { userId, id: waiting.paymentId }));
}

it('a surplus that cannot go back waits for finance, with its money in clearing', async () => {
  const before = await clearing();
  const waiting = await payTooLate('wechat');
  expect(await shown(waiting)).toMatchObject({ state: 'paid', isReturned: true });
  await play.faults({ failRefunds: 'closed' });
  const alarms = await play.alarms('payment.refundStuck');
  expect(await finishRefund(waiting)).toBe('stuck');
  expect(await clearing()).toBe(before + 10_000);
  expect(await play.alarms('payment.refundStuck')).toBe(alarms + 1);
  expect(await shown(waiting)).toMatchObject({ state: 'paid', isReturned: false });
  const payment = await play.get(waiting);
  const request = { payment, amountFen: 10_000, causeKind: SURPLUS, causeId: payment.id, reason: '再退一次' };
  const ask = shop.services.db.transact((tx) => requestRefund(tx, { ...request, now: shop.services.clock() }));
  await expect(ask).rejects.toMatchObject({ errorCode: 'REFUND_STUCK' });
});

describe('a refund that is abnormal', () => {
  const finishByHand = async (waiting: Waiting): Promise<string> => {
    const outRefundNo = (await refundsThere(waiting))[0]?.outRefundNo ?? '';
    await shop.sandbox.post('/control/pay/finishRefund', { gateway: 'wechat', outRefundNo });
    return outRefundNo;
  };
  const becomeAbnormal = async (): Promise<Waiting> => {
    const waiting = await play.paidByCallback();
    await askBack(waiting);
    await play.faults({ failRefunds: 'abnormal' });
    expect(await finishRefund(waiting)).toBe('processing');
    return waiting;
  };

  it('stays under way, with an alarm; the user does not get the money twice when it is finished by hand', async () => {
    const alarms = await play.alarms('payment.refundAbnormal');
    const waiting = await becomeAbnormal();
    expect(await play.alarms('payment.refundAbnormal')).toBe(alarms + 1);
    expect(await play.balanceFen(waiting.client)).toBe(0);
    await finishByHand(waiting);
    await play.sendRefundsAfter(11_000);
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'succeeded' }]);
    expect(await play.balanceFen(waiting.client)).toBe(0);
  });

  it('is told so by a callback, and of its end by another', async () => {
    const waiting = await becomeAbnormal();
    const outRefundNo = (await play.refunds(waiting))[0]?.out_refund_no ?? '';
    const alarms = await play.alarms('payment.refundAbnormal');
    expect(await play.notify(waiting, { outRefundNo, times: 3 })).toMatchObject([{ status: 204 }, {}, {}]);
    // Told when it became so, and not again.
    expect(await play.alarms('payment.refundAbnormal')).toBe(alarms);
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'processing' }]);
    await finishByHand(waiting);
    expect(await play.notify(waiting, { outRefundNo })).toMatchObject([{ status: 204 }]);
    expect(await play.refunds(waiting)).toMatchObject([{ state: 'succeeded' }]);
  });
});

it('a refund is booked from clearing to the gateway before the user’s account is touched, as a capture is', async () => {
  const waiting = await play.paidByCallback();
  await askBack(waiting);
  expect(await finishRefund(waiting)).toBe('succeeded');
  const [refund] = await play.refunds(waiting);
  const { rows } = await sql<{ cause_kind: string }>`
    select cause_kind from ledger_transfers where cause_id in (${refund?.id}, ${refund?.cause_id})
      and phase in ('posted', 'post') order by id`.execute(shop.services.db.read);
  expect(rows.map((row) => row.cause_kind)).toEqual(['gatewayRefund', 'rechargeRefund']);
});
