import { expectAuthLayout, expectPage } from '../support/frames.ts';
import { authPaths, defaultPaths, legalPaths, loginPaths, mainPaths, protectedPaths } from '../support/paths.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { visitPages } from '../support/visitPages.ts';

test('§2 Fixed paths', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [
    { layout: 'main', paths: ['/'] },
    { layout: 'default', paths: ['/404'] },
    { layout: 'auth', paths: ['/login'], shownAt: '/login/usernamePassword' },
    { layout: 'auth', paths: authPaths },
    { layout: 'none', paths: legalPaths },
  ]);
});

test('§2 Main pages, for a visitor', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [{ layout: 'main', paths: mainPaths }]);
});

memberTest('§2 Main pages, for a user', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [
    { layout: 'main', paths: ['/'] },
    // Of the other public pages a user sees the same, but for the bar above them.
    { layout: 'main', paths: mainPaths, withoutAxe: true },
  ]);
});

test('§2 Under a default layout, for a visitor', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [{ layout: 'default', paths: defaultPaths }]);
});

memberTest('§2 Under a default layout, for a user', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [{ layout: 'default', paths: defaultPaths, withoutAxe: true }]);
});

memberTest('§2 Pages requiring login: orders', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [{ layout: 'default', paths: protectedPaths.order }]);
});

memberTest('§2 Pages requiring login: open-box orders', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [{ layout: 'default', paths: protectedPaths.openBoxOrder }]);
});

memberTest('§2 Pages requiring login: effect orders, cart and collection', async ({ page, isMobile }) => {
  const paths = [...protectedPaths.effectOrder, ...protectedPaths.cartAndCollection];
  await visitPages(page, isMobile, [{ layout: 'default', paths }]);
});

memberTest('§2 User centre, inside a user-centre layout', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [{ layout: 'userCentre', paths: protectedPaths.userCentre }]);
});

test('§2 Login page /login has child routes', async ({ page, isMobile }) => {
  await visitPages(page, isMobile, [{ layout: 'auth', paths: loginPaths }]);
  const ways = page.getByRole('navigation', { name: '登录方式' });
  for (const [label, path] of [
    ['小程序扫码', '/login/wechat'],
    ['微信扫码', '/login/originalWechat'],
    ['密码或短信', '/login/usernamePassword'],
  ] as const) {
    await ways.getByRole('link', { name: label }).click();
    await expectPage(page, path);
    await expectAuthLayout(page);
  }
});

test(
  '§2 A login path with an optional repeated type redirects to a default login target',
  { tag: '@once' },
  async ({ page, request }) => {
    for (const path of ['/login/', '/login/sms', '/login/a/b/c', '/login/usernamePassword/x', '/login/%E8%8C%B6']) {
      const answer = await request.get(`${path}?from=L29yZGVyL21pbmU%3D`, { maxRedirects: 0 });
      expect(answer.headers()['location'], path).toBe('/login/usernamePassword?from=L29yZGVyL21pbmU%3D');
    }
    await page.goto('/login?from=L29yZGVyL21pbmU%3D');
    await expect(page).toHaveURL('/login/usernamePassword?from=L29yZGVyL21pbmU%3D');
  },
);
