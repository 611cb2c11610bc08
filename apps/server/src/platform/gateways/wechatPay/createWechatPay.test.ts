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

const faults = (change: object) => gateways.sandbox.post('/control/pay/faults', { gateway: 'wechat', ...change });

test('a trade is opened, paid, and known by query and callback alike', async () => {
  const outTradeNo = trades.newNumber('P');
  const pay = gateways.wechatPay();
  const { codeUrl } = await pay.openCode({
    outTradeNo,
    amountFen: 10_001,
    title: '充值'.repeat(100),
    expiresAt: new Date(gateways.sandbox.now() + HOUR_MS),
    bucket: '5e',
  });
  expect(codeUrl).toMatch(/^weixin:\/\/wxpay\/bizpayurl/);
  expect(await pay.query(outTradeNo)).toEqual({ state: 'unpaid' });
  await trades.pay('wechat', outTradeNo);
  const known = await pay.query(outTradeNo);
  expect(known).toMatchObject({ state: 'paid', capture: { outTradeNo, amountFen: 10_001, paidAt: expect.any(Date) } });
  const { headers, body } = await gateways.callback({ gateway: 'wechat', outTradeNo });
  expect(pay.readCallback(headers, body)).toEqual({
    id: expect.any(String),
    kind: 'capture',
    capture: known.state === 'paid' && known.capture,
  });
});

test('opened twice is opened once; otherwise or after payment it is refused', async () => {
  const outTradeNo = await trades.open('wechat');
  await expect(trades.open('wechat', { outTradeNo })).resolves.toBeDefined();
  await expect(trades.open('wechat', { outTradeNo, amountFen: 1 })).rejects.toMatchObject({
    kind: 'refused',
    code: 'NUMBER_USED',
  });
  await trades.pay('wechat', outTradeNo);
  await expect(trades.open('wechat', { outTradeNo })).rejects.toMatchObject({ kind: 'refused', code: 'ORDERPAID' });
});

test('close: an open and a closed trade are closed, a paid and an absent one say so', async () => {
  const pay = gateways.wechatPay();
  const outTradeNo = await trades.open('wechat');
  expect(await pay.close(outTradeNo)).toBe('closed');
  expect(await pay.close(outTradeNo)).toBe('closed');
  expect(await pay.query(outTradeNo)).toEqual({ state: 'closed' });
  expect(await pay.close(trades.newNumber('P'))).toBe('absent');
  expect(await pay.close(await trades.openAndPay('wechat'))).toBe('paid');
  expect(await pay.query(trades.newNumber('P'))).toEqual({ state: 'absent' });
});

test('a reply that is cut off or does not come is unknown, though it happened', async () => {
  const outTradeNo = trades.newNumber('P');
  await faults({ timeoutOn: ['create', 'query', 'close', 'refund', 'queryRefund'], timeoutMode: 'cut' });
  const pay = gateways.wechatPay({ timeoutMs: 300 });
  const request = {
    outTradeNo,
    amountFen: 10_001,
    title: '充值',
    expiresAt: new Date(gateways.sandbox.now() + HOUR_MS),
    bucket: '5e',
  };
  await expect(pay.openCode(request)).rejects.toMatchObject({ kind: 'unknown' });
  await faults({ timeoutMode: 'hang' });
  await expect(pay.query(outTradeNo)).rejects.toMatchObject({ kind: 'unknown', code: 'TIMEOUT' });
  await expect(pay.close(outTradeNo)).rejects.toMatchObject({ kind: 'unknown', code: 'TIMEOUT' });
  await gateways.calm();
  expect(await pay.query(outTradeNo)).toEqual({ state: 'closed' });
});

test.each([
  'badSignature',
  'unknownSerial',
  'staleTime',
  'tamperedCiphertext',
  'otherMerchant',
  'otherApp',
  'signTestProbe',
])('a callback forged by %s is refused', async (forge) => {
  const outTradeNo = await trades.openAndPay('wechat');
  const { headers, body } = await gateways.callback({ gateway: 'wechat', outTradeNo, forge });
  expect(() => gateways.wechatPay().readCallback(headers, body)).toThrow('forged callback');
});

test('the statement has each capture and each refund of the day, and no line for an empty day', async () => {
  const pay = gateways.wechatPay();
  await faults({ refundDelayMs: 0 });
  const outTradeNo = await trades.openAndPay('wechat', { title: '杯子, 大 "蓝" `号' });
  const refund = trades.refundOf(outTradeNo);
  await pay.refund(refund);
  await expect.poll(() => pay.queryRefund(refund)).toMatchObject({ state: 'succeeded' });
  const trade = await pay.query(outTradeNo);
  const transactionId = trade.state === 'paid' ? trade.capture.transactionId : '';
  const lines = await collect(await pay.statement(businessDay(new Date(gateways.sandbox.now()))));
  const common = { outTradeNo, transactionId, at: expect.any(Date) };
  expect(lines?.filter((line) => line.outTradeNo === outTradeNo)).toEqual([
    { ...common, kind: 'capture', outRefundNo: null, amountFen: 10_001 },
    { ...common, kind: 'refund', outRefundNo: refund.outRefundNo, amountFen: 500 },
  ]);
  expect(await pay.statement('2020-01-01')).toEqual([]);
});

test('a shop with another key is refused', async () => {
  const stranger = gateways.wechatPay({ serial: 'ANOTHER' });
  await expect(stranger.query('P20261115')).rejects.toMatchObject({ kind: 'refused', code: 'SIGN_ERROR' });
});
