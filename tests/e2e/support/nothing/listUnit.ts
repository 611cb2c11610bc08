import { expect, type Page } from '@playwright/test';
import { answerChecklist } from '../answerChecklist.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { lookAt } from '../lookAt.ts';
import { SIDE_POT } from './goods.ts';
import { pictureOf } from './makeProduct.ts';
import { pickProduct } from './pickProduct.ts';

const PLACES = ['正面', '背面', '底部与脚垫', '痕迹特写', '外箱与实物', '随机配件'];
const UNIT_HEADLINE = '样品，只拆过封';

/** One opened piece, from its serial number to the shop. Answers its number. */
export async function listUnit(page: Page): Promise<string> {
  await page.goto('/units');
  await page.getByRole('button', { name: '入库一件' }).click();
  await pickProduct(page, '哪件商品', SIDE_POT.title);
  await page.getByLabel('序列号').fill('QC-2026-0007');
  await page.getByLabel('来源说明，买家看得到').fill('门店陈列两周');
  await page.getByLabel('账面').fill('61.00');
  await lookAt(page, 'nothing-unit-new');
  await page.getByRole('button', { name: '入库', exact: true }).click();
  await page.getByRole('button', { name: '开始检测' }).click();
  const buffer = await pictureOf('#7fa08c');
  for (const place of PLACES) {
    const file = { name: 'photo.png', mimeType: 'image/png', buffer };
    await page.getByLabel(`拍${place}`).setInputFiles(file);
    await expect(page.getByRole('img', { name: place })).toBeVisible();
  }
  await answerChecklist(page);
  await page.getByRole('button', { name: '存检测结果' }).click();
  await expect(page.getByText('检测结果已存')).toBeVisible();
  await page.getByRole('radio', { name: /^A/ }).check();
  await page.getByLabel('一句话说这一件，买家先看到').fill(UNIT_HEADLINE);
  await expectAccessible(page);
  await lookAt(page, 'nothing-unit-inspected');
  await page.getByRole('button', { name: '定级', exact: true }).click();
  await expect(page.getByText('定为 A')).toBeVisible();
  await page.getByRole('button', { name: '定价' }).click();
  await page.getByRole('button', { name: /^上架，/ }).click();
  await expect(page.getByText('已上架')).toBeVisible();
  await lookAt(page, 'nothing-unit-listed');
  return await page.getByRole('heading', { level: 1 }).innerText();
}
