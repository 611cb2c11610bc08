import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../expectAccessible.ts';
import { lookAt } from '../lookAt.ts';

/** What open-box goods are looked at by: a shop that just opened has to say so once. */
export async function writeChecklist(page: Page): Promise<void> {
  await page.goto('/units');
  await expect(page.getByText('这里没有单件')).toBeVisible();
  await lookAt(page, 'nothing-units-empty');
  await page.getByRole('button', { name: '检测单', exact: true }).click();
  await expect(page.getByText('还没有检测单')).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'nothing-checklists-empty');
  await page.getByRole('button', { name: '写一份检测单' }).click();
  for (const [nth, item] of ['壶身', '壶盖', '出水'].entries()) {
    if (nth > 0) await page.getByRole('button', { name: '加一项' }).click();
    await page.getByLabel(`第 ${nth + 1} 项`, { exact: true }).fill(item);
  }
  await page.getByLabel('盒里该有什么').fill('茶壶');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await lookAt(page, 'nothing-checklist-new');
  await page.getByRole('button', { name: '存这一版' }).click();
  await expect(page.getByRole('row').filter({ hasText: '全部品类' })).toContainText('3 项');
  await lookAt(page, 'nothing-checklists');
}
