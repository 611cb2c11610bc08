import { logInByPassword } from '../support/forms.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { watchCalls } from '../support/watchCalls.ts';

test("§5 The interface library's default Chinese messages apply: required", { tag: '@once' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: '注册' }).click();
  for (const label of ['手机号', '短信验证码', '密码']) {
    await expect(page.getByText(`请输入${label}`, { exact: true })).toBeVisible();
  }
});

test("§5 The interface library's default Chinese messages apply: length", { tag: '@once' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: '密码' }).fill('short');
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByText('密码最少8个字符')).toBeVisible();
  await page.getByRole('textbox', { name: '密码' }).fill('长'.repeat(65));
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByText('密码最多64个字符')).toBeVisible();
});

test(
  '§6 Requests identify the caller type as a normal user (header User-Type with value User)',
  { tag: '@once' },
  async ({ page }) => {
    const { calls } = watchCalls(page);
    await page.goto('/login/usernamePassword');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/user/login'));
    await logInByPassword(page, 'nobody', 'qingci-2026');
    await answered;
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.map((call) => call.headers()['user-type'])).toEqual(calls.map(() => 'User'));
  },
);

memberTest('§6 The VIP flag and level exist on the user', { tag: '@once' }, async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/user/self'));
  await page.goto('/user/personCenter');
  const { data } = (await (await answer).json()) as { data: unknown };
  expect(data).toMatchObject({ vipFlag: false, level: '普通用户' });
  await expect(page.getByRole('main')).toContainText('普通用户');
});
