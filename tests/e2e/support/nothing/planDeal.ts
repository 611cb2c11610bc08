import { businessDay } from '@jiwu/kernel';
import { expect, type Page } from '@playwright/test';
import { lookAt } from '../lookAt.ts';
import { CUP } from './goods.ts';
import { pickProduct } from './pickProduct.ts';

/** A deal of this day, published: it sells from 10:00 if that is still to come, and at once if not. */
export async function planDeal(page: Page): Promise<void> {
  await page.goto('/deals');
  await lookAt(page, 'nothing-deals-empty');
  const today = businessDay(new Date());
  await page.getByRole('button', { name: new RegExp(`^${today.slice(5)} .* 排一款$`) }).click();
  await pickProduct(page, '哪件商品', CUP.title);
  await page.getByLabel('哪个规格').click();
  await page.getByTitle(new RegExp(`^默认，${CUP.code}`)).click();
  await page.getByLabel('一抢价').fill('59');
  await page.getByLabel('件数').fill('30');
  await page.getByLabel('每人限购').fill('2');
  await page.getByLabel('一句话，用户看得到').fill('一窑只出三十只，先到先得。');
  await lookAt(page, 'nothing-deal-new');
  await page.getByRole('button', { name: '存草稿' }).click();
  await page.getByRole('button', { name: '发布，留出 30 件' }).click();
  await expect(page.getByText('已发布，件数从库存里留出来了')).toBeVisible();
  await lookAt(page, 'nothing-deal');
}
