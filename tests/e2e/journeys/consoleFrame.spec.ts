import type { Page } from '@playwright/test';
import { rules } from '@jiwu/contract';
import { consoleUrl } from '../support/addresses.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { lookAt } from '../support/lookAt.ts';
import { expect, test } from '../support/test.ts';

/** The least that staff work on. */
const SCREEN = 1024;

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);
/** As one clicks it, but without bringing it into view, which would scroll the page. */
const follow = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('a new page begins at its top, Back leads to where one was, and a tab stays where it is @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await signInToConsole(page, await makeConsoleStaff(['admin']), '/products');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200);
  await page.evaluate(() => window.scrollTo(0, 700));
  await follow(page, '/orders?state=awaitingDispatch');
  await expect(page.getByRole('heading', { level: 1, name: '订单' })).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '商品' })).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(700);

  await page.goForward();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700);
  await page.evaluate(() => window.scrollTo(0, 120));
  await follow(page, '/orders?state=awaitingReceipt');
  await expect(page).toHaveURL(/state=awaitingReceipt/);
  await expect.poll(() => scrolledTo(page)).toBe(120);
});

test('the bar at the head fits into a small screen, whoever is signed in @once', async ({ page }) => {
  const staff = await makeConsoleStaff(rules.staff.roles, { name: '欧阳名字很长的一位同事名字很长' });
  await signInToConsole(page, staff, '/overview');
  for (const path of ['/overview', '/orders']) {
    await page.goto(consoleUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    for (const width of [768, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole('banner');
      const out = await bar.evaluate((head) => head.scrollWidth - head.clientWidth);
      expect.soft(out, `the bar of ${path} at ${width} px`).toBe(0);
      // Below that the bar alone is promised to fit: the figures of the dashboard are wider.
      if (width < SCREEN) continue;
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(over, `${path} at ${width} px`).toBe(0);
      await lookAt(page, `consoleFrame${path.replace('/', '-')}`);
    }
  }
});
