import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('a refund is accepted, then done; asked for again it is the same one; the trade stays paid', async () => {
  const pay = gateways.wechatPay();
  const outTradeNo = await trades.openAndPay('wechat');
  await faults({ refundDelayMs: 0 });
  const refund = trades.refundOf(outTradeNo);
  expect(await pay.queryRefund(refund)).toEqual({ state: 'absent' });
  expect(await pay.refund(refund)).toEqual({ state: 'processing' });
  await expect.poll(() => pay.queryRefund(refund)).toMatchObject({ state: 'succeeded', refundId: expect.any(String) });
  expect(await pay.refund(refund)).toEqual(await pay.queryRefund(refund));
  expect(await pay.query(outTradeNo)).toMatchObject({ state: 'paid', capture: { amountFen: 10_001 } });
  await expect(pay.refund({ ...refund, amountFen: 501 })).rejects.toMatchObject({ kind: 'refused' });
  await expect(pay.refund(trades.refundOf(outTradeNo, { amountFen: 9502 }))).rejects.toMatchObject({ kind: 'refused' });
});

test('a refund that cannot be done ends as failed; the callback says the same', async () => {
  const pay = gateways.wechatPay();
  const refund = trades.refundOf(await trades.openAndPay('wechat'));
  await faults({ refundDelayMs: 0, failRefunds: 'closed' });
  expect(await pay.refund(refund)).toEqual({ state: 'processing' });
  const failed = { state: 'failed', reason: 'CLOSED' };
  await expect.poll(() => pay.queryRefund(refund)).toEqual(failed);
  const { outTradeNo, outRefundNo } = refund;
  const { headers, body } = await gateways.callback({ gateway: 'wechat', outTradeNo, outRefundNo });
  expect(pay.readCallback(headers, body)).toMatchObject({ kind: 'refund', outRefundNo, refund: failed });
});

test('a refund that is abnormal has not ended: finished by hand it succeeds, and both callbacks are news', async () => {
  const pay = gateways.wechatPay();
  const refund = trades.refundOf(await trades.openAndPay('wechat'));
  await faults({ refundDelayMs: 0, failRefunds: 'abnormal' });
  expect(await pay.refund(refund)).toEqual({ state: 'processing' });
  const abnormal = { state: 'processing', isAbnormal: true };
  await expect.poll(() => pay.queryRefund(refund)).toEqual(abnormal);
  const { outTradeNo, outRefundNo } = refund;
  const told = await gateways.callback({ gateway: 'wechat', outTradeNo, outRefundNo });
  const first = pay.readCallback(told.headers, told.body);
  expect(first).toMatchObject({ kind: 'refund', outRefundNo, refund: abnormal });
  await gateways.sandbox.post('/control/pay/finishRefund', { gateway: 'wechat', outRefundNo });
  expect(await pay.queryRefund(refund)).toMatchObject({ state: 'succeeded' });
  const toldAgain = await gateways.callback({ gateway: 'wechat', outTradeNo, outRefundNo });
  const second = pay.readCallback(toldAgain.headers, toldAgain.body);
  expect(second).toMatchObject({ kind: 'refund', outRefundNo, refund: { state: 'succeeded' } });
  expect(second.id).not.toBe(first.id);
});

test('a refund without effect is unknown, for lack of money refused', async () => {
  const pay = gateways.wechatPay();
  const refund = trades.refundOf(await trades.openAndPay('wechat'));
  await faults({ failRefunds: 'systemError' });
  await expect(pay.refund(refund)).rejects.toMatchObject({ kind: 'unknown', code: 'SYSTEM_ERROR' });
  await faults({ failRefunds: 'notEnough' });
  await expect(pay.refund(refund)).rejects.toMatchObject({ kind: 'refused', code: 'NOT_ENOUGH' });
});
