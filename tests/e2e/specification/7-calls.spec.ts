import type { Page } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.ts';
import { answerCall, succeeded } from '../support/answers.ts';
import { callApi } from '../support/callApi.ts';
import { askForCode } from '../support/forms.ts';
import { pageClient } from '../support/pageClient.ts';
import { newBrowserId } from '../support/registerByApi.ts';
import { newPhone, readSmsCode } from '../support/sms.ts';
import { expect, test } from '../support/test.ts';
import { watchCalls } from '../support/watchCalls.ts';

/** Addresses that a 30200 may not lead to, as a location or as data. */
const forbidden = [
  { location: 'https://evil.example/pay' },
  { location: '//evil.example/pay' },
  { location: 'javascript:document.title="evil"' },
  { location: '/\\evil.example' },
  { data: 'https://evil.example/pay' },
  { data: 'javascript:document.title="evil"' },
  { data: 'data:text/html,evil' },
];

test('a visitor asks for a code, and the answer leads on', { tag: '@once' }, async ({ page, context, baseURL }) => {
  const phoneNumber = newPhone();
  const { calls } = watchCalls(page);
  await test.step('§7 GET /user/register/code with query phoneNumber sends the register code', async () => {
    await page.goto('/register');
    await askForCode(page, phoneNumber);
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    expect(await readSmsCode(phoneNumber)).toMatch(/^\d{6}$/);
  });
  await test.step('§7 A visitor sends the same headers, with an empty token', () => {
    expect(calls.map((call) => new URL(call.url()).pathname)).toContain('/api/user/register/code');
    const anonymous: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
    for (const call of calls) {
      expect(call.headers(), call.url()).toMatchObject({ token: '', 'user-type': 'User', anonymous });
    }
  });
  // From here the page's own client is asked: what the form does with an answer is seen above.
  const client = await pageClient(page);
  const ask = (query: object) =>
    client.evaluate((own, given) => own.call('userRegisterCode', { query: given }, {}).catch(() => null), query);
  await test.step('§7 Query parameters are serialised with nested keys in dot/bracket form', async () => {
    const call = page.waitForRequest((request) => request.url().includes('filter'));
    await ask({ filter: { brand: '青瓷', price: { min: 1 } }, ids: ['a', 'b'] });
    expect(decodeURIComponent(new URL((await call).url()).search)).toBe(
      '?filter.brand=青瓷&filter.price.min=1&ids[0]=a&ids[1]=b',
    );
  });
  const beSent = async (answer: { location?: unknown; data?: unknown }) => {
    await page.unrouteAll();
    const json = succeeded(answer.data ?? null, { ...answer, code: 30200 });
    await answerCall(page, '/user/register/code', { json });
    await ask({ phoneNumber });
  };
  await test.step('§8 Code 30200 with a foreign or javascript: location is refused', async () => {
    const requested: string[] = [];
    const popups: Page[] = [];
    context.on('request', (request) => requested.push(request.url()));
    page.on('popup', (popup) => popups.push(popup));
    for (const answer of forbidden) {
      await beSent(answer);
      await expect(page, JSON.stringify(answer)).toHaveURL('/register');
      await expect(page).toHaveTitle('注册 · 集物');
    }
    expect(popups).toEqual([]);
    expect(requested.filter((url) => url.includes('evil'))).toEqual([]);
  });
  await test.step('§8 Code 30200: or open the data in a new window', async () => {
    const opened = context.waitForEvent('page');
    await beSent({ data: `${baseURL}/serviceTerms` });
    const popup = await opened;
    await expect(popup).toHaveURL('/serviceTerms');
    expect(await popup.evaluate(() => window.opener === null), 'noopener').toBe(true);
    await expect(page).toHaveURL('/register');
    await popup.close();
  });
  await test.step('§8 Code 30200 in a successful response: redirect to the given location', async () => {
    await page.unrouteAll();
    const location = '/guide?topic=payment';
    await answerCall(page, '/user/register/code', { json: succeeded(null, { code: 30200, location }) });
    await page.reload();
    await askForCode(page, newPhone());
    await expect(page).toHaveURL(location);
  });
});

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

test('a login by WeChat shows its code, and exchanges what comes back', { tag: '@once' }, async ({ page }) => {
  await test.step('§7 GET /user/login/qrCode/wechat gives the QR for messaging-app login', async () => {
    const call = page.waitForResponse((response) => response.url().endsWith('/api/user/login/qrCode/wechat'));
    await page.goto('/login/originalWechat');
    expect((await call).request().method()).toBe('GET');
    const frame = page.frameLocator('iframe[title="微信扫码登录"]');
    await expect(frame.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
    expect(await page.locator('iframe').getAttribute('src')).toContain(sandboxUrl);
  });
  await test.step('§7 POST /user/login/wechat/accessToken exchanges the code', async () => {
    // The callback is worth something only in the tab that asked for the QR code.
    const call = page.waitForRequest((request) => request.url().endsWith('/api/user/login/wechat/accessToken'));
    await page.goto('/wx/callback?code=invented&state=inventedstate');
    expect((await call).method()).toBe('POST');
    expect((await call).postDataJSON()).toMatchObject({ code: 'invented', state: 'inventedstate' });
    await expect(page.getByRole('heading', { name: '没有登录成功' })).toBeVisible();
  });
});
