import { answerCall, refused, succeeded } from '../support/answers.ts';
import { askForCode, logInByPassword } from '../support/forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { readCache } from '../support/readCache.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { newPhone } from '../support/sms.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { watchCalls } from '../support/watchCalls.ts';

test('a visitor logs in on the way to a page, and is kept', { tag: '@once' }, async ({ page }) => {
  const { phoneNumber, password } = await registerByApi();
  await test.step('§4 A logged-out visit to a protected route leads to login', async () => {
    await page.goto('/order/detail?id=1&note=%E8%8C%B6#parcels');
    await expect(page).toHaveURL((url) => url.pathname === '/login/usernamePassword');
    expect(await readCache(page)).toBeNull();
  });
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/user/login'));
  await test.step('§2 After login the user lands on from', async () => {
    await logInByPassword(page, phoneNumber, password);
    await expect(page).toHaveURL('/order/detail?id=1&note=%E8%8C%B6#parcels');
  });
  const cache = await readCache(page);
  await test.step('§4 Setting the cache stores operator, token and refresh token', async () => {
    const { data } = (await (await answer).json()) as { data: unknown };
    expect(cache).toEqual(data);
  });
  await test.step('§3 Cached user record, kept in local storage under key USER_CACHE: token, refreshToken, operator', () => {
    const someText: unknown = expect.stringMatching(/./);
    expect(cache).toEqual({ token: someText, refreshToken: someText, operator: expect.any(Object) });
  });
  await test.step('§3 Operator: avatar, phoneNumber, name, balance, vipFlag, vipExpiryDate, invitationCode, integral, level, luckyDraws', () => {
    expect(cache?.operator).toEqual({
      avatar: null,
      phoneNumber: `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`,
      name: expect.stringMatching(/./),
      balance: 0,
      vipFlag: false,
      vipExpiryDate: null,
      invitationCode: expect.stringMatching(/^[0-9A-Z]{6}$/),
      integral: 0,
      level: '普通用户',
      luckyDraws: 0,
    });
  });
});

test('a visitor stays one', { tag: '@once' }, async ({ page }) => {
  const account = page.getByRole('navigation', { name: '账户' });
  const { calls, pathsOf } = watchCalls(page);
  await test.step('§4 otherwise the user is logged out with empty defaults', async () => {
    // Nothing, and something that is no record: userCache.test.ts of the web app has six of those.
    for (const broken of [null, '{"token":1}']) {
      await page.goto('/guide');
      await page.evaluate((text) => {
        if (text === null) localStorage.removeItem('USER_CACHE');
        else localStorage.setItem('USER_CACHE', text);
      }, broken);
      await page.reload();
      await hydrated(page);
      await expect(account.getByRole('link', { name: '登录' })).toBeVisible();
      await page.goto('/order/mine');
      await expect(page, String(broken)).toHaveURL((url) => url.pathname.startsWith('/login'));
    }
    expect(calls.map((call) => call.headers()['token']).filter((token) => token !== '')).toEqual([]);
  });
  await test.step('§4 At startup, a visitor is not refreshed', async () => {
    await page.goto('/guide', { waitUntil: 'networkidle' });
    expect(pathsOf()).not.toContain('/api/user/self');
  });
});

memberTest('a user is refreshed, and cleared', { tag: '@once' }, async ({ page, context, account }) => {
  const { operator, ...tokens } = account.session;
  const bar = page.getByRole('navigation', { name: '账户' });
  await memberTest.step('§4 At startup, if the user is logged in, the operator is refreshed', async () => {
    const { pathsOf } = watchCalls(page);
    const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/user/self'));
    await page.goto('/guide');
    await refreshed;
    // The client that asked was loaded after the page, and needs the frame's styles, which are there once.
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href.replace('#', '')));
    expect(styles).toEqual([...new Set(styles)]);
    // Once for the load, not for every page inside it.
    await page.getByRole('navigation', { name: '频道' }).getByRole('link', { name: '货源' }).click();
    await expect(page).toHaveURL('/resource');
    expect(pathsOf().filter((path) => path === '/api/user/self')).toHaveLength(1);
  });
  await memberTest.step('§4 Refresh fetches the current user and saves it', async () => {
    const outdated = { ...tokens, operator: { ...operator, name: '旧名字', integral: 999, balance: 1 } };
    await page.evaluate((cache) => localStorage.setItem('USER_CACHE', cache), JSON.stringify(outdated));
    await page.goto('/order/mine');
    await expect.poll(async () => (await readCache(page))?.operator).toEqual(operator);
  });
  await memberTest.step('§4 Logged in is true when a cached user record exists', async () => {
    await expect(page).toHaveURL('/order/mine');
    await expect(bar.getByRole('link', { name: operator.name })).toBeVisible();
  });
  await memberTest.step('§4 Update merges given fields into the operator and saves again', async () => {
    await answerCall(page, '/user/self', { json: succeeded({ integral: 128, level: '银卡会员' }) });
    await page.goto('/guide');
    await expect
      .poll(() => readCache(page))
      .toEqual({ ...tokens, operator: { ...operator, integral: 128, level: '银卡会员' } });
    await page.unrouteAll();
  });
  await memberTest.step('§4 A session that ends while a protected page is open leads to login', async () => {
    await page.goto('/user/balance');
    await expect(page).toHaveURL('/user/balance');
    const otherTab = await context.newPage();
    await otherTab.goto('/user/personCenter');
    await otherTab.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login/usernamePassword?from=L3VzZXIvYmFsYW5jZQ%3D%3D');
    await expect(otherTab).toHaveURL('/');
    await otherTab.close();
  });
  await memberTest.step('§4 Clear removes the cache and resets to defaults', async () => {
    expect(await readCache(page)).toBeNull();
    const call = page.waitForRequest((request) => request.url().includes('/api/user/login/qrCode/wechatMp'));
    await page.goto('/login/wechat');
    expect((await call).headers()['token']).toBe('');
    await page.goto('/guide');
    await expect(bar.getByRole('link', { name: '登录' })).toBeVisible();
  });
  await memberTest.step('§9 Local-storage keys USER_CACHE and browser', async () => {
    await page.goto('/register');
    await askForCode(page, newPhone());
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    // Nothing else is kept: what a visitor leaves behind is the identifier alone.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['browser']);
  });
});

memberTest('§8 401 of the start-up refresh is silent too', { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/user/self', { status: 401, json: refused('登录已过期') });
  const twice = [page.waitForResponse('**/api/user/self'), page.waitForResponse('**/api/user/refresh')];
  await page.goto('/guide');
  await Promise.all(twice);
  await expect(page.getByText('登录已过期')).toHaveCount(0);
  expect(await readCache(page)).not.toBeNull();
});
