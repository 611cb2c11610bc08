import { sandboxUrl } from '../support/addresses.ts';
import { callApi } from '../support/callApi.ts';
import { changeAvatar } from '../support/avatar.ts';
import { askForCode, logInByPassword } from '../support/forms.ts';
import { pageClient } from '../support/pageClient.ts';
import { newBrowserId } from '../support/registerByApi.ts';
import { newPhone, readSmsCode } from '../support/sms.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { watchCalls } from '../support/watchCalls.ts';

test('§7 Base path /api on the product host', { tag: '@once' }, async ({ page, baseURL }) => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()));
  });
  await page.goto('/login/usernamePassword');
  const answered = page.waitForResponse((response) => response.url().includes('/user/login'));
  await logInByPassword(page, 'nobody', 'qingci-2026');
  await answered;
  const api = calls.filter(({ pathname }) => pathname.includes('/user/'));
  expect(api.map(({ origin, pathname }) => [origin, pathname])).toEqual([
    [new URL(baseURL!).origin, '/api/user/login'],
  ]);
});

memberTest(
  '§7 Every request carries headers token, User-Type and anonymous',
  { tag: '@once' },
  async ({ page, account }) => {
    const { calls } = watchCalls(page);
    await page.goto('/user/personCenter');
    await changeAvatar(page);
    await expect(page.getByRole('status').getByText('头像已更换')).toBeVisible();
    expect(calls.length).toBeGreaterThan(2);
    for (const call of calls) {
      expect(call.headers(), call.url()).toMatchObject({
        token: account.session.token,
        'user-type': 'User',
        anonymous: account.browserId,
      });
    }
  },
);

test('§7 A visitor sends the same headers, with an empty token', { tag: '@once' }, async ({ page }) => {
  const { calls } = watchCalls(page);
  await page.goto('/register');
  await askForCode(page, newPhone());
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  expect(calls.map((call) => new URL(call.url()).pathname)).toContain('/api/user/register/code');
  const anonymous: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  for (const call of calls) {
    expect(call.headers(), call.url()).toMatchObject({ token: '', 'user-type': 'User', anonymous });
  }
});

test('§7 Query parameters are serialised with nested keys in dot/bracket form', { tag: '@once' }, async ({ page }) => {
  await page.goto('/register');
  await askForCode(page, newPhone());
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  // No page has a nested query yet, so the page's own client is asked for one.
  const client = await pageClient(page);
  const call = page.waitForRequest((request) => request.url().includes('filter'));
  const query = { filter: { brand: '青瓷', price: { min: 1 } }, ids: ['a', 'b'] };
  await client.evaluate(
    (own, nested) => own.call('userRegisterCode', { query: nested }, { inline: true }).catch(() => null),
    query,
  );
  expect(decodeURIComponent(new URL((await call).url()).search)).toBe(
    '?filter.brand=青瓷&filter.price.min=1&ids[0]=a&ids[1]=b',
  );
});

test('§7 Default timeout: none', { tag: '@once' }, async ({ page }) => {
  // Time passes for the page, not for us: an answer that takes an hour is still waited for.
  await page.clock.install();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/login', async (route) => {
    await held;
    await route.fulfill({ json: { flag: false, code: 1, msg: '一小时后的回答', data: null } });
  });
  await page.goto('/login/usernamePassword');
  const sent = page.waitForRequest('**/api/user/login');
  await logInByPassword(page, 'nobody', 'qingci-2026');
  await sent;
  await page.clock.fastForward('01:00:00');
  release();
  await expect(page.getByText('一小时后的回答')).toBeVisible();
});

test(
  '§7 GET /user/register/code with query phoneNumber sends the register code',
  { tag: '@once' },
  async ({ page }) => {
    const phoneNumber = newPhone();
    await page.goto('/register');
    await askForCode(page, phoneNumber);
    expect(await readSmsCode(phoneNumber)).toMatch(/^\d{6}$/);
  },
);

