import { expectAuthLayout } from '../support/frames.ts';
import { expect, test } from '../support/test.ts';

const BLUE = 'rgb(22, 119, 255)';

test('from the login to the registration, and what its form shows', async ({ page }) => {
  const main = page.getByRole('main');
  await test.step('§1 Simplified Chinese locale for the interface', async () => {
    await page.goto('/login/usernamePassword');
    await main.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('请输入用户名或手机号')).toBeVisible();
  });
  await test.step('§2 Registration page: in a layout with a logo header and a back arrow', async () => {
    await main.getByRole('link', { name: '用手机号注册' }).click();
    await expect(page).toHaveURL('/register');
    await expectAuthLayout(page);
    await page.getByRole('banner').getByRole('link', { name: '返回' }).click();
    await expect(page).toHaveURL('/login/usernamePassword');
    await page.goForward();
    await expect(page).toHaveURL('/register');
  });
  await test.step('§1 Border radius 2', async () => {
    await expect(page.getByRole('button', { name: '注册' })).toHaveCSS('border-radius', '2px');
    await expect(page.locator('.ant-input-affix-wrapper').first()).toHaveCSS('border-radius', '2px');
    await expect(page.locator('.ant-checkbox').first()).toHaveCSS('border-radius', '2px');
  });
  const password = main.getByRole('textbox', { name: '密码' });
  await test.step('§2 Registration page: a form with inputs, a password field with a visibility toggle, a checkbox and a button', async () => {
    for (const label of ['手机号', '短信验证码', '邀请码']) await expect(main.getByLabel(label)).toBeEditable();
    await expect(password).toHaveAttribute('type', 'password');
    await password.fill('qingci-2026');
    const toggle = main.getByRole('button', { name: /(?:显示|隐藏)密码/ });
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('qingci-2026');
    await expect(main.getByRole('checkbox')).not.toBeChecked();
    await expect(main.getByRole('button', { name: '注册' })).toBeEnabled();
  });
  await test.step('§1 Primary colour #1677ff', async () => {
    const field = page.locator('.ant-input-affix-wrapper').filter({ has: page.getByLabel('手机号') });
    await page.getByLabel('手机号').focus();
    await expect(field).toHaveCSS('border-color', BLUE);
    await page.getByRole('checkbox').check();
    // Away from it: under the pointer it is a lighter step of the same blue.
    await page.getByLabel('手机号').hover();
    await expect(page.locator('.ant-checkbox-checked')).toHaveCSS('background-color', BLUE);
    // The pages without antd draw from the same token.
    const ownToken = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--blue').trim());
    expect(await ownToken()).toBe('#1677ff');
  });
  await test.step("§5 The interface library's default Chinese messages apply: required", async () => {
    await password.fill('');
    await page.getByRole('button', { name: '注册' }).click();
    for (const label of ['手机号', '短信验证码', '密码']) {
      await expect(page.getByText(`请输入${label}`, { exact: true })).toBeVisible();
    }
  });
  await test.step("§5 The interface library's default Chinese messages apply: length", async () => {
    // Sent by the key: the button moves up as the note above it goes, and a press on a busy machine may miss it.
    await password.fill('short');
    await password.press('Enter');
    await expect(page.getByText('密码最少8个字符')).toBeVisible();
    await password.fill('长'.repeat(65));
    await password.press('Enter');
    await expect(page.getByText('密码最多64个字符')).toBeVisible();
  });
  await test.step('the logo leads home; a page without antd has the same corners', async () => {
    await page.getByRole('banner').getByRole('link', { name: '集物首页' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/guide');
    await expect(main.getByRole('link', { name: '联系客服' }).first()).toHaveCSS('border-radius', '2px');
  });
});

test('a new password, a page that is not there, and addresses that lead home', async ({ page, request }) => {
  await test.step('§2 Forgot-password page: a form with inputs and a button', async () => {
    await page.goto('/forget');
    const main = page.getByRole('main');
    for (const label of ['手机号', '短信验证码']) await expect(main.getByLabel(label)).toBeEditable();
    await expect(main.getByRole('textbox', { name: '新密码' })).toBeEditable();
    await expect(main.getByRole('button', { name: '设置新密码' })).toBeEnabled();
  });
  await test.step('§2 Not-found page', async () => {
    await page.goto('/404');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    await page.getByRole('link', { name: '回首页' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('§2 Any unmatched path redirects to the home path', async () => {
    // The server redirects, and it knows no user: one answer for everybody.
    for (const path of [
      '/nowhere',
      '/order',
      '/order/mine/x',
      '/user',
      '/user/nowhere',
      '/Resource/x',
      '/resource/1',
      '/a/b/c?x=1',
      '/login.html',
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], path).toEqual([302, '/']);
    }
    await page.goto('/茶');
    await expect(page).toHaveURL('/');
  });
});

test(
  '§2 Privacy policy and service terms pages: static legal pages',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    // Static: the whole text is there without any script.
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    for (const [path, title] of [
      ['/privacyPolicy', '隐私政策'],
      ['/serviceTerms', '服务协议'],
    ] as const) {
      await page.goto(path);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(article).toContainText('起生效');
      expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
      expect((await article.innerText()).length).toBeGreaterThan(2000);
    }
    await context.close();
  },
);
