import { errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeStuckRefund } from '../support/makeStuckRefund.ts';
import { playPayments } from '../support/playPayments.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly amountFen: number;
  readonly refundedFen: number;
  readonly isSurplus: boolean;
  readonly user: { id: string; name: string; phoneNumber: string | null };
}

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
  finance = await signInStaff(shop, ['finance']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const find = async (query: string, staff = finance) =>
  must<{ items: Row[]; nextCursor: string | null; searchedFrom: string | null }>(
    await staff.call('staffPaymentList', { query }),
  );
const idsOf = ({ items }: { items: Row[] }) => items.map(({ id }) => id);

describe('payments', () => {
  it('are found by our number, the gateway’s, a refund’s, the user, the day and the amount', async () => {
    const paid = await play.paidByCallback({ amountFen: 12_300 });
    const { transactionId, userId } = await play.get(paid);
    const today = businessDay(shop.services.clock());
    for (const query of [
      `number=${paid.outTradeNo}`,
      `number=${transactionId}`,
      `userId=${userId}`,
      `minFen=12300&maxFen=12300`,
      `state=paid&gateway=wechat&fromDay=${today}&toDay=${today}&minFen=12300&maxFen=12300`,
    ]) {
      expect(idsOf(await find(query)), query).toEqual([paid.paymentId]);
    }
    // Amounts have no index: what was not looked at is said.
    const { searchedFrom } = await find('minFen=12300');
    const days = (shop.services.clock().getTime() - Date.parse(searchedFrom ?? '')) / DAY_MS;
    expect(Math.floor(days)).toBe(31);
    expect((await find(`minFen=12300&fromDay=${today}`)).searchedFrom).toBeNull();
    expect((await find(`number=${paid.outTradeNo}`)).searchedFrom).toBeNull();
    expect(idsOf(await find(`number=${paid.outTradeNo}&state=closed`))).toEqual([]);
    expect(idsOf(await find(`userId=${newId()}`))).toEqual([]);
    expect((await find(`userId=${userId}`)).items[0]?.user).toMatchObject({
      id: userId,
      name: expect.stringMatching(/^.\*\*$/),
      phoneNumber: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
    });
  });

  it('come newest first, page by page, each once', async () => {
    const client = await play.newClient();
    for (let nth = 0; nth < 3; nth += 1) await play.start({ client });
    const all = idsOf(await find('state=open'));
    expect(all.length).toBeGreaterThanOrEqual(3);
    const made = await shop.services.db.read
      .selectFrom('payments')
      .select('id')
      .where('state', 'in', ['created', 'awaiting'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(all).toEqual(made.map(({ id }) => id).slice(0, 50));
  });

  it('one has its notifications, refunds and transfers, with both accounts', async () => {
    const stuck = await makeStuckRefund(shop);
    finance = await signInStaff(shop, ['finance']);
    const [refund] = await play.refunds(stuck);
    expect(idsOf(await find(`number=${refund?.out_refund_no}`))).toEqual([stuck.paymentId]);
    expect(idsOf(await find('state=surplus'))).toContain(stuck.paymentId);
    expect((await find('state=surplus')).items[0]).toMatchObject({ isSurplus: true, refundedFen: 10_000 });
    must(
      await finance.call('staffRefundSettle', {
        params: { id: stuck.refundId },
        body: { proof: 'ICBC-20261118-77', note: '已转账' },
      }),
    );
    expect(must(await finance.call('staffPaymentGet', { params: { id: stuck.paymentId } }))).toMatchObject({
      state: 'paid',
      isSurplus: true,
      orderNo: null,
      notifications: [{ kind: 'capture', outcome: 'applied', number: stuck.outTradeNo }],
      refunds: [{ id: stuck.refundId, state: 'succeeded', went: 'bank', proof: 'ICBC-20261118-77' }],
      transfers: [
        { amount: 10_000, cause: { kind: 'payment' }, from: { purpose: 'gatewayWechat', owner: null } },
        { amount: 10_000, cause: { kind: 'refundSettled' }, from: { purpose: 'clearing' }, to: { purpose: 'bank' } },
      ],
    });
    const done = must<{ items: { id: string }[] }>(await finance.call('staffRefundFind', { query: 'view=done' }));
    expect(done.items.map(({ id }) => id)).toContain(stuck.refundId);
  });

  it('the gateway is asked now, with an audit row', async () => {
    const waiting = await play.startAndOpen();
    await play.pay(waiting);
    const note = '用户说已付';
    const ask = (headers?: Record<string, string>) =>
      finance.call('staffPaymentAsk', {
        params: { id: waiting.paymentId },
        body: { note },
        ...(headers && { headers }),
      });
    const headers = { 'idempotency-key': newId() };
    expect(must(await ask(headers))).toEqual({ state: 'paid' });
    expect(must(await ask(headers))).toEqual({ state: 'paid' });
    expect(await play.balanceFen(waiting.client)).toBe(10_000);
    const rows = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['action', 'before', 'after'])
      .where('target_id', '=', waiting.paymentId)
      .execute();
    expect(rows).toEqual([{ action: 'payment.ask', before: { state: 'awaiting' }, after: { state: 'paid', note } }]);
    expect((await ask()).data).toEqual({ state: 'paid' });
  });

  it('a refund that a person finished at the gateway is known when it is asked about', async () => {
    const paid = await play.paidByCallback();
    must(
      await paid.client.call('walletRechargeRefund', { params: { id: paid.rechargeId }, body: { amountFen: 10_000 } }),
    );
    await play.faults({ failRefunds: 'abnormal' });
    await play.sendRefundsAfter();
    await play.sendRefundsAfter(11_000);
    const [refund] = await play.refunds(paid);
    const running = must<{ items: { id: string }[] }>(await finance.call('staffRefundFind', { query: 'view=running' }));
    expect(running.items.map(({ id }) => id)).toContain(refund?.id);
    const ask = async () =>
      must(
        await finance.call('staffRefundAsk', { params: { id: refund?.id ?? '' }, body: { note: '商户平台已处理' } }),
      );
    expect(await ask()).toEqual({ state: 'processing' });
    await shop.sandbox.post('/control/pay/finishRefund', { gateway: 'wechat', outRefundNo: refund?.out_refund_no });
    expect(await ask()).toEqual({ state: 'succeeded' });
  });
});

it('orders read payments and do not touch them; others find nothing there', async () => {
  const paid = await play.paidByCallback();
  const [orders, goods] = await Promise.all([signInStaff(shop, ['orders']), signInStaff(shop, ['goods'])]);
  expect(idsOf(await find(`number=${paid.outTradeNo}`, orders))).toEqual([paid.paymentId]);
  const ask = { params: { id: paid.paymentId }, body: { note: '看' } };
  expect((await orders.call('staffPaymentGet', { params: ask.params })).status).toBe(200);
  for (const staff of [orders, goods]) expect((await staff.call('staffPaymentAsk', ask)).status).toBe(404);
  expect((await goods.call('staffPaymentList')).status).toBe(404);
  expect((await goods.call('staffPaymentGet', { params: ask.params })).status).toBe(404);
  expect((await createShopClient(shop).call('staffPaymentList')).status).toBe(401);
  expect((await finance.call('staffPaymentAsk', { ...ask, params: { id: newId() } })).code).toBe(
    errorCodes.NOT_FOUND.code,
  );
  expect((await finance.call('staffPaymentList', { query: 'number=%27' })).status).toBe(400);
  expect((await finance.call('staffPaymentList', { query: 'cursor=abcdefgh' })).status).toBe(400);
});
