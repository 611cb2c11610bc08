import type { Page } from '@playwright/test';

/** Fills in the login form as a user sees it, and sends it. */
export async function logInByPassword(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('用户名或手机号').fill(account);
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
}

/** Types a number and asks for a code, on whichever page has both. */
export async function askForCode(page: Page, phoneNumber: string): Promise<void> {
  // Exactly: the login form has 用户名或手机号, and may still be there.
  await page.getByLabel('手机号', { exact: true }).fill(phoneNumber);
  await page.getByRole('button', { name: '获取验证码' }).click();
}
