import { expect, type Page } from '@playwright/test';
import { type ConsoleStaff, freshCodeOf } from '../consoleStaff.ts';
import { lookAt } from '../lookAt.ts';

interface Wish {
  readonly loginName: string;
  readonly name: string;
  /** As the console calls them. */
  readonly roles: readonly string[];
}

export interface NewMember {
  readonly loginName: string;
  /** Shown once, to be told in person. */
  readonly oneTimePassword: string;
}

/** An administrator adds a member with a code of their own. */
export async function addMember(page: Page, by: ConsoleStaff, { loginName, name, roles }: Wish): Promise<NewMember> {
  await page.goto('/members');
  await page.getByRole('button', { name: '加一位员工' }).click();
  const drawer = page.getByRole('dialog', { name: '加一位员工' });
  await drawer.getByLabel('登录名').fill(loginName);
  await drawer.getByLabel('姓名').fill(name);
  for (const role of roles) await drawer.getByLabel(role, { exact: true }).check();
  await drawer.getByLabel('你自己的动态验证码').fill(freshCodeOf(by.totpSecret));
  await drawer.getByRole('button', { name: '加这位员工' }).click();
  const oneTimePassword = await drawer.getByTestId('oneTimePassword').innerText();
  await lookAt(page, `nothing-member-${loginName}`);
  await drawer.getByRole('button', { name: '已经告诉本人' }).click();
  await expect(page.getByRole('row', { name: new RegExp(loginName) })).toContainText('还没绑定');
  return { loginName, oneTimePassword };
}
