import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { developmentKeys } from '../../../../../sandbox/src/pay/developmentKeys.ts';
import { withStub } from '../../outside/testing/withStub.ts';
import { wechatPayConfig } from '../testing/gatewayConfigs.ts';
import { signAsGateway, type Wrong } from '../testing/signAsGateway.ts';
import { createWechatPay } from './createWechatPay.ts';

const { wechatHeaders } = signAsGateway(developmentKeys);
const NUMBER = 'P20261115000001';
const unpaid = { mchid: '1900000109', appid: 'wx0sandboxpay0001', out_trade_no: NUMBER, trade_state: 'NOTPAY' };
const queryAt = (baseUrl: string) =>
  createWechatPay({ ...wechatPayConfig(baseUrl), timeoutMs: 300 }, () => new Date()).query(NUMBER);
const query = (answer: RequestListener) => withStub(answer, queryAt);

/** Answers with a correct signature, except for the falsified parts. */
const signed =
  (status: number, content: object | string, wrong: Wrong = {}): RequestListener =>
  (_request, reply) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    reply.writeHead(status, { 'content-type': 'application/json', ...wechatHeaders(body, wrong) }).end(body);
  };

test('a signed reply is believed', async () => {
  expect(await query(signed(200, unpaid))).toEqual({ state: 'unpaid' });
  expect(await query(signed(404, { code: 'ORDER_NOT_EXIST', message: '' }))).toEqual({ state: 'absent' });
});

test.each([
  [202, { code: 'USER_PAYING', message: '' }, 'USER_PAYING'],
  [202, '', 'HTTP_202'],
  [200, { code: 'USER_PAYING', message: '' }, 'USER_PAYING'],
])('a close that is answered with %i %j has not closed it', async (status, content, code) => {
  const closing = withStub(signed(status, content), (origin) =>
    createWechatPay(wechatPayConfig(origin), () => new Date()).close(NUMBER),
  );
  await expect(closing).rejects.toMatchObject({ kind: 'unknown', code });
});

test.each([
  ['of another key', { serial: 'PUB_KEY_ID_0' }],
  ['of something else', { signature: () => wechatHeaders('{}')['wechatpay-signature'] ?? '' }],
  ['that is six minutes old', { at: new Date(Date.now() - 360_000) }],
])('a signature %s leaves it unknown, for refusals as for replies', async (_name, wrong) => {
  const failure = { name: 'GatewayError', kind: 'unknown', code: 'BAD_SIGNATURE' };
  await expect(query(signed(200, unpaid, wrong))).rejects.toMatchObject(failure);
  await expect(query(signed(404, { code: 'ORDER_NOT_EXIST' }, wrong))).rejects.toMatchObject(failure);
});

test('a reply without a signature leaves it unknown', async () => {
  const failure = { kind: 'unknown', code: 'BAD_SIGNATURE' };
  const bare =
    (status: number, body: string): RequestListener =>
    (_request, reply) =>
      reply.writeHead(status).end(body);
  await expect(query(bare(200, JSON.stringify(unpaid)))).rejects.toMatchObject(failure);
  await expect(query(bare(404, '{"code":"ORDER_NOT_EXIST"}'))).rejects.toMatchObject(failure);
  await expect(query(bare(502, '<html>'))).rejects.toMatchObject(failure);
});

test.each([
  ['no JSON', '<html>'],
  ['another trade', { ...unpaid, out_trade_no: 'P20261115000002' }],
  ['another merchant', { ...unpaid, mchid: '1' }],
  ['a state that nobody knows', { ...unpaid, trade_state: 'NEW' }],
  ['a payment without its amount', { ...unpaid, trade_state: 'SUCCESS' }],
])('a signed reply with %s leaves it unknown', async (_name, content) => {
  await expect(query(signed(200, content))).rejects.toMatchObject({ kind: 'unknown', code: 'BAD_REPLY' });
});

test.each([
  [429, 'FREQUENCY_LIMITED'],
  [500, 'SYSTEM_ERROR'],
])('%i is no decision', async (status, code) => {
  await expect(query(signed(status, { code }))).rejects.toMatchObject({ kind: 'unknown', code });
});

test('a silent, a trickling and an absent gateway leave it unknown, and no key gets into the error', async () => {
  const trickle: RequestListener = (_request, reply) => {
    reply.writeHead(200);
    const beat = setInterval(() => reply.write(' '), 50);
    reply.once('close', () => clearInterval(beat));
  };
  await expect(query(() => {})).rejects.toMatchObject({ kind: 'unknown', code: 'TIMEOUT' });
  await expect(query(trickle)).rejects.toMatchObject({ kind: 'unknown', code: 'TIMEOUT' });
  const error: unknown = await queryAt('http://127.0.0.1:1').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'unknown', code: 'ECONNREFUSED' });
  expect(inspect(error, { depth: 9 })).not.toMatch(/PRIVATE|WECHATPAY2|1900000109/);
});

test('a redirect is not followed', async () => {
  const elsewhere: RequestListener = (_request, reply) =>
    reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  await expect(query(elsewhere)).rejects.toMatchObject({ kind: 'unknown', code: 'BAD_SIGNATURE' });
});

test('a statement whose hash is wrong is not read', async () => {
  await withStub(
    (request, reply) => {
      if (request.url?.startsWith('/v3/billdownload')) return reply.end('交易时间');
      const bill = {
        hash_type: 'SHA1',
        hash_value: '0'.repeat(40),
        download_url: 'https://a/v3/billdownload/file?token=1',
      };
      return signed(200, bill)(request, reply);
    },
    async (origin) => {
      const pay = createWechatPay(wechatPayConfig(origin), () => new Date());
      await expect(pay.statement('2026-11-14').then(collect)).rejects.toMatchObject({
        kind: 'unknown',
        code: 'BAD_HASH',
      });
    },
  );
});
