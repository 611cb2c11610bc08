import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const keys = 'grant_type=client_credential&appid=wx0sandboxmini001&secret=sandbox-mini-secret';
const fetchToken = async () =>
  (await sandbox.get(`/cgi-bin/token?${keys}`)) as { access_token: string; expires_in: number };
const phoneNumber = (token: string, code: string) =>
  sandbox.post(`/wxa/business/getuserphonenumber?access_token=${token}`, { code });

test('tokens: two hours, wrong keys refused, the replaced one lives five minutes more', async () => {
  expect(await sandbox.get(`/cgi-bin/token?${keys}x`)).toMatchObject({ errcode: 40125 });
  expect(await sandbox.get('/cgi-bin/token?grant_type=client_credential&appid=wxother&secret=s')).toMatchObject({
    errcode: 40013,
  });
  const first = await fetchToken();
  expect(first.expires_in).toBe(7200);
  await fetchToken();
  expect(await phoneNumber(first.access_token, 'none')).toMatchObject({ errcode: 40029 });
  sandbox.advance(5 * 60_000);
  expect(await phoneNumber(first.access_token, 'none')).toMatchObject({ errcode: 42001 });
  expect(await phoneNumber('made-up', 'none')).toMatchObject({ errcode: 40001 });
});

test('a phone-number code works once, within five minutes', async () => {
  const { access_token: token } = await fetchToken();
  const { code } = (await sandbox.post('/control/wechat/phoneNumberCode', { person: 'zhao' })) as { code: string };
  expect(await phoneNumber(token, code)).toMatchObject({
    errcode: 0,
    phone_info: { purePhoneNumber: '13800001003', countryCode: '86' },
  });
  expect(await phoneNumber(token, code)).toMatchObject({ errcode: 40163 });
  const late = (await sandbox.post('/control/wechat/phoneNumberCode', { person: 'zhao' })) as { code: string };
  sandbox.advance(5 * 60_000);
  expect(await phoneNumber(token, late.code)).toMatchObject({ errcode: 40029 });
});

test('getwxacodeunlimit checks what it is given', async () => {
  const { access_token: token } = await fetchToken();
  const ask = async (body: string) =>
    (await fetch(`${sandbox.origin}/wxa/getwxacodeunlimit?access_token=${token}`, { method: 'POST', body })).json();
  const page = 'pages/login/login';
  expect(await ask('not json')).toMatchObject({ errcode: 40169 });
  expect(await ask(JSON.stringify({ scene: '', page }))).toMatchObject({ errcode: 40169 });
  expect(await ask(JSON.stringify({ scene: 'a'.repeat(33), page }))).toMatchObject({ errcode: 40169 });
  expect(await ask(JSON.stringify({ scene: 'a b', page }))).toMatchObject({ errcode: 40129 });
  expect(await ask(JSON.stringify({ scene: 'a', page: '/pages/x' }))).toMatchObject({ errcode: 41030 });
  expect(await ask(JSON.stringify({ scene: 'a', page, width: 20 }))).toMatchObject({ errcode: 40097 });
  expect(await sandbox.get('/control/wechat/codes')).toMatchObject({ miniProgram: [] });
});
