import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../expectAccessible.ts';
import { lookAt } from '../lookAt.ts';

export const CATEGORIES = ['居家', '茶具', '茶壶'] as const;
export const BRAND = '青岚';
export const TEMPLATE = '杭州仓';

/** What products are sorted by and sent with: three categories below each other, a brand, a shipping template. */
export async function setUpShelves(page: Page): Promise<void> {
  await page.goto('/references');
  await expect(page.getByRole('heading', { name: '类目、品牌、运费' })).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'nothing-references-empty');
  let button = '加一级类目';
  for (const name of CATEGORIES) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('button', { name: '加这个类目' })).toBeVisible();
    await page.getByLabel('名称').fill(name);
    await page.getByRole('button', { name: '加这个类目' }).click();
    await expect(page.getByRole('button', { name: '保存' })).toBeVisible();
    button = `加下级，在 ${name} 下`;
  }
  await lookAt(page, 'nothing-categories');

  await page.getByRole('link', { name: '品牌', exact: true }).click();
  await page.getByRole('button', { name: '加品牌' }).click();
  await page.getByLabel('名称').fill(BRAND);
  await page.getByRole('button', { name: '加这个品牌' }).click();
  await expect(page.getByRole('button', { name: '保存' })).toBeVisible();
  await lookAt(page, 'nothing-brands');

  await page.getByRole('link', { name: '运费模板', exact: true }).click();
  await expect(page.getByRole('button', { name: '加模板' })).toBeVisible();
  await lookAt(page, 'nothing-templates-empty');
  await page.getByRole('button', { name: '加模板' }).click();
  await page.getByLabel('名称').fill(TEMPLATE);
  await page.getByLabel('发货地').fill('杭州');
  await page.getByRole('button', { name: '加这个模板' }).click();
  await expect(page.getByRole('button', { name: '保存' })).toBeVisible();
  await lookAt(page, 'nothing-templates');
}
