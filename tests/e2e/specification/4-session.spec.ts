import { answerCall, succeeded } from '../support/answers.ts';
import { logInByPassword } from '../support/forms.ts';
import { readCache } from '../support/readCache.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { watchCalls } from '../support/watchCalls.ts';

memberTest('§4 Logged in is true when a cached user record exists', { tag: '@once' }, async ({ page, account }) => {
  await page.goto('/order/mine');
  await expect(page).toHaveURL('/order/mine');
  await expect(
    page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: account.session.operator.name }),
  ).toBeVisible();
});

test('§4 otherwise the user is logged out with empty defaults', { tag: '@once' }, async ({ page }) => {
  for (const broken of [null, 'null', '{}', 'not json', '[]', '{"token":1}']) {
    await page.goto('/guide');
    await page.evaluate((text) => {
      if (text === null) localStorage.removeItem('USER_CACHE');
      else localStorage.setItem('USER_CACHE', text);
    }, broken);
    const { calls } = watchCalls(page);
    await page.goto('/guide');
    await expect(page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '登录' })).toBeVisible();
    await page.goto('/order/mine');
    await expect(page, String(broken)).toHaveURL((url) => url.pathname.startsWith('/login'));
    expect(calls.map((call) => call.headers()['token']).filter((token) => token !== '')).toEqual([]);
  }
});

test('§4 Setting the cache stores operator, token and refresh token', { tag: '@once' }, async ({ page }) => {
  const { phoneNumber, password } = await registerByApi();
  await page.goto('/login/usernamePassword');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/user/login'));
  await logInByPassword(page, phoneNumber, password);
  const { data } = (await (await answer).json()) as { data: unknown };
  await expect(page).toHaveURL('/');
  expect(await readCache(page)).toEqual(data);
});

memberTest(
  '§4 Update merges given fields into the operator and saves again',
  { tag: '@once' },
  async ({ page, account }) => {
    await answerCall(page, '/user/self', { json: succeeded({ integral: 128, level: '银卡会员' }) });
    await page.goto('/guide');
    const { operator, ...tokens } = account.session;
    await expect
      .poll(() => readCache(page))
      .toEqual({ ...tokens, operator: { ...operator, integral: 128, level: '银卡会员' } });
  },
);

memberTest('§4 Clear removes the cache and resets to defaults', { tag: '@once' }, async ({ page }) => {
  await page.goto('/user/personCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '登录' })).toBeVisible();
  expect(await readCache(page)).toBeNull();
  const call = page.waitForRequest((request) => request.url().includes('/api/user/login/qrCode/wechatMp'));
  await page.goto('/login/wechat');
  expect((await call).headers()['token']).toBe('');
});

memberTest('§4 Refresh fetches the current user and saves it', { tag: '@once' }, async ({ page, account }) => {
  const { operator } = account.session;
  await page.goto('/404');
  const outdated = { ...account.session, operator: { ...operator, name: '旧名字', integral: 999, balance: 1 } };
  await page.evaluate((cache) => localStorage.setItem('USER_CACHE', cache), JSON.stringify(outdated));
  await page.goto('/guide');
  await expect.poll(async () => (await readCache(page))?.operator).toEqual(operator);
  await expect(page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: operator.name })).toBeVisible();
});

memberTest('§4 At startup, if the user is logged in, the operator is refreshed', { tag: '@once' }, async ({ page }) => {
  const { pathsOf } = watchCalls(page);
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/user/self'));
  await page.goto('/guide');
  await refreshed;
  // Once for the load, not for every page inside it.
  await page.getByRole('navigation', { name: '频道' }).getByRole('link', { name: '货源' }).click();
  await expect(page).toHaveURL('/resource');
  expect(pathsOf().filter((path) => path === '/api/user/self')).toHaveLength(1);
});

test('§4 At startup, a visitor is not refreshed', { tag: '@once' }, async ({ page }) => {
  const { pathsOf } = watchCalls(page);
  await page.goto('/guide', { waitUntil: 'networkidle' });
  await page.goto('/login/usernamePassword', { waitUntil: 'networkidle' });
  expect(pathsOf()).not.toContain('/api/user/self');
});

test('§4 A logged-out visit to a protected route leads to login', { tag: '@once' }, async ({ page }) => {
  await page.goto('/user/balance');
  await expect(page).toHaveURL('/login/usernamePassword?from=L3VzZXIvYmFsYW5jZQ%3D%3D');
});

memberTest(
  '§4 A session that ends while a protected page is open leads to login',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto('/user/balance');
    await expect(page).toHaveURL('/user/balance');
    const otherTab = await context.newPage();
    await otherTab.goto('/user/personCenter');
    await otherTab.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login/usernamePassword?from=L3VzZXIvYmFsYW5jZQ%3D%3D');
  },
);