test('§7 GET /user/reset/code with query phoneNumber sends the reset code', { tag: '@once' }, async ({ page }) => {
  const phoneNumber = newPhone();
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/user/reset/code');
  await page.goto('/forget');
  await askForCode(page, phoneNumber);
  expect((await call).method()).toBe('GET');
  expect(new URL((await call).url()).searchParams.get('phoneNumber')).toBe(phoneNumber);
});

test('§7 GET /user/bandPhoneNumber/code with query phoneNumber sends the bind code', { tag: '@once' }, async () => {
  const phoneNumber = newPhone();
  const answer = await callApi('GET', `/user/bandPhoneNumber/code?phoneNumber=${phoneNumber}`, {
    browserId: newBrowserId(),
  });
  expect(answer).toMatchObject({ status: 200, flag: true });
  expect(await readSmsCode(phoneNumber)).toMatch(/^\d{6}$/);
});

test('§7 GET /user/login/qrCode/wechat gives the QR for messaging-app login', { tag: '@once' }, async ({ page }) => {
  const call = page.waitForResponse((response) => response.url().endsWith('/api/user/login/qrCode/wechat'));
  await page.goto('/login/originalWechat');
  expect((await call).request().method()).toBe('GET');
  const frame = page.frameLocator('iframe[title="微信扫码登录"]');
  await expect(frame.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  expect(await page.locator('iframe').getAttribute('src')).toContain(sandboxUrl);
});

test(
  '§7 GET /user/login/qrCode/wechatMp and POST /user/login/qrCode/wechatMp: mini-program QR login',
  { tag: '@once' },
  async ({ page }) => {
    const { calls } = watchCalls(page);
    await page.goto('/login/wechat');
    await expect(page.getByRole('img', { name: '登录用的小程序码' })).toBeVisible();
    await expect.poll(() => calls.map((call) => call.method())).toContain('POST');
    expect(new Set(calls.map((call) => new URL(call.url()).pathname))).toEqual(
      new Set(['/api/user/login/qrCode/wechatMp']),
    );
    expect(calls[0]!.method()).toBe('GET');
  },
);

test('§7 POST /user/login/wechat/accessToken exchanges the code', { tag: '@once' }, async ({ page }) => {
  const call = page.waitForRequest((request) => request.url().endsWith('/api/user/login/wechat/accessToken'));
  // The callback is worth something only in the tab that asked for the QR code.
  await page.goto('/login/originalWechat');
  await expect(page.frameLocator('iframe').getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  await page.goto('/wx/callback?code=invented&state=inventedstate');
  expect((await call).method()).toBe('POST');
  expect((await call).postDataJSON()).toMatchObject({ code: 'invented', state: 'inventedstate' });
  await expect(page.getByRole('heading', { name: '没有登录成功' })).toBeVisible();
});

memberTest(
  '§7 PUT /user/update: when avatar is present, header File-Ids carries the avatar id',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/user/personCenter');
    const call = page.waitForRequest((request) => request.url().endsWith('/api/user/update'));
    await changeAvatar(page);
    const { avatar } = (await call).postDataJSON() as { avatar: string };
    expect(avatar).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call).method()).toBe('PUT');
    expect((await call).headers()['file-ids']).toBe(avatar);
    await expect(page.getByRole('status').getByText('头像已更换')).toBeVisible();
  },
);

memberTest('§7 PUT /user/update: without an avatar there is no header File-Ids', { tag: '@once' }, async ({ page }) => {
  await page.goto('/user/personCenter');
  await page.getByRole('button', { name: '编辑资料' }).click();
  const call = page.waitForRequest((request) => request.url().endsWith('/api/user/update'));
  await page.getByLabel('昵称').fill('换个名字');
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  expect((await call).headers()['file-ids']).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1, name: '换个名字' })).toBeVisible();
});
