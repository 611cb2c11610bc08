import { expect, type Page } from '@playwright/test';
import { lookAt } from '../lookAt.ts';
import type { Goods } from './goods.ts';

/** Pieces of one SKU with what one of them costs, found by its code. */
export async function takeInStock(page: Page, { code, pieces, cost }: Goods): Promise<void> {
  await page.goto('/stock');
  await page.getByRole('searchbox', { name: '找规格' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('row').filter({ hasText: code }).getByRole('checkbox').check();
  await page.getByRole('button', { name: /入库/ }).click();
  await page.getByLabel(`${code} 几件`).fill(pieces);
  await page.getByLabel(`${code} 单件成本`).fill(cost);
  await page.getByLabel('供应商和采购单号').fill('景德镇窑口，PO-0001');
  await lookAt(page, `nothing-intake-${code}`);
  await page.getByRole('button', { name: '入库', exact: true }).click();
  await expect(page.getByText('入库已记')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(pieces);
}
