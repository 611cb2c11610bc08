import {
  expectAuthLayout,
  expectDefaultLayout,
  expectMainLayout,
  expectPage,
  expectUserCentreLayout,
} from '../support/frames.ts';
import { defaultPaths, mainPaths, protectedPaths } from '../support/paths.ts';
import { expect, memberTest, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

async function visit(page: Page, paths: readonly string[], expectLayout: () => Promise<void>): Promise<void> {
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expectPage(page, path);
    await expectLayout();
  }
}

test('§2 Fixed paths: home /', async ({ page, isMobile }) => {
  expect((await page.goto('/'))?.status()).toBe(200);
  await expectPage(page, '/');
  await expectMainLayout(page, isMobile);
});

test('§2 Fixed paths: not found /404', async ({ page, isMobile }) => {
  expect((await page.goto('/404'))?.status()).toBe(404);
  await expectPage(page, '/404');
  await expectDefaultLayout(page, isMobile);
});

test('§2 Fixed paths: login /login', async ({ page }) => {
  expect((await page.goto('/login'))?.status()).toBe(200);
  await expectPage(page, '/login/usernamePassword');
  await expectAuthLayout(page);
});

test('§2 Fixed paths: register /register', async ({ page }) => {
  expect((await page.goto('/register'))?.status()).toBe(200);
  await expectPage(page, '/register');
  await expectAuthLayout(page);
});

test('§2 Fixed paths: forgot password /forget', async ({ page }) => {
  expect((await page.goto('/forget'))?.status()).toBe(200);
  await expectPage(page, '/forget');
  await expectAuthLayout(page);
});

test('§2 Fixed paths: privacy policy /privacyPolicy', async ({ page }) => {
  expect((await page.goto('/privacyPolicy'))?.status()).toBe(200);
  await expectPage(page, '/privacyPolicy');
});

test('§2 Fixed paths: service terms /serviceTerms', async ({ page }) => {
  expect((await page.goto('/serviceTerms'))?.status()).toBe(200);
  await expectPage(page, '/serviceTerms');
});

test('§2 Main pages, for a visitor', async ({ page, isMobile }) => {
  await visit(page, mainPaths, () => expectMainLayout(page, isMobile));
});

memberTest('§2 Main pages, for a user', async ({ page, isMobile }) => {
  await visit(page, mainPaths, () => expectMainLayout(page, isMobile));
});

test('§2 Under a default layout, for a visitor', async ({ page, isMobile }) => {
  await visit(page, defaultPaths, () => expectDefaultLayout(page, isMobile));
});

memberTest('§2 Under a default layout, for a user', async ({ page, isMobile }) => {
  await visit(page, defaultPaths, () => expectDefaultLayout(page, isMobile));
});

memberTest('§2 Pages requiring login: orders', async ({ page, isMobile }) => {
  await visit(page, protectedPaths.order, () => expectDefaultLayout(page, isMobile));
});

memberTest('§2 Pages requiring login: open-box orders', async ({ page, isMobile }) => {
  await visit(page, protectedPaths.openBoxOrder, () => expectDefaultLayout(page, isMobile));
});

memberTest('§2 Pages requiring login: effect orders', async ({ page, isMobile }) => {
  await visit(page, protectedPaths.effectOrder, () => expectDefaultLayout(page, isMobile));
});

memberTest('§2 Pages requiring login: cart and collection', async ({ page, isMobile }) => {
  await visit(page, protectedPaths.cartAndCollection, () => expectDefaultLayout(page, isMobile));
});

memberTest('§2 User centre, inside a user-centre layout', async ({ page }) => {
  await visit(page, protectedPaths.userCentre, () => expectUserCentreLayout(page));
});

test('§2 Login page /login has child routes', async ({ page }) => {
  await page.goto('/login');
  const ways = page.getByRole('navigation', { name: '登录方式' });
  for (const [label, path] of [
    ['小程序扫码', '/login/wechat'],
    ['微信扫码', '/login/originalWechat'],
    ['密码登录', '/login/usernamePassword'],
  ] as const) {
    await ways.getByRole('link', { name: label }).click();
    await expectPage(page, path);
    await expectAuthLayout(page);
    await page.reload();
    await expectPage(page, path);
  }
});

test('§2 A login path with an optional repeated type redirects to a default login target', async ({ page }) => {
  for (const path of [
    '/login',
    '/login/',
    '/login/sms',
    '/login/a/b/c',
    '/login/usernamePassword/x',
    '/login/%E8%8C%B6',
  ]) {
    await page.goto(`${path}?from=L29yZGVyL21pbmU%3D`);
    await expect(page, path).toHaveURL('/login/usernamePassword?from=L29yZGVyL21pbmU%3D');
  }
});
