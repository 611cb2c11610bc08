import { callApi } from '../support/callApi.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, test } from '../support/test.ts';

test('support finds a user, sees the number for a reason, and shuts the account; the audit has it all @once', async ({
  page,
}) => {
  const user = await registerByApi();
  const logIn = () => callApi('POST', '/user/login', user, { account: user.phoneNumber, password: user.password });
  const support = await makeConsoleStaff(['orders'], { name: '何川' });
  await signInToConsole(page, support, '/users');
  await page.getByLabel('找用户').fill(user.phoneNumber);
  await page.getByLabel('找用户').press('Enter');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(user.phoneNumber)).toHaveCount(0);
  // Addresses are kept by browsers and logs.
  expect(page.url()).not.toContain(user.phoneNumber);
  await expectAccessible(page);
  await lookAt(page, 'console-users');
  await rows.nth(1).getByRole('link').click();

  const profile = page.getByRole('region', { name: '资料' });
  await expect(profile).toContainText(`${user.phoneNumber.slice(0, 3)}****${user.phoneNumber.slice(-4)}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: '看全手机' }).click();
  await expect(page.getByRole('button', { name: '看 5 分钟' })).toBeDisabled();
  await page.getByRole('button', { name: '核对本人' }).click();
  await lookAt(page, 'console-user');
  await page.getByRole('button', { name: '看 5 分钟' }).click();
  await expect(page.getByRole('region', { name: '完整的手机号' })).toContainText(user.phoneNumber);
  await expect(page.getByRole('region', { name: '谁看过这些隐私' })).toContainText('核对本人');
  await page.getByRole('button', { name: '看好了，收起' }).click();
  await expect(page.getByText(user.phoneNumber)).toHaveCount(0);

  await page.getByRole('button', { name: '写消息' }).click();
  const message = page.getByRole('region', { name: '发站内消息' });
  await message.getByLabel('给用户的话').fill('您的包裹明天补发。');
  await message.getByLabel('理由').fill('包裹丢失');
  await expectAccessible(page);
  await message.getByRole('button', { name: '发出' }).click();
  await expect(message).toHaveCount(0);

  await page.getByRole('button', { name: '封禁', exact: true }).click();
  const form = page.getByRole('region', { name: '封禁账号' });
  // What was typed is still there after the page was left.
  await form.getByLabel('理由').fill('用别人的卡付款');
  await page.reload();
  await page.getByRole('button', { name: '封禁', exact: true }).click();
  await expect(form.getByLabel('理由')).toHaveValue('用别人的卡付款');
  await form.getByRole('button', { name: '封禁' }).click();
  await expect(page.getByText('由 何川 封禁：用别人的卡付款')).toBeVisible();
  expect((await logIn()).msg).toContain('停用');
  await page.getByRole('button', { name: '解封', exact: true }).click();
  await page.getByRole('region', { name: '解封账号' }).getByLabel('理由').fill('卡是家人的');
  await page.getByRole('region', { name: '解封账号' }).getByRole('button', { name: '解封' }).click();
  await expect(page.getByRole('button', { name: '封禁', exact: true })).toBeVisible();
  expect((await logIn()).flag).toBe(true);
});

test('finance reads the audit, checks the chain, and takes the list away as a file @once', async ({ page }) => {
  const finance = await makeConsoleStaff(['finance'], { name: '许可' });
  await signInToConsole(page, finance, '/audit');
  const row = page.getByRole('row', { name: /许可.*员工：登录/ }).first();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('columnheader', { name: '改之后' })).toBeVisible();
  await lookAt(page, 'console-audit');
  await page.getByRole('button', { name: '许可 做的全部' }).click();
  await expect(page.getByRole('button', { name: /只看一个人/ })).toBeVisible();
  await page.getByRole('button', { name: '现在复核' }).click();
  await expect(page.getByText(/链完整，第 1 至 \d+ 行/)).toBeVisible();

  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('正在后台生成')).toBeVisible();
  await page.getByRole('button', { name: /我的导出/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /下载/ }).first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  // The bell tells of it, until it was looked at.
  await expect(page.getByRole('button', { name: /^消息，\d+ 条没看$/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^消息/ }).click();
  await expect(page.getByRole('list', { name: '新消息' })).toContainText('好了，在“我的导出”里下载');
  await lookAt(page, 'console-news');
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible();
});
