import { businessDay, DAY_MS } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookGatewayBill } from '../../apps/server/src/flows/payments/outside/bookGatewayBill.ts';
import { reconcileDay } from '../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import type { ShopServices } from '../../apps/server/src/flows/ShopServices.ts';
import { reconcile } from '../../apps/server/src/jobs/reconcile.ts';
import { gatewayAccount, houseAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import type { FundLine } from '../../apps/server/src/platform/gateways/Gateway.ts';
import { GatewayError } from '../../apps/server/src/platform/gateways/GatewayError.ts';
import { type Outside, playPayments } from '../support/playPayments.ts';
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

const today = businessDay(new Date());
const tomorrow = businessDay(new Date(Date.now() + DAY_MS));
const house = async (purpose: 'bank' | 'gatewayFees') =>
  (await readBalance(shop.services.db.read, houseAccount(purpose))).balance;
const there = async (gateway: Outside) => (await readBalance(shop.services.db.read, gatewayAccount(gateway))).balance;
const billOf = async (gateway: Outside, day: string) =>
  await shop.services.db.read
    .selectFrom('gateway_bills')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .executeTakeFirst();

describe.each(['wechat', 'alipay'] as const)('the bill of %s', (gateway) => {
  it('brings its fees into the books, and what it gave to the bank; once', async () => {
    const [bank, fees] = [await house('bank'), await house('gatewayFees')];
    await play.paidByCallback({ gateway, amountFen: 10_000 });
    const back = await play.paidByCallback({ gateway, amountFen: 5000 });
    await back.client.call('walletRechargeRefund', { params: { id: back.rechargeId }, body: { amountFen: 5000 } });
    await expect
      .poll(async () => {
        await play.sendRefundsAfter(11_000);
        return (await play.refunds(back))[0]?.state;
      })
      .toBe('succeeded');
    expect(await reconcileDay(shop.services, { gateway, day: today })).toEqual([]);
    expect(await there(gateway)).toBe(-10_000);

    await Promise.all([1, 2, 3].map(() => bookGatewayBill(shop.services, { gateway, day: today })));
    expect(await billOf(gateway, today)).toMatchObject({
      lines: 6,
      opening_fen: 0,
      closing_fen: 9940,
      captured_fen: 15_000,
      refunded_fen: 5000,
      fees_fen: 90,
      fees_back_fen: 30,
      settled_fen: 0,
      differences: [],
    });
    expect([await there(gateway), await house('gatewayFees')]).toEqual([-9940, fees - 60]);

    // At nine the next morning all of it goes to the bank.
    await bookGatewayBill(shop.services, { gateway, day: tomorrow });
    expect(await billOf(gateway, tomorrow)).toMatchObject({
      lines: 1,
      opening_fen: 9940,
      settled_fen: 9940,
      differences: [],
    });
    expect([await there(gateway), await house('bank')]).toEqual([0, bank - 9940]);
    expect(await shop.broken()).toEqual([]);
  });
});

describe('a bill', () => {
  const day = '2026-02-03';
  const issuing = (lines: () => Promise<readonly FundLine[]>): ShopServices => {
    const { gateways } = shop.services;
    return { ...shop.services, gateways: { ...gateways, wechat: { ...gateways.wechat, funds: lines } } };
  };

  it('that does not agree, or has a kind that nobody knows, is told of and not corrected', async () => {
    const alarms = await play.alarms('payment.billDiffers');
    const bank = await house('bank');
    const lines: FundLine[] = [
      { kind: 'capture', type: '交易', amountFen: 700, balanceFen: 1700 },
      { kind: 'other', type: '分账', amountFen: -200, balanceFen: 1500 },
      { kind: 'fee', type: '扣除交易手续费', amountFen: -4, balanceFen: 1490 },
    ];
    await bookGatewayBill(
      issuing(() => Promise.resolve(lines)),
      { gateway: 'wechat', day },
    );
    const booked = await billOf('wechat', day);
    expect(booked).toMatchObject({ opening_fen: 1000, other_fen: -200, fees_fen: 4 });
    expect(booked?.differences).toEqual([expect.stringMatching(/^closing .*less$/), 'unknown 分账']);
    const next: FundLine[] = [{ kind: 'settlement', type: '提现', amountFen: -1400, balanceFen: 0 }];
    await bookGatewayBill(
      issuing(() => Promise.resolve(next)),
      { gateway: 'wechat', day: '2026-02-04' },
    );
    expect((await billOf('wechat', '2026-02-04'))?.differences).toEqual([expect.stringMatching(/^opening .*less$/)]);
    expect(await play.alarms('payment.billDiffers')).toBe(alarms + 3);
    expect(await house('bank')).toBe(bank - 1400);
  });

  it('that cannot be had is told of once a day, and tried again', async () => {
    const alarms = await play.alarms('payment.billFailed');
    const services = issuing(() => Promise.reject(new GatewayError('refused', 'NO_AUTH')));
    const book = () => bookGatewayBill(services, { gateway: 'wechat', day: '2026-02-05' });
    await expect(book()).rejects.toThrow('NO_AUTH');
    await expect(book()).rejects.toThrow('NO_AUTH');
    expect(await play.alarms('payment.billFailed')).toBe(alarms + 1);
    shop.advance(DAY_MS);
    await expect(book()).rejects.toThrow('NO_AUTH');
    expect(await play.alarms('payment.billFailed')).toBe(alarms + 2);
    await bookGatewayBill(
      issuing(() => Promise.resolve([])),
      { gateway: 'wechat', day: '2026-02-05' },
    );
    expect(await billOf('wechat', '2026-02-05')).toMatchObject({ failed_since: null, lines: 0 });
  });

  it('of every day that was compared is booked by the daily run', async () => {
    await reconcile(shop.services);
    const rows = await shop.services.db.read.selectFrom('reconciliations').select(['gateway', 'day']).execute();
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows)
      expect((await billOf(row.gateway as Outside, row.day))?.booked_at).toEqual(expect.any(Date));
  });
});
