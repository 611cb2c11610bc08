import type { Page } from '@playwright/test';
import { main } from '../support/checkout.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { hydrated } from '../support/hydrated.ts';
import { lookAt } from '../support/lookAt.ts';
import { TEAPOT } from '../support/orderPages.ts';
import { expect, test } from '../support/test.ts';

const note = (page: Page) => page.getByRole('status').getByText(/^(?:网络断开了|现在连不上集物)，/);

test('without a network a page stays, says so where one reads, and is loaded anew afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  const first = main(page).getByRole('link').first();
  const before = await first.boundingBox();
  await context.setOffline(true);
  await expect(note(page)).toBeInViewport();
  expect(await first.boundingBox()).toEqual(before);
  await lookAt(page, 'home-offline');
  const again = page.waitForResponse(/\/_\.data/);
  await context.setOffline(false);
  await again;
  await expect(note(page)).toHaveCount(0);
});

test('a page whose code is not here yet opens by itself once there is a network', async ({ page, context }) => {
  const { id } = await findDemoProduct(TEAPOT);
  await page.goto(`/product?id=${id}`);
  await hydrated(page);
  await context.setOffline(true);
  await expect(note(page)).toBeVisible();
  await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/guide"], a[href="/privacyPolicy"]')][0];
    link?.click();
  });
  await expect(page.getByRole('alert').getByText('网络断开了，连上后会自动打开')).toBeVisible();
  await expect(page).toHaveURL(/\/product\?id=/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/(?:guide|privacyPolicy)$/);
});

test('home that cannot be reached says so and keeps what it showed', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const title = main(page).getByRole('heading').first();
  const shown = await title.textContent();
  await page.route(/\.data(?:\?|$)|\/favicon\.svg$/, (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: '集物首页' }).filter({ visible: true }).first().click();
  await expect(note(page)).toContainText('现在连不上集物');
  await expect(title).toHaveText(shown ?? '');
  await page.unrouteAll();
  await expect(note(page)).toHaveCount(0);
});

test('a page that did not come for want of a network waits for it, and is not called our fault meanwhile', async ({
  page,
}) => {
  await page.goto('/guide');
  await hydrated(page);
  await page.route(/\.data(?:\?|$)|\/favicon\.svg$/, (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: '集物首页' }).filter({ visible: true }).first().click();
  const away = main(page).getByRole('heading', { name: '网络断开了，这一页还没有打开' });
  await expect(away).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  // The browser says that it is online, which is not yet the way to the shop.
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/favicon.svg'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
  await expect(away).toBeVisible();
  await page.unrouteAll();
  await expect(away).toHaveCount(0);
  await expect(page.getByText('问题出在我们这边')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('the search of a phone covers the page: cancel, clear and Back', async ({ page, isMobile }) => {
  await page.goto('/');
  await hydrated(page);
  const field = page.getByRole('combobox', { name: '搜索商品' }).filter({ visible: true });
  const cancel = page.getByRole('button', { name: '取消' });
  await field.click();
  await field.fill('茶');
  if (!isMobile) {
    // Below the field the page stays in sight: there is nothing to leave.
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(cancel).toHaveCount(0);
    return;
  }
  await expect(cancel).toBeVisible();
  await lookAt(page, 'search-phone');
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(cancel).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);

  await field.click();
  await cancel.click();
  await expect(cancel).toHaveCount(0);
  await field.fill('茶壶');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/resource\?keyword=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
