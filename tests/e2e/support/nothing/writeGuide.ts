import { expect, type Page } from '@playwright/test';
import { lookAt } from '../lookAt.ts';

export const GUIDE = { slug: 'firstTeapot', title: '新壶第一次怎么用', words: '先用温水泡一夜，再泡第一道茶。' };

/** An entry of the guide. */
export async function writeGuide(page: Page): Promise<void> {
  await page.goto('/texts?kind=guide');
  await lookAt(page, 'nothing-texts-empty');
  await page.getByRole('button', { name: '写一篇购物指南' }).click();
  await page.getByLabel('地址里的词', { exact: true }).fill(GUIDE.slug);
  await page.getByLabel('标题', { exact: true }).fill(GUIDE.title);
  await page.getByLabel('摘要').fill('开壶只要一夜');
  await page.getByLabel('正文的原文').fill(`## 开壶\n\n${GUIDE.words}`);
  await expect(page.getByRole('region', { name: '读者看到的样子' })).toContainText(GUIDE.words);
  await lookAt(page, 'nothing-text-new');
  await page.getByRole('button', { name: '存草稿' }).click();
  await page.getByRole('button', { name: '现在发布' }).click();
  await expect(page.getByText('已经发布')).toBeVisible();
  await lookAt(page, 'nothing-text');
}
