import { expect, type Page } from '@playwright/test';
import { lookAt } from '../lookAt.ts';
import { typeTimes } from './typeTimes.ts';

export const CAMPAIGN = '开店满减';

/** Spend and save, for everything. */
export async function makeCampaign(page: Page): Promise<void> {
  await page.goto('/campaigns');
  await lookAt(page, 'nothing-campaigns-empty');
  await page.getByRole('button', { name: '新建满减' }).click();
  await page.getByLabel('名称，用户看得到').fill(CAMPAIGN);
  await typeTimes(page, '什么时候', 14);
  await page.getByLabel('第 1 档满多少').fill('300');
  await page.getByLabel('第 1 档减多少').fill('30');
  await lookAt(page, 'nothing-campaign-new');
  await page.getByRole('button', { name: '建好', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: CAMPAIGN })).toContainText('进行中');
  await lookAt(page, 'nothing-campaign');
}
