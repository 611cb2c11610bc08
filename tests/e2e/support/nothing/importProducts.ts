import { expect, type Page } from '@playwright/test';
import { xlsxOf } from '../../../support/sheets.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { lookAt } from '../lookAt.ts';
import { pictureOf } from './makeProduct.ts';
import { BRAND, CATEGORIES, TEMPLATE } from './setUpShelves.ts';

const IMPORTED = 500;
const PICTURE = 'daodaobei.png';
const codeOf = (nth: number) => `IMP-${String(nth).padStart(4, '0')}`;
const HEADINGS = ['编码', '商品名称', '品牌', '类目', '运费模板', '售价', '重量（克）', '库存', '单件成本', '图片'];

/** The workbook as a supplier's clerk would fill in the template: a line for each product. */
function linesOf(): string[][] {
  const category = CATEGORIES.at(-1) ?? '';
  return Array.from({ length: IMPORTED }, (_, nth) => {
    const price = (29 + (nth % 170)).toFixed(2);
    const title = `白瓷品茗杯 ${String(nth + 1).padStart(3, '0')} 号`;
    return [codeOf(nth + 1), title, BRAND, category, TEMPLATE, price, '180', '20', '11.50', PICTURE];
  });
}

/** 500 products by one file: their picture first, the file looked at, written, and put on sale together. */
export async function importProducts(page: Page): Promise<void> {
  await page.goto('/products');
  await page.getByRole('button', { name: '导入' }).click();
  await expect(page.getByText('还没有导入过')).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'nothing-imports-empty');
  const picture = { name: PICTURE, mimeType: 'image/png', buffer: await pictureOf('#e8e4da') };
  await page.getByLabel('选图片').setInputFiles([picture]);
  await expect(page.getByText('1 张图片可以按名字用了')).toBeVisible();
  const buffer = Buffer.from(await xlsxOf([HEADINGS, ...linesOf()]));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('选一份 xlsx 或 csv').setInputFiles({ name: '开店的 500 件.xlsx', mimeType, buffer });
  await page.getByRole('button', { name: '开始核对' }).click();
  await expect(page.getByRole('button', { name: `写入 ${IMPORTED} 行` })).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'nothing-import-checked');
  await page.getByLabel('理由').fill('开店铺货');
  await page.getByRole('button', { name: `写入 ${IMPORTED} 行` }).click();
  await expect(page.getByText(`写入 ${IMPORTED} 行，没写成 0 行`)).toBeVisible({ timeout: 120_000 });
  await lookAt(page, 'nothing-import-written');
  await page.getByLabel('发布的理由').fill('开店铺货');
  await page.getByRole('button', { name: `发布新增的 ${IMPORTED} 件` }).click();
  await expect(page.getByText(`${IMPORTED} 件都发布了`)).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);
  await lookAt(page, 'nothing-import-published');
}
