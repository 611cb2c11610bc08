import { expect, type Page } from '@playwright/test';
import { lookAt } from '../lookAt.ts';
import { SIDE_POT } from './goods.ts';
import { pickProduct } from './pickProduct.ts';
import { typeTimes } from './typeTimes.ts';

/** A product that two may buy together. */
export async function makeGroupCampaign(page: Page): Promise<void> {
  await page.goto('/groupCampaigns');
  await expect(page.getByText('还没有拼团活动')).toBeVisible();
  await lookAt(page, 'nothing-groupCampaigns-empty');
  await page.getByRole('button', { name: '新活动' }).click();
  await pickProduct(page, '商品', SIDE_POT.title);
  await page.getByLabel('默认 的团价').fill('138');
  await page.getByLabel('默认 的团长价').fill('128');
  await typeTimes(page, '什么时候', 7);
  await page.getByLabel('几人成团').fill('2');
  await lookAt(page, 'nothing-groupCampaign-new');
  await page.getByRole('button', { name: '建好', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: SIDE_POT.title })).toContainText('进行中');
  await expect(page.getByRole('heading', { name: SIDE_POT.title })).toBeVisible();
  await lookAt(page, 'nothing-groupCampaign');
}
