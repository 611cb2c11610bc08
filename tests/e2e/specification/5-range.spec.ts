import { rules } from '@jiwu/contract';
import type { Page } from '@playwright/test';
import { amountOf, dayAfter, findFreeDays, lastDayOf } from '../support/advertisements.ts';
import { main } from '../support/checkout.ts';
import { hydrated } from '../support/hydrated.ts';
import { makeReseller } from '../support/resellers.ts';
import { expect, memberTest } from '../support/test.ts';

const MOST_DAYS = rules.advertisement.maxDays;

/** Opens a page with a later last day in the calendar: before the 20th of a month fewer days are open than the shop allows to book. */
async function openWithLaterDays(page: Page, path: string, { lastDay, until }: { lastDay: string; until: string }) {
  await page.goto('/more');
  await hydrated(page);
  await page.route(/\/advertisement\.data/v, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(lastDay, until) });
  });
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

memberTest('the days of a booking', { tag: '@once' }, async ({ page, account }) => {
  await makeReseller(account);
  const slot = { place: 'search', word: `范围 ${account.phoneNumber}` } as const;
  const days = await findFreeDays(account, slot, 1);
  const path = `/advertisement?place=search&word=${encodeURIComponent(slot.word)}&from=${days.from}&to=${days.to}`;
  await openWithLaterDays(page, path, {
    lastDay: await lastDayOf(account, slot),
    until: dayAfter(days.from, MOST_DAYS + 1),
  });
  await main(page).getByRole('button', { name: '预订这几天' }).click();
  const drawer = page.getByRole('dialog', { name: /^预订 / });
  await expect(drawer.getByRole('button', { name: /^从余额付/ })).toHaveText(
    `从余额付 ¥${(amountOf(slot, days) / 100).toFixed(2)}`,
  );
  await memberTest.step("§5 The interface library's default Chinese messages apply: range", async () => {
    await drawer.getByPlaceholder('开始').click();
    // Once it has stopped sliding: a press that misses makes Playwright scroll the page, and the calendar follows under the mouse.
    const open = page.locator(
      '.ant-picker-dropdown:not(.ant-slide-up) td.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)',
    );
    await open.first().click();
    // The picker asks for the last day a frame later; a press before that would choose the first day once more.
    await expect(drawer.getByPlaceholder('结束')).toBeFocused();
    await open.nth(MOST_DAYS).click();
    await expect(drawer.getByText(`${MOST_DAYS + 1} 天`, { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: /^从余额付/ }).click();
    await expect(drawer.getByText(`投放天数须在1-${MOST_DAYS}之间`, { exact: true })).toBeVisible();
  });
  await memberTest.step('a title that is too long is told of in the same words', async () => {
    await drawer.getByLabel(/^标题/).fill('一把顺手到不能再顺手的青瓷侧把壶');
    await drawer.getByRole('button', { name: /^从余额付/ }).click();
    await expect(drawer.getByText(`标题最多${rules.advertisement.title.max}个字符`, { exact: true })).toBeVisible();
  });
});
