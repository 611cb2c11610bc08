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

const faults = (change: object) => gateways.sandbox.post('/control/pay/faults', { gateway: 'alipay', ...change });

test('a refund is done at once; asked for again it is the same one', async () => {
  const alipay = gateways.alipay();
  const refund = trades.refundOf(await trades.openAndPay('alipay'));
  expect(await alipay.queryRefund(refund)).toEqual({ state: 'absent' });
  const done = { state: 'succeeded', refundId: refund.outRefundNo, refundedAt: expect.any(Date) };
  expect(await alipay.refund(refund)).toEqual(done);
  expect(await alipay.refund(refund)).toEqual(done);
  expect(await alipay.queryRefund(refund)).toEqual(done);
  await expect(alipay.refund({ ...refund, amountFen: 501 })).rejects.toMatchObject({
    kind: 'refused',
    code: 'ACQ.DISCORDANT_REPEAT_REQUEST',
  });
  const { outTradeNo, outRefundNo } = refund;
  const { headers, body } = await gateways.callback({ gateway: 'alipay', outTradeNo, outRefundNo });
  expect(alipay.readCallback(headers, body)).toMatchObject({ kind: 'refund', outRefundNo, refund: done });
});

test('a trade that was wholly refunded was paid, though Alipay calls it closed', async () => {
  const alipay = gateways.alipay();
  const outTradeNo = await trades.openAndPay('alipay');
  expect(await alipay.refund(trades.refundOf(outTradeNo, { amountFen: 10_001 }))).toMatchObject({ state: 'succeeded' });
  expect(await alipay.query(outTradeNo)).toMatchObject({ state: 'paid', capture: { amountFen: 10_001 } });
  expect(await alipay.close(outTradeNo)).toBe('paid');
});

test.each([
  ['systemError', 'unknown', 'ACQ.SYSTEM_ERROR'],
  ['notEnough', 'refused', 'ACQ.SELLER_BALANCE_NOT_ENOUGH'],
  ['abnormal', 'refused', 'ACQ.TRADE_NOT_ALLOW_REFUND'],
  ['closed', 'refused', 'ACQ.TRADE_NOT_ALLOW_REFUND'],
])('a refund that fails as %s is %s', async (failRefunds, kind, code) => {
  const refund = trades.refundOf(await trades.openAndPay('alipay'));
  await faults({ failRefunds });
  await expect(gateways.alipay().refund(refund)).rejects.toMatchObject({ kind, code });
  expect(await gateways.alipay().queryRefund(refund)).toEqual({ state: 'absent' });
});
