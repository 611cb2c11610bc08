import { expect, type Page } from '@playwright/test';
import { type ConsoleStaff, freshCodeOf } from '../consoleStaff.ts';
import { lookAt } from '../lookAt.ts';
import type { NewMember } from './addMember.ts';

const OWN_PASSWORD = 'chosen-at-the-first-login';

/** The first login of a member: an authenticator, a password of their own, and recovery codes. */
export async function enrol(page: Page, { loginName, oneTimePassword }: NewMember): Promise<ConsoleStaff> {
  await page.goto('/');
  await page.getByLabel('登录名').fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(oneTimePassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('img', { name: '验证器的二维码' })).toBeVisible();
  const totpSecret = (await page.locator('.mono').innerText()).replaceAll(' ', '');
  await page.getByLabel('验证器显示的 6 位数').fill(freshCodeOf(totpSecret));
  await page.getByLabel('设一个自己的密码').fill(OWN_PASSWORD);
  await lookAt(page, `nothing-enrol-${loginName}`);
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect(page.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('已经抄下来，放在手机以外的地方').check();
  await page.getByRole('button', { name: '进入控制台' }).click();
  await page.locator('#page').waitFor();
  return { loginName, password: OWN_PASSWORD, totpSecret };
}
