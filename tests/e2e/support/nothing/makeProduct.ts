import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { lookAt } from '../lookAt.ts';
import type { Goods } from './goods.ts';
import { BRAND, CATEGORIES } from './setUpShelves.ts';

export const pictureOf = (background: string) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

/** One product by hand, from its title to the shop. */
export async function makeProduct(page: Page, { title, code, price, grams, ink }: Goods): Promise<string> {
  await page.goto('/products/new');
  await page.getByLabel('标题', { exact: true }).fill(title);
  await page.getByLabel('类目', { exact: true }).click();
  for (const name of CATEGORIES) await page.getByRole('menuitemcheckbox', { name }).click();
  await page.getByLabel('品牌', { exact: true }).fill(BRAND);
  await page.getByTitle(BRAND, { exact: true }).click();
  await page.getByRole('button', { name: '建草稿' }).click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
  const buffer = await pictureOf(ink);
  await page.locator('input[type=file]').setInputFiles({ name: `${code}.png`, mimeType: 'image/png', buffer });
  await page.getByLabel('第 1 张的说明').fill(`${title}的正面`);
  await page.getByLabel('默认 的编码').fill(code);
  await page.getByLabel('默认 的售价').fill(price);
  await page.getByLabel('默认 的重量').fill(grams);
  await page.getByLabel('详情的原文').fill(`## ${title}\n\n柴窑烧成，每把都不一样。`);
  await page.getByRole('button', { name: '存草稿' }).click();
  await expect(page.getByText('草稿已存')).toBeVisible();
  await page.getByLabel('理由').fill('开店上新');
  await lookAt(page, `nothing-product-${code}`);
  await page.getByRole('button', { name: '发布 v1' }).click();
  await expect(page.getByText('已经发布')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}
