import { createPrivateKey, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { developmentKeys } from '../../../../../sandbox/src/pay/developmentKeys.ts';
import { ForgedCallbackError } from '../ForgedCallbackError.ts';
import { alipayConfig } from '../testing/gatewayConfigs.ts';
import { signAsGateway, signedText } from '../testing/signAsGateway.ts';
import { createAlipay } from './createAlipay.ts';

const { alipayForm } = signAsGateway(developmentKeys);
const { readCallback } = createAlipay(alipayConfig('http://127.0.0.1:1'), () => new Date());
const paid = {
  notify_id: 'n1',
  app_id: developmentKeys.ALIPAY_APP_ID,
  seller_id: developmentKeys.ALIPAY_SELLER_ID,
  out_trade_no: 'P202611150001',
  trade_no: '2026111522001',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '100.01',
  gmt_payment: '2026-11-15 08:00:00',
  // Percent, plus and quotes must come through as they are.
  subject: '充值 100% + "1"',
  body: '',
};
const read = (fields: Record<string, string>) => readCallback({}, alipayForm(fields));

function reasonOf(reading: () => unknown): string {
  try {
    reading();
  } catch (error) {
    if (error instanceof ForgedCallbackError) return error.reason;
    throw error;
  }
  return 'taken for true';
}

test.each(['TRADE_SUCCESS', 'TRADE_FINISHED'])('%s is a payment', (status) => {
  expect(read({ ...paid, trade_status: status })).toEqual({
    id: 'n1',
    kind: 'capture',
    capture: {
      outTradeNo: 'P202611150001',
      transactionId: '2026111522001',
      amountFen: 10_001,
      paidAt: new Date('2026-11-15T00:00:00Z'),
    },
  });
});

test.each(['WAIT_BUYER_PAY', 'TRADE_CLOSED'])('%s is of no interest', (status) => {
  expect(read({ ...paid, trade_status: status })).toEqual({ id: 'n1', kind: 'other' });
});

test.each(['TRADE_SUCCESS', 'TRADE_CLOSED'])('a refund of a part or of all (%s) is no payment', (status) => {
  const refund = { refund_fee: '5.00', gmt_refund: '2026-11-15 08:00:01.123', out_biz_no: 'R1' };
  expect(read({ ...paid, ...refund, trade_status: status })).toEqual({
    id: 'n1',
    kind: 'refund',
    outRefundNo: 'R1',
    refund: { state: 'succeeded', refundId: 'R1', refundedAt: new Date('2026-11-15T00:00:01Z') },
  });
  expect(read({ ...paid, refund_fee: '5.00', trade_status: status })).toEqual({ id: 'n1', kind: 'other' });
});

test.each([
  ['another app', { app_id: '1' }, 'other app'],
  ['another seller', { seller_id: '1' }, 'other seller'],
  ['no number', { notify_id: '' }, 'number'],
  ['an amount that is none', { total_amount: '1e3' }, 'trade'],
  ['nothing paid', { total_amount: '0.00' }, 'trade'],
  ['no time', { gmt_payment: '' }, 'trade'],
])('%s is refused, though it is signed', (_name, change, reason) => {
  expect(reasonOf(() => read({ ...paid, ...change }))).toBe(reason);
});

test.each([
  ['another amount', 'total_amount', '100.02'],
  ['another trade', 'out_trade_no', 'P202611150002'],
  ['one field more', 'passback_params', 'x'],
])('%s makes the signature wrong', (_name, name, value) => {
  const form = new URLSearchParams(alipayForm(paid).toString());
  form.set(name, value);
  expect(reasonOf(() => readCallback({}, Buffer.from(form.toString())))).toBe('signature');
});

test.each([
  ['sign', 'signature'],
  ['sign_type', 'sign type'],
])('without %s it is refused', (name, reason) => {
  const form = new URLSearchParams(alipayForm(paid).toString());
  form.delete(name);
  expect(reasonOf(() => readCallback({}, Buffer.from(form.toString())))).toBe(reason);
});

test('a true signature by SHA-1 is refused', () => {
  const weak = sign('RSA-SHA1', Buffer.from(signedText(paid)), createPrivateKey(developmentKeys.ALIPAY_PRIVATE_KEY));
  const form = new URLSearchParams({ ...paid, sign: weak.toString('base64'), sign_type: 'RSA' });
  expect(reasonOf(() => readCallback({}, Buffer.from(form.toString())))).toBe('sign type');
});

test.each(['', '{}', 'sign=1&sign_type=RSA2', '%ff'])('%j is refused', (body) => {
  expect(reasonOf(() => readCallback({}, Buffer.from(body)))).not.toBe('taken for true');
});
