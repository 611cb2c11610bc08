import { errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reconcileDay } from '../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import type { ShopServices } from '../../apps/server/src/flows/ShopServices.ts';
import { jobHandlers } from '../../apps/server/src/composition/jobHandlers.ts';
import { handAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import type { StatementLine } from '../../apps/server/src/platform/gateways/Gateway.ts';
import { GatewayError } from '../../apps/server/src/platform/gateways/GatewayError.ts';
import { approveRequest, seeRequest } from '../support/approveRequest.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

interface Difference {
  readonly gateway: 'wechat';
  readonly day: string;
  readonly kind: 'capture' | 'refund';
  readonly number: string;
  readonly state: string;
  readonly deltaFen: number;
  readonly guess: string;
  readonly how: string | null;
  readonly evidence: Record<string, unknown>;
  readonly approval: { id: string } | null;
}

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let paid: Waiting;
let finance: StaffClient;
const day = businessDay(new Date());
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
  await play.faults({ drop: true });
  paid = await play.paidByCallback();
  finance = await signInStaff(shop, ['finance']);
});
beforeEach(async () => {
  await shop.owner.transact((tx) =>
    sql`truncate reconciliations, reconciliation_runs, statement_lines, reconciliation_differences, difference_resolutions cascade`.execute(
      tx,
    ),
  );
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const lineOf = (number: string, amountFen: number, kind: StatementLine['kind'] = 'capture'): StatementLine => ({
  kind,
  outTradeNo: paid.outTradeNo,
  outRefundNo: kind === 'refund' ? number : null,
  transactionId: `T${number}`,
  amountFen,
  at: shop.services.clock(),
  ...(kind === 'capture' && { outTradeNo: number }),
});
const own = () => lineOf(paid.outTradeNo, 10_000);
/** Compares the day with a statement that the gateway has like this. */
async function compare(lines: readonly StatementLine[] | GatewayError): Promise<void> {
  const { gateways } = shop.services;
  const statement = () => (lines instanceof GatewayError ? Promise.reject(lines) : Promise.resolve(lines));
  const services: ShopServices = {
    ...shop.services,
    gateways: { ...gateways, wechat: { ...gateways.wechat, statement } },
  };
  await reconcileDay(services, { gateway: 'wechat', day }).catch(() => null);
}
const list = async (query = '') =>
  must<{ items: Difference[] }>(await finance.call('staffDifferenceList', { query })).items;
const keyOf = ({ gateway, day: of, kind, number }: Difference) => ({ gateway, day: of, kind, number });
const rowOf = async (number: string) =>
  await shop.services.db.read
    .selectFrom('reconciliation_differences')
    .select(['state', 'run_id', 'resolved_at'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
const wechatFen = async () => (await readBalance(shop.services.db.read, handAccount('gatewayWechat'))).balance;

it('days by gateway have their state, and one shows the statement beside the books', async () => {
  const stateOf = async () => {
    const { items } = must<{ items: { gateway: string; day: string; state: string; open: number }[] }>(
      await finance.call('staffReconcileDays', { query: `fromDay=${day}&toDay=${day}` }),
    );
    return items.find(({ gateway }) => gateway === 'wechat')?.state;
  };
  expect(await stateOf()).toBe('waiting');
  await compare(new GatewayError('unknown', 'BAD_REPLY'));
  expect(await stateOf()).toBe('failed');
  await compare([own()]);
  expect(await stateOf()).toBe('matched');
  await compare([own(), lineOf('X000001', 5800, 'refund')]);
  expect(await stateOf()).toBe('differences');
  const one = must<{ gateways: { gateway: string; theirs: unknown; ours: unknown }[] }>(
    await finance.call('staffReconcileDay', { params: { day } }),
  );
  expect(one.gateways.find(({ gateway }) => gateway === 'wechat')).toMatchObject({
    open: 1,
    theirs: { captures: 1, capturedFen: 10_000, refunds: 1, refundedFen: 5800 },
    ours: { captures: 1, capturedFen: 10_000, refunds: 0, refundedFen: 0 },
  });
});

it('a difference has a guess, its evidence and what the gateway has more', async () => {
  await compare([lineOf(paid.outTradeNo, 20_000), lineOf('X000002', 5800, 'refund'), lineOf('X000003', 100)]);
  const found = await list();
  expect(found.map(({ number, guess, deltaFen }) => [number, guess, deltaFen])).toEqual(
    expect.arrayContaining([
      [paid.outTradeNo, 'chargedTwice', 10_000],
      ['X000002', 'foreign', -5800],
      ['X000003', 'foreign', 100],
    ]),
  );
  expect(found.find(({ number }) => number === 'X000002')?.evidence).toMatchObject({
    tradeNo: paid.outTradeNo,
    paymentId: paid.paymentId,
    amountFen: 10_000,
    refundedFen: 0,
  });
  await compare([]);
  expect(await list()).toMatchObject([{ number: paid.outTradeNo, difference: 'onlyHere', deltaFen: -10_000 }]);
});

it('one that is found again is open and the new run’s, whether it had been open or had gone by itself', async () => {
  const foreign = lineOf('X000004', 100);
  await compare([own(), foreign]);
  const first = await rowOf('X000004');
  await compare([own(), foreign]);
  const second = await rowOf('X000004');
  expect([first.state, second.state, second.run_id === first.run_id]).toEqual(['open', 'open', false]);
  await compare([own()]);
  expect(await rowOf('X000004')).toMatchObject({ state: 'resolved' });
  await compare([own(), foreign]);
  const again = await rowOf('X000004');
  expect([again.state, again.resolved_at, again.run_id === second.run_id]).toEqual(['open', null, false]);
});

it('an explanation holds while the amounts do, and no longer', async () => {
  await compare([own(), lineOf('X000005', 100)]);
  const [found] = await list();
  const explain = (headers?: Record<string, string>) =>
    finance.call('staffDifferenceExplain', {
      body: { ...keyOf(found as Difference), reason: '渠道舍入，已确认' },
      ...(headers && { headers }),
    });
  const headers = { 'idempotency-key': newId() };
  expect(must(await explain(headers))).toEqual({ state: 'resolved' });
  expect(must(await explain(headers))).toEqual({ state: 'resolved' });
  expect((await explain()).code).toBe(errorCodes.DIFFERENCE_SETTLED.code);
  await compare([own(), lineOf('X000005', 100)]);
  expect(await list()).toEqual([]);
  expect(await list('state=resolved')).toMatchObject([
    { number: 'X000005', how: 'explained', reason: '渠道舍入，已确认' },
  ]);
  await compare([own(), lineOf('X000005', 101)]);
  expect(await list()).toMatchObject([{ number: 'X000005', state: 'open', how: null }]);
});

it('is booked by hand with a second person, both sides shown, once; the gateway’s account then has it', async () => {
  await compare([own(), lineOf('X000006', 5800, 'refund')]);
  const [found] = await list();
  const before = await wechatFen();
  const body = { ...keyOf(found as Difference), counter: 'sales', reason: '商家后台手工退，补记' };
  const { approval } = must<{ approval: { id: string } }>(await finance.call('staffDifferenceBook', { body }));
  expect((await finance.call('staffDifferenceBook', { body })).code).toBe(errorCodes.APPROVAL_WAITS.code);
  expect(await list()).toMatchObject([{ number: 'X000006', approval: { id: approval.id } }]);
  const second = await signInStaff(shop, ['finance']);
  expect((await seeRequest(second, approval.id)).changes).toMatchObject([
    { what: '付出：商品销售', after: '−58.00' },
    { what: '收到：网关·微信', after: '+58.00' },
    { what: `差异 ${day}`, before: '未平', after: '已平' },
  ]);
  expect((await approveRequest(shop, finance, approval.id)).code).toBe(errorCodes.APPROVAL_OWN.code);
  expect(await wechatFen()).toBe(before);
  expect(must(await approveRequest(shop, second, approval.id))).toEqual({ state: 'executed' });
  expect(await wechatFen()).toBe(before + 5800);
  expect(await list('state=resolved')).toMatchObject([{ number: 'X000006', how: 'booked' }]);
  await compare([own(), lineOf('X000006', 5800, 'refund')]);
  expect(await list()).toEqual([]);
  expect(must<{ items: unknown[] }>(await finance.call('staffBookingList')).items[0]).toMatchObject({
    from: 'sales',
    to: 'gatewayWechat',
    amountFen: 5800,
    state: 'done',
  });
});

it('a booking whose difference went by itself is found changed; a free one moves between accounts of the house', async () => {
  await compare([own(), lineOf('X000007', 100)]);
  const [found] = await list();
  const body = { ...keyOf(found as Difference), counter: 'differences', reason: '先挂差错' };
  const asked = must<{ approval: { id: string } }>(await finance.call('staffDifferenceBook', { body }));
  await compare([own()]);
  const second = await signInStaff(shop, ['finance']);
  const before = await wechatFen();
  expect(must(await approveRequest(shop, second, asked.approval.id))).toEqual({ state: 'changed' });
  expect(await wechatFen()).toBe(before);
  const free = { from: 'bank', to: 'gatewayFees', amountFen: 1200, reason: '银行手续费' };
  const { approval } = must<{ approval: { id: string } }>(await finance.call('staffBookingRequest', { body: free }));
  expect(must(await approveRequest(shop, second, approval.id))).toEqual({ state: 'executed' });
  const same = await finance.call('staffBookingRequest', { body: { ...free, to: 'bank' } });
  expect(same.code).toBe(errorCodes.BOOKING_SAME_ACCOUNT.code);
});

it('a day is compared again by a worker; the statement is there as the gateway has it', async () => {
  const yesterday = businessDay(new Date(Date.now() - DAY_MS));
  const run = (of: string) => finance.call('staffReconcileRun', { body: { gateway: 'wechat', day: of } });
  expect((await run(businessDay(shop.services.clock()))).code).toBe(errorCodes.RECONCILE_TOO_EARLY.code);
  expect(must(await run(yesterday))).toEqual({ state: 'queued' });
  await jobHandlers.reconcileDay(shop.services, { gateway: 'wechat', day: yesterday });
  const compared = await shop.services.db.read.selectFrom('reconciliations').select('captures').execute();
  expect(compared).toHaveLength(1);
  const query = `gateway=wechat&day=${day}`;
  const reply = await fetch(`${shop.apiUrl}/api/staff/reconcile/statement?${query}`, {
    headers: { 'User-Type': 'Staff', token: finance.token, anonymous: 'a'.repeat(32) },
  });
  expect([reply.status, reply.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="wechat-${day}.csv"`,
  ]);
  expect(await reply.text()).toContain(paid.outTradeNo);
});

it('what arrived at the bank is entered, changed with the version read, and compared', async () => {
  await shop.owner.transact((tx) =>
    sql`insert into gateway_bills (gateway, day, booked_at) values ('wechat', ${day}, now()) on conflict do nothing`.execute(
      tx,
    ),
  );
  const enter = (amountFen: number, version: number, staff = finance) =>
    staff.call('staffSettlementArrive', {
      body: { gateway: 'wechat', day, amountFen, arrivedOn: day, note: '', version },
    });
  expect(must(await enter(500, 0))).toEqual({ version: 1, bankDeltaFen: 500 });
  const other = await signInStaff(shop, ['finance']);
  const conflict = await enter(600, 0, other);
  expect([conflict.status, conflict.code]).toEqual([409, errorCodes.ARRIVAL_CHANGED.code]);
  expect(must(await enter(0, 1, other))).toEqual({ version: 2, bankDeltaFen: 0 });
  const page = must<{ items: { day: string; arrival: unknown; bankDeltaFen: number }[] }>(
    await finance.call('staffSettlementList'),
  );
  expect(page.items.find((one) => one.day === day)).toMatchObject({
    arrival: { amountFen: 0, version: 2 },
    bankDeltaFen: 0,
  });
});

it('is finance’s alone', async () => {
  const orders = await signInStaff(shop, ['orders']);
  for (const name of [
    'staffReconcileDays',
    'staffDifferenceList',
    'staffSettlementList',
    'staffBookingList',
  ] as const) {
    expect((await orders.call(name)).status, name).toBe(404);
    expect((await createShopClient(shop).call(name)).status, name).toBe(401);
  }
  const body = { gateway: 'wechat', day, kind: 'capture', number: 'none', reason: '没有' };
  expect((await finance.call('staffDifferenceExplain', { body })).status).toBe(404);
  expect((await finance.call('staffDifferenceExplain', { body: { ...body, day: 'x' } })).status).toBe(400);
});
