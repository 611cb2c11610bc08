import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../expectAccessible.ts';
import { lookAt } from '../lookAt.ts';

/** Before it is over a day is not closed, and the page says when it can be. */
export async function expectDayOpen(page: Page): Promise<void> {
  await page.goto('/reports');
  await expect(page.getByText('第二天 0:10 以后才能日结；日结齐了才能月结。')).toBeVisible();
  await lookAt(page, 'nothing-day-open');
}

/** The next day: every check is good, so the figures of the day are frozen. */
export async function closeDay(page: Page, day: string): Promise<void> {
  const side = page.getByRole('complementary', { name: '结账' });
  // The worker of that morning writes the day down, and compares the statements. The browser's own clock is still at the day itself, so the
  // day is named: the page would open the one before.
  await expect(async () => {
    await page.goto(`/reports?period=${day}`);
    await expect(side.getByRole('button', { name: `结 ${day}，数字不再变` })).toBeVisible({ timeout: 10_000 });
    await expect(side).toContainText('每个渠道都核过', { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await expectAccessible(page);
  await lookAt(page, 'nothing-day-close');
  await side.getByRole('button', { name: `结 ${day}，数字不再变` }).click();
  await expect(side.getByRole('heading', { name: '已经结过' })).toBeVisible();
  await lookAt(page, 'nothing-day-closed');
}
