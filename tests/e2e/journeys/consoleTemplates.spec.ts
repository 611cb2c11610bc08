import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { expect, test } from '../support/test.ts';

test('a reply template is written, changed, and taken away @once', async ({ page }) => {
  await signInToConsole(page, await makeConsoleStaff(['orders'], { name: '许客服' }), '/templates');
  const title = `问候${String(Date.now()).slice(-6)}`;
  await page.getByRole('button', { name: '加一条 客服对话 的模板' }).click();
  await expect(page.getByLabel('按钮上的字')).toBeFocused();
  await expect(page.getByRole('button', { name: '加这条模板' })).toBeDisabled();
  await page.getByLabel('按钮上的字').fill(title);
  await page.getByLabel('内容').fill('您好，有什么可以帮您？');
  await expectAccessible(page);
  await lookAt(page, 'console-templates');
  await page.getByRole('button', { name: '加这条模板' }).click();
  const kept = page.getByRole('button', { name: title });
  await expect(kept).toContainText('许客服 改过');

  await kept.click();
  await page.getByLabel('内容').fill('您好，马上为您看。');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(kept).toContainText('马上为您看');

  await kept.click();
  await page.getByRole('button', { name: '删掉这条模板' }).click();
  await expect(page.getByText(`已删掉「${title}」`)).toBeVisible();
  await expect(kept).toHaveCount(0);
});
