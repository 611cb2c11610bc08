import type { Page } from '@playwright/test';
import { buyByApi } from '../support/buyByApi.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { lookAt } from '../support/lookAt.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** The blocks in the order of the picture, each with something in it that only the channel itself can have. */
const blocks = [
  { name: '每日一抢', alive: 'a[href="/woot"]' },
  { name: '拼团 · 差一人', alive: 'a[href^="/groupPurchase?id="]' },
  { name: '开箱', alive: 'a[href^="/openBox?id="]' },
  { name: '达人新选', alive: 'a[href^="/celebrity?id="]' },
  { name: '好物志', alive: 'a[href^="/homeArticles?id="]' },
  { name: '经常一起买', alive: 'a[href^="/product?id="]' },
  { name: '新品', alive: 'a[href^="/product?id="]' },
  { name: '货源', alive: 'a[href^="/product?id="]' },
];

async function expectEveryBlock(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const { name, alive } of blocks) {
    const block = main.getByRole('region', { name, exact: true });
    await expect(block.locator(alive).first(), name).toBeVisible();
  }
  const shown = await main.getByRole('heading', { level: 2 }).allTextContents();
  const names = blocks.map(({ name }) => name);
  expect(shown.filter((title) => names.includes(title))).toEqual(names);
  await expect(page.getByText('筹备中')).toHaveCount(0);
}

test('every channel stands on the home page with its best of today', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  await expectEveryBlock(page);
  const main = page.getByRole('main');
  const deals = main.getByRole('region', { name: '每日一抢' });
  await expect(deals.getByRole('timer')).toBeVisible();
  await expect(deals.getByRole('img', { name: /^共 \d+ 件，已售 \d+ 件/ })).toBeVisible();
  await expect(main.getByRole('region', { name: '拼团 · 差一人' }).getByText('差 1 人').first()).toBeVisible();
  // What a visitor can do today is the same for everyone.
  const today = main.getByRole('navigation', { name: '今天' });
  await expect(today.getByRole('link')).toHaveCount(4);
  await expect(today.getByText('每日签到')).toBeVisible();
  await expectNoShift(page, '/');
  await expectAccessible(page);
  await lookAt(page, 'home-out');
});

test('a visitor reads everything of the home page without script @once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expectEveryBlock(page);
  await context.close();
});

test('a visitor reads an article from the home page, and finds what it names', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const articles = page.getByRole('main').getByRole('region', { name: '好物志' });
  const title = (await articles.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await articles.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/homeArticles\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/product?id="]').first()).toBeVisible();
});

test('what is often bought together leads from the home page to the product, and into the cart', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const pair = page.getByRole('main').getByRole('region', { name: '经常一起买' }).getByRole('listitem').first();
  await expect(pair).toContainText(/\d+ 个订单一起买了这两件/);
  const [first, second] = await pair.getByRole('link').all();
  const other = ((await second?.textContent()) ?? '').replace(/¥.*$/, '').trim();
  await first?.click();
  const together = page.getByRole('complementary').getByRole('region', { name: '常一起买' });
  await expect(together.getByRole('link').first()).toBeVisible();
  await expect(together).toContainText(other.slice(0, 6));
  await together.getByRole('button', { name: /加入购物车$/ }).click();
  await expect(page.getByText(/^\d 件已加入购物车/)).toBeVisible();
});

memberTest('a user finds what waits for them on the home page and among all services', async ({ page, account }) => {
  await buyByApi(account, { keyword: '粗陶马克杯', quantity: 1, isPaid: false });
  await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  await expectEveryBlock(page);
  const today = page.getByRole('main').getByRole('navigation', { name: '今天' });
  await expect(today.getByText('1 笔订单待付款')).toBeVisible();
  await expect(today.getByRole('timer')).toBeVisible();
  await expect(today.getByText('签到第 1 天')).toBeVisible();
  await expectNoShift(page, '/');
  await lookAt(page, 'home-in');

  await page.goto('/more');
  await hydrated(page);
  const main = page.getByRole('main');
  const often = main.getByRole('navigation', { name: '常用' });
  await expect(often.getByRole('link')).toHaveCount(8);
  await expect(often.getByRole('link', { name: '我的订单' })).toContainText('1 件等您处理');
  const services = main.getByRole('region', { name: '服务', exact: true });
  await expect(services.getByRole('link', { name: /^我的订单/ })).toContainText('1 件等您处理');
  await expect(services.getByRole('link', { name: /^余额/ })).toContainText('¥0.00');
  await expect(main.getByRole('link', { name: /^活动/ })).toContainText('签到第 1 天');
  await expectNoShift(page, '/more');
  await expectAccessible(page);
  await lookAt(page, 'more-in');

  // Used most comes first; and whoever wants it otherwise says so.
  await page.goto('/user/coupons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/more');
  await expect(often.getByRole('link').first()).toHaveText(/优惠券$/);
  await main.getByRole('button', { name: '自己排' }).click();
  await main.getByRole('button', { name: '优惠券往后' }).click();
  await expect(often.getByRole('link').first()).toHaveText(/我的订单$/);
  await page.reload();
  await expect(often.getByRole('link').nth(1)).toHaveText(/优惠券$/);
  await expect(main.getByText('您自己排的')).toBeVisible();
});

test('a visitor finds every channel and service on one page', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/more');
  await hydrated(page);
  const main = page.getByRole('main');
  const channels = main.getByRole('region', { name: '频道', exact: true });
  await expect(channels.getByRole('listitem')).toHaveCount(9);
  await expect(channels.getByRole('link', { name: /^每日一抢/ }).getByRole('timer')).toBeVisible();
  await expect(channels.getByRole('link', { name: /^货源/ })).toContainText(/\d+ 件在售/);
  await expect(channels.getByRole('link', { name: /^开箱/ })).toContainText(/\d+ 件在售/);
  await expect(channels.getByRole('link', { name: /^购物指南/ })).toContainText(/\d+ 条/);
  await expect(main.getByRole('region', { name: '服务', exact: true }).getByRole('link')).toHaveCount(24);
  await expect(main.getByText('登录后，这里先放您常用的')).toBeVisible();
  await expectNoShift(page, '/more');
  await expectAccessible(page);
  await lookAt(page, 'more-out');
  await main.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/login\/usernamePassword\?from=/);
});
