import { rules } from '@jiwu/contract';
import { amountOf, findFreeDays } from '../support/advertisements.ts';
import { main } from '../support/checkout.ts';
import { hydrated } from '../support/hydrated.ts';
import { loadedExport } from '../support/loadedExport.ts';
import { makeReseller } from '../support/resellers.ts';
import { expect, memberTest } from '../support/test.ts';

/** Fewer than the shop allows: just before the 20th of a month no more than that are open, and nobody could choose too many. */
const MOST_DAYS = 5;

memberTest('the days of a booking', { tag: '@once' }, async ({ page, account }) => {
  await makeReseller(account);
  const slot = { place: 'search', word: `范围 ${account.phoneNumber}` } as const;
  const days = await findFreeDays(account, slot, 1);
  await page.goto(`/advertisement?place=search&word=${encodeURIComponent(slot.word)}&from=${days.from}&to=${days.to}`);
  await hydrated(page);
  const pageRules = await loadedExport<{ advertisement: { maxDays: number } }>(page, ['advertisement', 'dropshipping']);
  await pageRules.evaluate(({ advertisement }, most) => {
    advertisement.maxDays = most;
  }, MOST_DAYS);
  await main(page).getByRole('button', { name: '预订这几天' }).click();
  const drawer = page.getByRole('dialog', { name: /^预订 / });
  await expect(drawer.getByRole('button', { name: /^从余额付/ })).toHaveText(
    `从余额付 ¥${(amountOf(slot, days) / 100).toFixed(2)}`,
  );
  await memberTest.step("§5 The interface library's default Chinese messages apply: range", async () => {
    await drawer.getByPlaceholder('开始').click();
    // Once it has stopped sliding: a press that misses makes Playwright scroll the page, and the calendar follows under the mouse.
    const open = page.locator('.ant-picker-dropdown:not(.ant-slide-up) td:not(.ant-picker-cell-disabled)');
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
