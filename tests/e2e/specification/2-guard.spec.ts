import { webUrl } from '../support/addresses.ts';
import { expectPage } from '../support/frames.ts';
import { logInByPassword } from '../support/forms.ts';
import { decodeFrom, encodeFrom } from '../support/from.ts';
import { allProtectedPaths, publicPaths } from '../support/paths.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, memberTest, test } from '../support/test.ts';

test('§2 Navigation guard: to the login path with from holding the full path encoded in base64', async ({ page }) => {
  for (const path of allProtectedPaths) {
    const wanted = `${path}?id=018f2b3c&filter.brand=%E9%9D%92%E7%93%B7&page=2`;
    await page.goto(wanted);
    await expect(page, path).toHaveURL((url) => url.pathname.startsWith('/login'));
    expect(decodeFrom(new URL(page.url()).searchParams.get('from')), path).toBe(wanted);
  }
});

test('§2 Navigation guard: also when a link inside the page leads there', async ({ page, isMobile }) => {
  await page.goto('/guide');
  const bar = page.getByRole('navigation', { name: isMobile ? '主导航' : '账户' });
  await bar.getByRole('link', { name: '购物车' }).click();
  await expect(page).toHaveURL(`/login/usernamePassword?from=${encodeURIComponent(encodeFrom('/cart/mine'))}`);
});

test('§2 Navigation guard: otherwise navigation proceeds, for a visitor', { tag: '@once' }, async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(`${path}?id=1`);
    await expectPage(page, path);
    expect(new URL(page.url()).search, path).toBe('?id=1');
  }
});

memberTest('§2 Navigation guard: otherwise navigation proceeds, for a user', { tag: '@once' }, async ({ page }) => {
  for (const path of allProtectedPaths) {
    await page.goto(`${path}?id=1`);
    await expectPage(page, path);
    expect(new URL(page.url()).search, path).toBe('?id=1');
  }
});

test('§2 After login the user lands on from', { tag: '@once' }, async ({ page }) => {
  const { phoneNumber, password } = await registerByApi();
  await page.goto('/order/detail?id=1&note=%E8%8C%B6#parcels');
  await logInByPassword(page, phoneNumber, password);
  await expect(page).toHaveURL('/order/detail?id=1&note=%E8%8C%B6#parcels');
});

test('§2 A from that is no path of this site leads to the home page', { tag: '@once' }, async ({ page, context }) => {
  const { session } = await registerByApi();
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(webUrl).origin) foreign.push(request.url());
  });
  await page.goto('/guide');
  await page.evaluate((cache) => localStorage.setItem('USER_CACHE', cache), JSON.stringify(session));
  const values = [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/order\r\nSet-Cookie: a=b',
    '/%0d%0aSet-Cookie:a',
    'https://evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
  ].map(encodeFrom);
  for (const value of [...values, 'not base64!', '/order/mine', '']) {
    await page.goto(`/login/usernamePassword?from=${encodeURIComponent(value)}`);
    await expect(page, decodeFrom(value)).toHaveURL('/');
  }
  expect(foreign).toEqual([]);
});
