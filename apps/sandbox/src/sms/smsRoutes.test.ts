import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';
import { acs3Signature, sha256Hex } from './acs3Signature.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const order = {
  PhoneNumbers: '13900000001',
  SignName: '集物',
  TemplateCode: 'SMS_REGISTER',
  TemplateParam: '{"code":"123456"}',
};

interface Forgery {
  readonly query?: Readonly<Record<string, string>>;
  readonly secret?: string;
  readonly keyId?: string;
  readonly at?: number;
  readonly body?: string;
  /** Parameters that replace or join the signed ones, to break the signature. */
  readonly sentQuery?: Readonly<Record<string, string>>;
  readonly sentHeaders?: Readonly<Record<string, string>>;
  readonly nonce?: string;
}

async function call(forgery: Forgery): Promise<{ status: number; code: unknown }> {
  const query = new URLSearchParams(forgery.query ?? order);
  const payloadHash = sha256Hex('');
  const headers: Record<string, string> = {
    host: new URL(sandbox.origin).host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': payloadHash,
    'x-acs-date': new Date(forgery.at ?? sandbox.now()).toISOString(),
    'x-acs-signature-nonce': forgery.nonce ?? randomUUID(),
    'x-acs-version': '2017-05-25',
  };
  const signedHeaders = Object.keys(headers).toSorted();
  const signature = acs3Signature(
    { method: 'POST', path: '/', query, headers, signedHeaders, payloadHash },
    forgery.secret ?? 'sandbox-sms-secret',
  );
  const authorization = `ACS3-HMAC-SHA256 Credential=${forgery.keyId ?? 'sandbox-sms-key'},SignedHeaders=${signedHeaders.join(';')},Signature=${signature}`;
  const reply = await fetch(
    `${sandbox.origin}/?${new URLSearchParams(forgery.sentQuery ?? Object.fromEntries(query)).toString()}`,
    {
      method: 'POST',
      headers: { ...headers, authorization, ...forgery.sentHeaders },
      body: forgery.body ?? null,
    },
  );
  const answer = (await reply.json()) as { Code?: unknown };
  return { status: reply.status, code: answer.Code };
}

test('a rightly signed call goes through, once', async () => {
  const nonce = randomUUID();
  expect(await call({ nonce })).toEqual({ status: 200, code: 'OK' });
  expect(await call({ nonce })).toEqual({ status: 400, code: 'SignatureNonceUsed' });
});

test.each<[string, Forgery, string]>([
  ['wrong secret', { secret: 'guess' }, 'SignatureDoesNotMatch'],
  ['unknown key', { keyId: 'other' }, 'InvalidAccessKeyId.NotFound'],
  ['stale time', { at: Date.now() - 16 * 60_000 }, 'InvalidTimeStamp.Expired'],
  ['phone changed on the way', { sentQuery: { ...order, PhoneNumbers: '13900000002' } }, 'SignatureDoesNotMatch'],
  ['body added', { body: 'x=1' }, 'SignatureDoesNotMatch'],
  ['an x-acs header that is not signed', { sentHeaders: { 'x-acs-extra': '1' } }, 'SignatureDoesNotMatch'],
  ['no signature', { sentHeaders: { authorization: 'Basic eA==' } }, 'IncompleteSignature'],
  ['no phone number', { query: { SignName: '集物' } }, 'MissingPhoneNumbers'],
])('%s is refused', async (_name, forgery, code) => {
  expect((await call(forgery)).code).toBe(code);
  expect(await sandbox.get('/sms/inbox.json?phoneNumber=13900000002')).toEqual([]);
});

test.each([
  ['bad number', { PhoneNumbers: '12345' }, 'isv.MOBILE_NUMBER_ILLEGAL'],
  ['foreign sign name', { SignName: '别家' }, 'isv.SMS_SIGNATURE_ILLEGAL'],
  ['unknown template', { TemplateCode: 'SMS_NONE' }, 'isv.SMS_TEMPLATE_ILLEGAL'],
  ['inherited name as template', { TemplateCode: 'constructor' }, 'isv.SMS_TEMPLATE_ILLEGAL'],
  ['broken parameters', { TemplateParam: '{' }, 'isv.INVALID_JSON_PARAM'],
  ['missing variable', { TemplateParam: '{}' }, 'isv.TEMPLATE_MISSING_PARAMETERS'],
])('%s is answered with status 200 and its code', async (_name, change, code) => {
  expect(await call({ query: { ...order, PhoneNumbers: '13900000003', ...change } })).toEqual({ status: 200, code });
});

test('the inbox page escapes what it shows', async () => {
  await call({
    query: { ...order, PhoneNumbers: '13900000004', TemplateParam: JSON.stringify({ code: '<img src=x>' }) },
  });
  const page = await (await fetch(`${sandbox.origin}/sms?phoneNumber=13900000004`)).text();
  expect(page).toContain('&lt;img src=x&gt;');
  expect(page).not.toContain('<img');
});
