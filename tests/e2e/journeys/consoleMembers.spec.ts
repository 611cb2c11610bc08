import { consoleUrl } from '../support/addresses.ts';
import { freshCodeOf, makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { expect, test } from '../support/test.ts';

test('an administrator adds a member, another changes the roles @once', async ({ page }) => {
  const admin = await makeConsoleStaff(['admin']);
  await signInToConsole(page, admin, '/members');
  await expect(page.getByRole('table').first()).toContainText(admin.loginName);
  await expectAccessible(page);
  await lookAt(page, 'console-members');

  const loginName = `m${Date.now().toString(36)}`;
  await page.getByRole('button', { name: '加一位员工' }).click();
  const drawer = page.getByRole('dialog', { name: '加一位员工' });
  await drawer.getByLabel('登录名').fill(loginName);
  await drawer.getByLabel('姓名').fill('何川');
  await drawer.getByLabel('订单客服').check();
  await drawer.getByLabel('你自己的动态验证码').fill('000000');
  await drawer.getByRole('button', { name: '加这位员工' }).click();
  await expect(drawer.getByRole('alert').first()).toContainText('动态验证码不对');
  await drawer.getByLabel('你自己的动态验证码').fill(freshCodeOf(admin.totpSecret));
  await drawer.getByRole('button', { name: '加这位员工' }).click();
  await expect(drawer.getByTestId('oneTimePassword')).not.toBeEmpty();
  await lookAt(page, 'console-members-made');
  await drawer.getByRole('button', { name: '已经告诉本人' }).click();

  // A code counts once and the next half minute is long: another administrator goes on.
  const other = await makeConsoleStaff(['admin']);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /测试员工/ })
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await signInToConsole(page, other, '/members');
  const row = page.getByRole('row', { name: new RegExp(loginName) });
  await expect(row).toContainText('还没绑定');
  await row.getByRole('button', { name: '改 何川' }).click();
  const editor = page.getByRole('dialog', { name: '改 何川' });
  await expectAccessible(page);
  await editor.getByLabel('内容').check();
  await editor.getByLabel('你自己的动态验证码').fill(freshCodeOf(other.totpSecret));
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('内容');
});

test('one’s own sessions are listed, and another’s page says that it is not one’s own', async ({ page, browser }) => {
  const staff = await makeConsoleStaff(['orders']);
  const elsewhere = await browser.newContext();
  await signInToConsole(await elsewhere.newPage(), staff, '/own');
  await signInToConsole(page, staff, '/own');
  await expect(page.getByRole('status').filter({ hasText: '上次登录' })).toContainText('现在还没退出');
  const sessions = page.getByRole('region', { name: '最近的登录' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: '现在这个' })).toHaveCount(1);
  await expectAccessible(page);
  await lookAt(page, 'console-own');
  await sessions.filter({ hasText: '还在登录' }).getByRole('button', { name: '不是我，结束它' }).click();
  await expect(sessions.filter({ hasText: '已结束' })).toHaveCount(1);
  await elsewhere.pages()[0]?.goto(`${consoleUrl}/own`);
  await expect(elsewhere.pages()[0]!.getByText('登录已经结束，请重新登录')).toBeVisible();
  await elsewhere.close();
});
