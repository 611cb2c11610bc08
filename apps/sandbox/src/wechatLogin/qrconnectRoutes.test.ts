import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const good = {
  appid: 'wx0sandboxweb0001',
  redirect_uri: 'http://127.0.0.1:3000/wx/callback?from=Lw',
  response_type: 'code',
  scope: 'snsapi_login',
  state: 'one-time-state',
};

async function open(
  change: Readonly<Record<string, string>> = {},
): Promise<{ status: number; page: string; uuid: string; reply: Response }> {
  const reply = await fetch(
    `${sandbox.origin}/connect/qrconnect?${new URLSearchParams({ ...good, ...change }).toString()}`,
  );
  const page = await reply.text();
  return { status: reply.status, page, uuid: /data-uuid="([^"]+)"/.exec(page)?.[1] ?? '', reply };
}

const act = (uuid: string, person: string, action: string) =>
  sandbox.post(`/control/wechat/website/${uuid}`, { person, action });
const status = (uuid: string) => sandbox.get(`/connect/qrconnect/status?uuid=${uuid}`);

test.each([
  ['AppID', { appid: 'wxother' }],
  ['Scope', { scope: 'snsapi_base' }],
  ['response_type', { response_type: 'token' }],
  ['redirect_uri', { redirect_uri: 'http://evil.example/cb' }],
  ['redirect_uri', { redirect_uri: 'javascript:alert(1)' }],
  ['redirect_uri', { redirect_uri: 'http://127.0.0.1@evil.example/' }],
  ['state', { state: '' }],
])('a wrong %s is told on the page', async (name, change) => {
  const { status: code, page } = await open(change);
  expect(code).toBe(400);
  expect(page).toContain(`${name} 参数错误`);
});

test('may be framed and shows a QR code', async () => {
  const { page, reply } = await open();
  expect(reply.headers.get('x-frame-options')).toBeNull();
  expect(reply.headers.get('content-security-policy')).toBeNull();
  expect(page).toContain('<svg');
});

test('waiting, scanned, confirmed: the browser goes on with code and state', async () => {
  const { uuid } = await open();
  expect(await status(uuid)).toEqual({ status: 'waiting', goOnTo: null });
  await act(uuid, 'chen', 'scan');
  expect(await status(uuid)).toEqual({ status: 'scanned', goOnTo: null });
  expect(await act(uuid, 'su', 'confirm')).toMatchObject({ ok: false, msg: '二维码已被他人扫描' });
  await act(uuid, 'chen', 'confirm');
  const { goOnTo } = (await status(uuid)) as { goOnTo: string };
  const url = new URL(goOnTo);
  expect(url.origin + url.pathname).toBe('http://127.0.0.1:3000/wx/callback');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    from: 'Lw',
    code: expect.stringMatching(/^[\w-]{32}$/),
    state: 'one-time-state',
  });
  expect(await act(uuid, 'chen', 'confirm')).toMatchObject({ ok: false, msg: '这个二维码已经处理过' });
});

test('refused: the browser goes on with the state alone', async () => {
  const { uuid } = await open();
  await act(uuid, 'lin', 'refuse');
  const { goOnTo } = (await status(uuid)) as { goOnTo: string };
  expect(new URL(goOnTo).searchParams.has('code')).toBe(false);
  expect(new URL(goOnTo).searchParams.get('state')).toBe('one-time-state');
});

test('left alone it expires, and can be made to at once', async () => {
  const [left, ended] = [await open(), await open()];
  sandbox.advance(5 * 60_000 - 1_000);
  expect(await status(left.uuid)).toMatchObject({ status: 'waiting' });
  await act(ended.uuid, 'lin', 'expire');
  expect(await status(ended.uuid)).toEqual({ status: 'expired', goOnTo: null });
  sandbox.advance(1_000);
  expect(await status(left.uuid)).toEqual({ status: 'expired', goOnTo: null });
  expect(await act(left.uuid, 'lin', 'confirm')).toMatchObject({ ok: false, msg: '二维码已失效，请在电脑上刷新' });
});
