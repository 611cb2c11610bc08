import { businessDay, HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { startSandbox } from '../../../../../sandbox/src/testing/startSandbox.ts';
import { createTrades, type Trades } from '../testing/createTrades.ts';
import { type Gateways, startGateways } from '../testing/startGateways.ts';

let gateways: Gateways;
let trades: Trades;
beforeAll(async () => {
  gateways = await startGateways(await startSandbox());
  trades = createTrades(gateways);
});
beforeEach(() => gateways.calm());
afterAll(() => gateways.stop());

const faults = (change: object) => gateways.sandbox.post('/control/pay/faults', { gateway: 'alipay', ...change });

test('a trade exists once its page is opened, is paid, and known by query and callback alike', async () => {
  const alipay = gateways.alipay();
  const unopened = trades.newNumber('P');
  const expiresAt = new Date(gateways.sandbox.now() + HOUR_MS);
  const returnUrl = 'http://127.0.0.1:3000/';
  const request = {
    outTradeNo: unopened,
    amountFen: 1,
    title: '充值',
    expiresAt,
    bucket: '5e',
    returnUrl,
    quitUrl: returnUrl,
    payerAddress: '127.0.0.1',
  };
  expect(new URL((await alipay.pages.computer?.(request)) ?? '').origin).toBe(gateways.sandbox.origin);
  expect(await alipay.query(unopened)).toEqual({ state: 'absent' });
  const outTradeNo = await trades.open('alipay');
  expect(await alipay.query(outTradeNo)).toEqual({ state: 'unpaid' });
  await trades.pay('alipay', outTradeNo);
  const known = await alipay.query(outTradeNo);
  expect(known).toMatchObject({ state: 'paid', capture: { outTradeNo, amountFen: 10_001, paidAt: expect.any(Date) } });
  const { headers, body } = await gateways.callback({ gateway: 'alipay', outTradeNo });
  expect(alipay.readCallback(headers, body)).toEqual({
    id: expect.any(String),
    kind: 'capture',
    capture: known.state === 'paid' && known.capture,
  });
});

test('close: an open and a closed trade are closed, a paid and an absent one say so', async () => {
  const alipay = gateways.alipay();
  const outTradeNo = await trades.open('alipay');
  expect(await alipay.close(outTradeNo)).toBe('closed');
  expect(await alipay.close(outTradeNo)).toBe('closed');
  expect(await alipay.query(outTradeNo)).toEqual({ state: 'closed' });
  expect(await alipay.close(trades.newNumber('P'))).toBe('absent');
  expect(await alipay.close(await trades.openAndPay('alipay'))).toBe('paid');
});

test('a reply that is cut off or does not come is unknown, though it happened', async () => {
  const refund = trades.refundOf(await trades.openAndPay('alipay'));
  const alipay = gateways.alipay({ timeoutMs: 300 });
  await faults({ timeoutOn: ['refund', 'query'], timeoutMode: 'cut' });
  await expect(alipay.refund(refund)).rejects.toMatchObject({ kind: 'unknown', code: 'UNREACHABLE' });
  await faults({ timeoutMode: 'hang' });
  await expect(alipay.query(refund.outTradeNo)).rejects.toMatchObject({ kind: 'unknown', code: 'TIMEOUT' });
  expect(await alipay.queryRefund(refund)).toMatchObject({ state: 'succeeded' });
});

test.each(['badSignature', 'otherApp', 'otherSeller'])('a callback forged by %s is refused', async (forge) => {
  const outTradeNo = await trades.openAndPay('alipay');
  const { headers, body } = await gateways.callback({ gateway: 'alipay', outTradeNo, forge });
  expect(() => gateways.alipay().readCallback(headers, body)).toThrow('forged callback');
});

test('the statement has each capture and each refund of the day, and there is none of an empty day', async () => {
  const alipay = gateways.alipay();
  const outTradeNo = await trades.openAndPay('alipay', { title: '杯子, 大 "蓝" #1' });
  const refund = trades.refundOf(outTradeNo, { reason: '坏了' });
  await alipay.refund(refund);
  const trade = await alipay.query(outTradeNo);
  const transactionId = trade.state === 'paid' ? trade.capture.transactionId : '';
  const lines = await collect(await alipay.statement(businessDay(new Date(gateways.sandbox.now()))));
  const common = { outTradeNo, transactionId, at: expect.any(Date) };
  expect(lines?.filter((line) => line.outTradeNo === outTradeNo)).toEqual([
    { ...common, kind: 'capture', outRefundNo: null, amountFen: 10_001 },
    { ...common, kind: 'refund', outRefundNo: refund.outRefundNo, amountFen: 500 },
  ]);
  expect(await alipay.statement('2020-01-01')).toBeNull();
});

test('a shop with another key is refused', async () => {
  await expect(gateways.alipay({ appId: '1' }).query('P1')).rejects.toMatchObject({
    kind: 'refused',
    code: 'isv.invalid-app-id',
  });
});
