import { askForCode } from '../support/forms.ts';
import { newPhone } from '../support/sms.ts';
import { expect, memberTest } from '../support/test.ts';

memberTest('§9 Local-storage keys USER_CACHE and browser', { tag: '@once' }, async ({ page }) => {
  await page.goto('/user/personCenter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/register');
  await askForCode(page, newPhone());
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  // Nothing else is kept: what a visitor leaves behind is the identifier alone.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['browser']);
});
