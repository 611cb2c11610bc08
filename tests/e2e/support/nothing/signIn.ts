import type { Page } from '@playwright/test';
import { type ConsoleStaff, freshCodeOf } from '../consoleStaff.ts';

/** Signs in by the login page of this console, and waits for its frame. */
export async function signIn(page: Page, staff: ConsoleStaff, now = Date.now()): Promise<void> {
  await page.goto('/');
  await page.getByLabel('登录名').fill(staff.loginName);
  await page.getByLabel('密码', { exact: true }).fill(staff.password);
  await page.getByLabel('动态验证码').fill(freshCodeOf(staff.totpSecret, now));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.locator('#page').waitFor();
}
