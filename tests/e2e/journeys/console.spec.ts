import { Secret, TOTP } from 'otpauth';
import { consoleUrl } from '../support/addresses.ts';
import { freshCodeOf, makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { expect, test } from '../support/test.ts';

test('the first login binds an authenticator and shows recovery codes once; one of them opens the door later', async ({
  page,
}) => {
  const staff = await makeConsoleStaff(['finance'], { isToEnrol: true });
  await page.goto(consoleUrl);
  await expect(page.getByRole('heading', { name: '登录控制台' })).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'console-login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('请填登录名和密码');
  await page.getByLabel('登录名').fill(staff.loginName);
  await page.getByLabel('密码', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('不对');
  await page.getByLabel('密码', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();

  await expect(page.getByRole('img', { name: '验证器的二维码' })).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'console-enrol');
  const typed = (await page.locator('.mono').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(typed) });
  await page.getByLabel('验证器显示的 6 位数').fill(totp.generate());
  await page.getByLabel('设一个自己的密码').fill('a-password-of-their-own');
  await page.getByRole('button', { name: '绑定并登录' }).click();
  const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allInnerTexts();
  await lookAt(page, 'console-recovery');
  await page.getByLabel('已经抄下来，放在手机以外的地方').check();
  await page.getByRole('button', { name: '进入控制台' }).click();
  await expect(page.getByRole('heading', { name: '今天' })).toBeVisible();

  await page.getByRole('button', { name: /测试员工/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel('登录名').fill(staff.loginName);
  await page.getByLabel('密码', { exact: true }).fill('a-password-of-their-own');
  await page.getByRole('button', { name: '用恢复码登录' }).click();
  await page.getByLabel('恢复码').fill(first.toLowerCase());
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '今天' })).toBeVisible();
});

test('the menu follows the role, and a link to another role’s page says whose it is', async ({ page }) => {
  await signInToConsole(page, await makeConsoleStaff(['content']), '/approvals');
  await expect(page.getByRole('heading', { name: /没有权限/ })).toContainText('财务');
  await expectAccessible(page);
  await lookAt(page, 'console-forbidden');
});

test('everything by keyboard: the command line finds a page, and an idle member is warned and then out', async ({
  page,
}) => {
  await page.clock.install();
  const staff = await makeConsoleStaff(['finance']);
  await signInToConsole(page, staff, '/nowhere');
  await expect(page.getByRole('heading', { name: '没有这一页' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '去哪里' })).toBeFocused();
  await page.keyboard.type('dpz');
  await expect(page.getByRole('option', { name: /待批准/ })).toBeVisible();
  await expectAccessible(page);
  // Opened again while it still closes: the words from before are gone.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dpz');
  await expect(page.getByRole('combobox', { name: '去哪里' })).toHaveValue('dpz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${consoleUrl}/approvals`);
  await lookAt(page, 'console-approvals-empty');
  await page.clock.fastForward('28:30');
  await expect(page.getByRole('dialog', { name: '要自动退出了' })).toBeVisible();
  await page.getByRole('button', { name: '继续工作' }).click();
  await expect(page.getByRole('dialog', { name: '要自动退出了' })).toBeHidden();
  await page.clock.fastForward('30:30');
  await expect(page.getByText('30 分钟没有操作，已经退出')).toBeVisible();
  expect(freshCodeOf(staff.totpSecret)).toMatch(/^\d{6}$/);
});
