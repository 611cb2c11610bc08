import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../../sandbox/src/testing/startSandbox.ts';
import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
import { withStub } from '../outside/testing/withStub.ts';
import { createSmsSender, type SmsConfig, SmsLimitedError } from './index.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.post('/control/sms', { limits: true });
});

const configFor = (change: Partial<SmsConfig> = {}): SmsConfig => ({
  endpoint: new URL(sandbox.origin).host,
  protocol: 'http',
  accessKeyId: 'sandbox-sms-key',
  accessKeySecret: 'sandbox-sms-secret',
  ...change,
});

let lastNumber = 13700000000;
const order = (change = {}) => ({
  phoneNumber: String((lastNumber += 1)),
  templateCode: 'SMS_RESET',
  signName: '集物',
  params: { code: "48(1)'!*2" },
  ...change,
});

async function failure(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => 'sent',
    (error: unknown) => error,
  );
}

test('a message arrives as it was meant', async () => {
  const sent = order();
  await createSmsSender(configFor()).send(sent);
  const { signName: _, ...withoutSign } = sent;
  expect(await sandbox.get(`/sms/inbox.json?phoneNumber=${sent.phoneNumber}`)).toEqual([
    {
      ...withoutSign,
      text: expect.stringContaining("【集物】您正在重置登录密码，验证码 48(1)'!*2"),
      at: expect.any(String),
    },
  ]);
});

test('all templates of the shop are known', async () => {
  const sender = createSmsSender(configFor());
  for (const templateCode of ['SMS_REGISTER', 'SMS_RESET', 'SMS_BIND', 'SMS_CLOSE']) {
    await expect(sender.send(order({ templateCode }))).resolves.toBeUndefined();
  }
});

test.each([
  ['a wrong secret', { accessKeySecret: 'wrong-secret' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'wrong-key' }, 'InvalidAccessKeyId.NotFound'],
])('%s is refused', async (_name, change, code) => {
  const error = await failure(createSmsSender(configFor(change)).send(order()));
  expect(error).toBeInstanceOf(OutsideServiceError);
  expect(error).toMatchObject({ service: 'sms', reason: 'refused', code });
});

test('a foreign sign name is refused', async () => {
  const error = await failure(createSmsSender(configFor()).send(order({ signName: '别家' })));
  expect(error).toMatchObject({ service: 'sms', reason: 'refused', code: 'isv.SMS_SIGNATURE_ILLEGAL' });
});

test('1 a minute, 5 an hour, 10 a day for each number', async () => {
  const sender = createSmsSender(configFor());
  const sent = order();
  const sendAfter = async (waitMs: number): Promise<unknown> => {
    // The signature carries the real time, so the sandbox may only run ahead as far as it allows for skew.
    sandbox.advance(waitMs);
    return failure(sender.send(sent));
  };
  expect(await sendAfter(0)).toBe('sent');
  expect(await sendAfter(0)).toBeInstanceOf(SmsLimitedError);
  for (let round = 0; round < 4; round += 1) expect(await sendAfter(61_000)).toBe('sent');
  expect(await sendAfter(61_000)).toBeInstanceOf(SmsLimitedError);
  expect(await failure(sender.send(order()))).toBe('sent');
  await sandbox.post('/control/sms', { limits: false });
  expect(await sendAfter(0)).toBe('sent');
});

test('a failing service is told apart from a refusing one, without number, address or secret', async () => {
  const sent = order();
  await sandbox.post('/control/sms', { limits: true, fail: 'ServiceUnavailable' });
  const failing = await failure(createSmsSender(configFor()).send(sent));
  expect(failing).toMatchObject({ reason: 'refused', code: 'ServiceUnavailable' });
  const nobody = await failure(createSmsSender(configFor({ endpoint: '127.0.0.1:1' })).send(sent));
  expect(nobody).toMatchObject({ reason: 'unreachable' });
  for (const error of [failing, nobody]) {
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(
      new RegExp(`${sent.phoneNumber}|sandbox-sms-secret|127\\.0\\.0\\.1`),
    );
  }
});

test('a reply that does not come is a timeout after 5 s, and the message may have gone out', async () => {
  const sent = order();
  await sandbox.post('/control/sms', { limits: true, delayMs: 5_400 });
  const error = await failure(createSmsSender(configFor()).send(sent));
  expect(error).toMatchObject({ reason: 'timeout' });
  expect(inspect(error, { depth: 9 })).not.toContain(sent.phoneNumber);
  expect(await sandbox.get(`/sms/inbox.json?phoneNumber=${sent.phoneNumber}`)).toHaveLength(1);
});

test('an answer that is no JSON is a bad reply', async () => {
  const error = await withStub(
    (_request, reply) => reply.end('<html>'),
    (origin) => failure(createSmsSender(configFor({ endpoint: new URL(origin).host })).send(order())),
  );
  expect(error).toMatchObject({ name: 'OutsideServiceError', reason: 'badReply' });
});
