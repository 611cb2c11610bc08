import { expect, type Page } from '@playwright/test';
import { type ConsoleStaff, freshCodeOf } from '../consoleStaff.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { lookAt } from '../lookAt.ts';

/** The second person, with a code that was not used yet. */
export async function approveRefund(page: Page, staff: ConsoleStaff): Promise<void> {
  await page.goto('/approvals');
  const approval = page.getByRole('region', { name: '批准', exact: true });
  await expect(approval).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('买家：申请售后')).toBeVisible();
  await lookAt(page, 'nothing-approval');
  await approval.getByLabel(/^打开你的验证器/).fill(freshCodeOf(staff.totpSecret));
  await approval.getByRole('button', { name: /^批准/ }).click();
  await expect(page.getByText('已经批准并执行').first()).toBeVisible();
  await lookAt(page, 'nothing-approved');
}
