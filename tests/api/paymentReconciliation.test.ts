import { newId, businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileDay } from '../../apps/server/src/flows/reconcileDay.ts';
import { settleCapture } from '../../apps/server/src/flows/settleCapture.ts';
import { payables } from '../../apps/server/src/flows/payables.ts';
import { reconcile } from '../../apps/server/src/jobs/reconcile.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let day: string;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
  await play.faults({ drop: true, refundDelayMs: 0 });
});
beforeEach(() => {
  day = businessDay(new Date());
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const differences = () =>
  shop.services.db.read
    .selectFrom('reconciliation_differences')
    .select(['gateway', 'kind', 'number', 'difference', 'theirs_fen', 'ours_fen', 'state'])
    .orderBy('number')
    .execute();

describe.each(['wechat', 'alipay'] as const)('the statement of %s', (gateway) => {
  it('finds a payment that no callback and no question found, and agrees with the books then', async () => {
    const known = await play.paidByCallback({ gateway });
    const lost = await play.startAndOpen({ gateway, amountFen: 5000 });
    await play.pay(lost);
    await known.client.call('walletRechargeRefund', { params: { id: known.rechargeId }, body: { amountFen: 10_000 } });
    await play.sendRefundsAfter();
    await expect
      .poll(async () => {
        await play.sendRefundsAfter(11_000);
        return (await play.refunds(known))[0]?.state;
      })
      .toBe('succeeded');

    expect(await reconcileDay(shop.services, { gateway, day })).toEqual([]);
    expect(await play.get(lost)).toMatchObject({ state: 'paid' });
    const row = await shop.services.db.read
      .selectFrom('reconciliations')
      .select(['captures', 'captured_fen', 'refunds', 'refunded_fen'])
      .where('gateway', '=', gateway)
      .executeTakeFirst();
    expect(row).toEqual({ captures: 2, captured_fen: 15_000, refunds: 1, refunded_fen: 10_000 });
  });
});

it('what only one side has is kept as a difference, and resolved by a run without it', async () => {
  const { services } = shop;
  // Only there: a trade under a number that we do not know.
  const foreignId = newId();
  const outTradeNo = foreignId.replaceAll('-', '');
  const expiresAt = new Date(Date.now() + 600_000);
  await services.wechatPay.openNative({ outTradeNo, amountFen: 700, title: '旧库', expiresAt });
  await play.pay({ gateway: 'wechat', outTradeNo });
  // Only here: money that the gateway never had.
  const invented = await play.startAndOpen();
  const capture = {
    outTradeNo: invented.outTradeNo,
    transactionId: 'invented',
    amountFen: 10_000,
    paidAt: new Date(),
  };
  await settleCapture(services, { gateway: 'wechat', capture }, payables);

  const alarms = await play.alarms('payment.statementDiffers');
  await reconcileDay(services, { gateway: 'wechat', day });
  const found = { gateway: 'wechat', kind: 'capture', state: 'open' };
  expect(await differences()).toEqual(
    [
      { ...found, number: outTradeNo, difference: 'onlyThere', theirs_fen: 700, ours_fen: null },
      { ...found, number: invented.outTradeNo, difference: 'onlyHere', theirs_fen: null, ours_fen: 10_000 },
    ].toSorted((a, b) => (a.number < b.number ? -1 : 1)),
  );
  expect(await play.alarms('payment.statementDiffers')).toBe(alarms + 1);

  // The unknown number turns up here; its payable does not want it, so it goes back.
  const client = await play.newClient();
  const waiting = await play.start({ client });
  const { userId } = await play.get(waiting);
  await services.db.transact((tx) =>
    sql`
      insert into payments (user_id, id, payable_kind, payable_id, gateway, out_trade_no, title, amount_fen, state,
        created_at, expires_at, ask_at)
      values (${userId}, ${foreignId}, 'recharge', ${newId()}, 'wechat', ${outTradeNo}, '旧库', 700, 'created',
        now(), now() + interval '1 hour', now() + interval '1 hour')`.execute(tx),
  );
  await reconcileDay(services, { gateway: 'wechat', day });
  expect((await differences()).map(({ number, state }) => [number, state])).toEqual(
    [
      [outTradeNo, 'resolved'],
      [invented.outTradeNo, 'open'],
    ].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
  expect(await play.get({ outTradeNo })).toMatchObject({ state: 'paid', isSurplus: true });
});

it('the daily job compares the day before at both gateways', async () => {
  shop.advance(DAY_MS);
  await reconcile(shop.services);
  const rows = await shop.services.db.read
    .selectFrom('reconciliations')
    .select(['gateway', 'day', 'compared_at'])
    .orderBy('gateway')
    .execute();
  expect(rows.map((row) => [row.gateway, row.day])).toEqual([
    ['alipay', day],
    ['wechat', day],
  ]);
  expect(Math.min(...rows.map((row) => row.compared_at.getTime()))).toBeGreaterThan(Date.now() + DAY_MS / 2);
});
