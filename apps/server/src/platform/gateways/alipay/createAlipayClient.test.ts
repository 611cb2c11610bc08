import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { developmentKeys } from '../../../../../sandbox/src/pay/developmentKeys.ts';
import { withStub } from '../../outside/testing/withStub.ts';
import { alipayConfig } from '../testing/gatewayConfigs.ts';
import { signAsGateway } from '../testing/signAsGateway.ts';
import { createAlipay } from './createAlipay.ts';

const { alipaySign } = signAsGateway(developmentKeys);
const NUMBER = 'P20261115000001';
const KEY = 'alipay_trade_query_response';
const unpaid = { code: '10000', msg: 'Success', out_trade_no: NUMBER, trade_status: 'WAIT_BUYER_PAY' };
const paid = {
  ...unpaid,
  trade_status: 'TRADE_SUCCESS',
  trade_no: '1',
  total_amount: '9.00',
  send_pay_date: '2026-11-15 08:00:00',
};

const queryAt = (origin: string) =>
  createAlipay({ ...alipayConfig(origin), timeoutMs: 300 }, () => new Date()).query(NUMBER);
const query = (body: string, status = 200) => withStub((_request, reply) => reply.writeHead(status).end(body), queryAt);
const signed = (content: object) => {
  const text = JSON.stringify(content);
  return `{"${KEY}":${text},"sign":"${alipaySign(text)}"}`;
};

test('a signed reply is believed', async () => {
  expect(await query(signed(unpaid))).toEqual({ state: 'unpaid' });
  expect(await query(signed({ code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' }))).toEqual({ state: 'absent' });
});

test('a closed trade is paid if it ever was', async () => {
  expect(await query(signed({ ...unpaid, trade_status: 'TRADE_CLOSED' }))).toEqual({ state: 'closed' });
  expect(await query(signed({ ...paid, trade_status: 'TRADE_CLOSED' }))).toMatchObject({ state: 'paid' });
  expect(await query(signed({ ...paid, trade_status: 'TRADE_FINISHED' }))).toMatchObject({ state: 'paid' });
});

const sign = alipaySign(JSON.stringify(unpaid));
test.each([
  ['is missing', `{"${KEY}":${JSON.stringify(unpaid)}}`],
  ['is of something else', `{"${KEY}":${JSON.stringify(paid)},"sign":"${sign}"}`],
  [
    'is of the first of two replies',
    `{"${KEY}":${JSON.stringify(unpaid)},"sign":"${sign}","${KEY}":${JSON.stringify(paid)}}`,
  ],
  [
    'is of the first of two replies, written otherwise',
    `{"${KEY}":${JSON.stringify(unpaid)},"sign":"${sign}","alipay_trade_query\\u005fresponse":${JSON.stringify(paid)}}`,
  ],
  ['is of a reply to another question', `{"error_response":${JSON.stringify(unpaid)},"sign":"${sign}"}`],
])('a reply whose signature %s leaves it unknown', async (_name, body) => {
  await expect(query(body)).rejects.toMatchObject({ name: 'GatewayError', kind: 'unknown' });
});

test.each([
  ['another trade', { ...unpaid, out_trade_no: 'P2' }],
  ['a state that nobody knows', { ...unpaid, trade_status: 'NEW' }],
  ['a payment without its amount', { ...paid, total_amount: undefined }],
  ['no code', { msg: 'Success' }],
])('a signed reply with %s leaves it unknown', async (_name, content) => {
  await expect(query(signed(content))).rejects.toMatchObject({ kind: 'unknown', code: 'BAD_REPLY' });
});

test.each([
  [{ code: '20000', sub_code: 'isp.unknow-error' }, 'unknown', 'isp.unknow-error'],
  [{ code: '40004', sub_code: 'ACQ.SYSTEM_ERROR' }, 'unknown', 'ACQ.SYSTEM_ERROR'],
  [{ code: '40004', sub_code: 'ACQ.INVALID_PARAMETER' }, 'refused', 'ACQ.INVALID_PARAMETER'],
  [{ code: '40006' }, 'refused', '40006'],
])('%o is %s', async (content, kind, code) => {
  await expect(query(signed(content))).rejects.toMatchObject({ kind, code });
});

test.each([
  ['<html>', 200],
  [signed(paid), 502],
])('%s with %i leaves it unknown', async (body, status) => {
  await expect(query(body, status)).rejects.toMatchObject({ kind: 'unknown', code: 'BAD_REPLY' });
});

test('a silent and an absent gateway leave it unknown, and nothing of the call gets into the error', async () => {
  await expect(withStub(() => {}, queryAt)).rejects.toMatchObject({ kind: 'unknown', code: 'TIMEOUT' });
  const error: unknown = await queryAt('http://127.0.0.1:1').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'unknown', code: 'UNREACHABLE' });
  expect(inspect(error, { depth: 9 })).not.toMatch(/PRIVATE|sign=|2021000000000001/);
});
