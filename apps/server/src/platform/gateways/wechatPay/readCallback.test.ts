import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { developmentKeys } from '../../../../../sandbox/src/pay/developmentKeys.ts';
import { ForgedCallbackError } from '../ForgedCallbackError.ts';
import { wechatPayConfig } from '../testing/gatewayConfigs.ts';
import { signAsGateway, type Wrong } from '../testing/signAsGateway.ts';
import { createWechatPay } from './createWechatPay.ts';

const { wechatEnvelope, wechatHeaders } = signAsGateway(developmentKeys);
const now = new Date('2026-11-15T00:00:00Z');
const { readCallback } = createWechatPay(wechatPayConfig('http://127.0.0.1:1'), () => now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const trade = {
  mchid: '1900000109',
  appid: 'wx0sandboxpay0001',
  out_trade_no: 'P202611150001',
  transaction_id: '4200001',
  trade_state: 'SUCCESS',
  success_time: '2026-11-15T07:59:58+08:00',
  amount: { total: 10_000, payer_total: 9900, currency: 'CNY' },
};
const refund = {
  mchid: '1900000109',
  out_trade_no: 'P202611150001',
  out_refund_no: 'R1',
  refund_id: '5030001',
  refund_status: 'SUCCESS',
  success_time: '2026-11-15T07:59:59+08:00',
  amount: { total: 10_000, refund: 500 },
};
const paid = wechatEnvelope('TRANSACTION.SUCCESS', trade);
const read = (body: string | Buffer, wrong: Wrong = {}) =>
  readCallback(wechatHeaders(body.toString(), { at: now, ...wrong }), Buffer.from(body));

function reasonOf(reading: () => unknown): string {
  try {
    reading();
  } catch (error) {
    if (error instanceof ForgedCallbackError) return error.reason;
    throw error;
  }
  return 'taken for true';
}

test('a payment', () => {
  expect(read(paid)).toEqual({
    id: 'EV-1',
    kind: 'capture',
    capture: {
      outTradeNo: 'P202611150001',
      transactionId: '4200001',
      amountFen: 10_000,
      paidAt: new Date('2026-11-14T23:59:58Z'),
    },
  });
});

test.each([
  ['SUCCESS', { state: 'succeeded', refundId: '5030001', refundedAt: new Date('2026-11-14T23:59:59Z') }],
  ['ABNORMAL', { state: 'processing', isAbnormal: true }],
  ['CLOSED', { state: 'failed', reason: 'CLOSED' }],
])('a refund that stands as %s', (status, state) => {
  const body = wechatEnvelope(`REFUND.${status}`, { ...refund, refund_status: status });
  expect(read(body)).toEqual({ id: 'EV-1', kind: 'refund', outRefundNo: 'R1', refund: state });
});

test('an event that is none of ours is true and of no interest', () => {
  expect(read(wechatEnvelope('COUPON.USE', {}))).toEqual({ id: 'EV-1', kind: 'other' });
});

test('five minutes of difference either way are allowed, and no second more', () => {
  for (const at of [later(300), later(-300)]) expect(reasonOf(() => read(paid, { at }))).toBe('taken for true');
  for (const at of [later(301), later(-301)]) expect(reasonOf(() => read(paid, { at }))).toBe('time');
});

test.each([
  ['a serial that is not ours', { serial: 'PUB_KEY_ID_0' }, 'unknown serial'],
  ['a probe', { signature: (right: string) => `WECHATPAY/SIGNTEST/${right}` }, 'probe'],
  ['a signature of something else', { signature: () => wechatHeaders('{}')['wechatpay-signature'] ?? '' }, 'signature'],
  ['a signature that is none', { signature: () => '!' }, 'signature'],
])('%s is refused', (_name, wrong, reason) => {
  expect(reasonOf(() => read(paid, wrong))).toBe(reason);
});

test.each(['wechatpay-serial', 'wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature'])(
  'without %s it is refused',
  (name) => {
    const { [name]: _, ...rest } = wechatHeaders(paid, { at: now });
    expect(reasonOf(() => readCallback(rest, Buffer.from(paid)))).not.toBe('taken for true');
  },
);

test('one byte of the body makes the signature wrong', () => {
  const headers = wechatHeaders(paid, { at: now });
  expect(reasonOf(() => readCallback(headers, Buffer.from(`${paid} `)))).toBe('signature');
  // A byte that is no UTF-8 is decoded to a sign that can be signed: only the bytes themselves tell.
  const broken = Buffer.concat([Buffer.from(paid), Buffer.from([0xff])]);
  const signed = wechatHeaders(broken.toString(), { at: now });
  expect(reasonOf(() => readCallback(signed, broken))).toBe('signature');
});

test.each([
  ['a changed byte', (sealed: Buffer) => (sealed.writeUInt8((sealed[5] ?? 0) ^ 1, 5), sealed)],
  ['a changed tag', (sealed: Buffer) => (sealed.writeUInt8((sealed.at(-1) ?? 0) ^ 1, sealed.length - 1), sealed)],
  ['no tag', (sealed: Buffer) => sealed.subarray(0, -16)],
  ['a tag and nothing else', (sealed: Buffer) => sealed.subarray(-16)],
  ['less than a tag', (sealed: Buffer) => sealed.subarray(0, 12)],
])('a ciphertext with %s is refused, though the signature is right', (_name, spoil) => {
  expect(reasonOf(() => read(wechatEnvelope('TRANSACTION.SUCCESS', trade, spoil)))).toBe('ciphertext');
});

test.each([
  ['another merchant', { mchid: '1900000110' }, 'other merchant'],
  ['another app', { appid: 'wx0someoneelse' }, 'other app'],
  ['a trade that is not paid', { trade_state: 'NOTPAY' }, 'trade state'],
  ['another currency', { amount: { total: 10_000, currency: 'USD' } }, 'trade'],
  ['no amount', { amount: { currency: 'CNY' } }, 'trade'],
  ['half a fen', { amount: { total: 0.5, currency: 'CNY' } }, 'trade'],
  ['no number of the transaction', { transaction_id: '' }, 'trade'],
])('%s is refused', (_name, change, reason) => {
  expect(reasonOf(() => read(wechatEnvelope('TRANSACTION.SUCCESS', { ...trade, ...change })))).toBe(reason);
});

test('a refund of another merchant is refused', () => {
  expect(reasonOf(() => read(wechatEnvelope('REFUND.SUCCESS', { ...refund, mchid: '1' })))).toBe('other merchant');
});

test.each(['', 'null', '[]', '{', '{"id":"EV-1"}'])('%j is refused, though it is signed', (body) => {
  expect(reasonOf(() => read(body))).not.toBe('taken for true');
});

test('by either key while WeChat changes them, and by none that has left', () => {
  const next = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const keys = {
    ...developmentKeys,
    WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_NEXT',
    WECHATPAY_PLATFORM_PRIVATE_KEY: next.privateKey,
    WECHATPAY_API_V3_KEY: 'n'.repeat(32),
  };
  const after = signAsGateway(keys);
  const body = after.wechatEnvelope('TRANSACTION.SUCCESS', trade);
  const headers = after.wechatHeaders(body, { at: now });
  const config = wechatPayConfig('http://127.0.0.1:1');
  const both = createWechatPay(
    {
      ...config,
      apiV3Keys: [...config.apiV3Keys, keys.WECHATPAY_API_V3_KEY],
      publicKeys: { ...config.publicKeys, PUB_KEY_ID_NEXT: next.publicKey },
    },
    () => now,
  );
  const onlyNext = {
    ...config,
    apiV3Keys: [keys.WECHATPAY_API_V3_KEY],
    publicKeys: { PUB_KEY_ID_NEXT: next.publicKey },
  };
  const former = [wechatHeaders(paid, { at: now }), Buffer.from(paid)] as const;
  expect(both.readCallback(headers, Buffer.from(body))).toMatchObject({ kind: 'capture' });
  expect(both.readCallback(...former)).toMatchObject({ kind: 'capture' });
  expect(reasonOf(() => readCallback(headers, Buffer.from(body)))).toBe('unknown serial');
  expect(reasonOf(() => createWechatPay(onlyNext, () => now).readCallback(...former))).toBe('unknown serial');
  // A key is good for its own name only.
  const misnamed = after.wechatHeaders(body, { at: now, serial: developmentKeys.WECHATPAY_PUBLIC_KEY_ID });
  expect(reasonOf(() => both.readCallback(misnamed, Buffer.from(body)))).toBe('signature');
});
