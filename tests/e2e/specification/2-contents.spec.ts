import { expectAuthLayout } from '../support/frames.ts';
import { expect, memberTest, test } from '../support/test.ts';

test('§2 Registration page: a form with inputs, a password field with a visibility toggle, a checkbox and a button', async ({
  page,
}) => {
  await page.goto('/register');
  const main = page.getByRole('main');
  for (const label of ['手机号', '短信验证码', '邀请码']) await expect(main.getByLabel(label)).toBeEditable();
  const password = main.getByRole('textbox', { name: '密码' });
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

test('§2 Registration page: in a layout with a logo header and a back arrow', async ({ page }) => {
  await page.goto('/login/usernamePassword');
  await page.getByRole('main').getByRole('link', { name: '用手机号注册' }).click();
  await expect(page).toHaveURL('/register');
  await expectAuthLayout(page);
  await page.getByRole('banner').getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL('/login/usernamePassword');
  await page.getByRole('banner').getByRole('link', { name: '集物首页' }).click();
  await expect(page).toHaveURL('/');
});

test('§2 Forgot-password page: a form with inputs and a button', async ({ page }) => {
  await page.goto('/forget');
  const main = page.getByRole('main');
  for (const label of ['手机号', '短信验证码']) await expect(main.getByLabel(label)).toBeEditable();
  await expect(main.getByRole('textbox', { name: '新密码' })).toBeEditable();
  await expect(main.getByRole('button', { name: '设置新密码' })).toBeEnabled();
});

test('§2 Privacy policy and service terms pages: static legal pages', async ({ browser, baseURL }) => {
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
});

test('§2 Not-found page', async ({ page }) => {
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
  await page.getByRole('link', { name: '回首页' }).click();
  await expect(page).toHaveURL('/');
});

test('§2 Any unmatched path redirects to the home path', async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/order',
    '/order/mine/x',
    '/user',
    '/Resource/x',
    '/resource/1',
    '/a/b/c?x=1',
    '/茶',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

memberTest('§2 Any unmatched path redirects to the home path, also for a user', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/user/nowhere', '/order', '/login.html']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});
