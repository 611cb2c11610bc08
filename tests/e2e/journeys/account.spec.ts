import { changeAvatar } from '../support/avatar.ts';
import { askForCode, logInByPassword } from '../support/forms.ts';
import { readCache } from '../support/readCache.ts';
import { newPassword, registerByApi } from '../support/registerByApi.ts';
import { letMinutePass } from '../support/letMinutePass.ts';
import { newPhone, readSmsCode } from '../support/sms.ts';
import { expect, memberTest, test } from '../support/test.ts';

test('a user registers, changes the profile, logs out and logs in by user name and password', async ({ page }) => {
  const [phoneNumber, password] = [newPhone(), newPassword()];
  const userName = `chayou_${phoneNumber.slice(2)}`;

  await test.step('register with the code from the phone', async () => {
    await page.goto('/user/personCenter');
    await page.getByRole('main').getByRole('link', { name: '用手机号注册' }).click();
    await askForCode(page, phoneNumber);
    await page.getByLabel('短信验证码').fill(await readSmsCode(phoneNumber));
    await page.getByRole('textbox', { name: '密码' }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: '注册' }).click();
    await expect(page).toHaveURL('/user/personCenter');
  });

  await test.step('change name, user name and avatar', async () => {
    await page.getByRole('button', { name: '编辑资料' }).click();
    await page.getByLabel('昵称').fill('采茶人');
    await page.getByLabel('用户名').fill(userName);
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '采茶人' })).toBeVisible();
    await changeAvatar(page);
    await expect(page.getByRole('status').getByText('头像已更换')).toBeVisible();
    expect((await readCache(page))?.operator).toMatchObject({ name: '采茶人', avatar: expect.any(String) });
  });

  await test.step('log out', async () => {
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/');
    expect(await readCache(page)).toBeNull();
  });

  await test.step('log in by user name, then find the changes', async () => {
    await page.goto('/user/personCenter');
    await logInByPassword(page, userName, password);
    await expect(page).toHaveURL('/user/personCenter');
    await expect(page.getByRole('heading', { level: 1, name: '采茶人' })).toBeVisible();
  });
});

memberTest('a user moves to another phone number, and logs in with it', { tag: '@once' }, async ({ page, account }) => {
  const phoneNumber = newPhone();
  await page.goto('/user/personCenter');
  await page.getByRole('button', { name: '更换手机号' }).click();
  const drawer = page.getByRole('dialog', { name: '更换手机号' });
  await drawer.getByLabel('新手机号').fill(phoneNumber);
  await drawer.getByRole('button', { name: '获取验证码' }).click();
  await drawer.getByLabel('短信验证码').fill(await readSmsCode(phoneNumber));
  await drawer.getByRole('textbox', { name: '登录密码' }).fill(account.password);
  await drawer.getByRole('button', { name: '更换手机号' }).click();
  await expect
    .poll(async () => (await readCache(page))?.operator.phoneNumber)
    .toBe(`${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`);
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login/usernamePassword');
  await logInByPassword(page, phoneNumber, account.password);
  await expect(page).toHaveURL('/');
  await expect.poll(() => readCache(page)).not.toBeNull();
});

test('a forgotten password is set anew, and the old one no longer works', { tag: '@once' }, async ({ page }) => {
  const account = await registerByApi();
  const password = newPassword();
  await page.goto('/login/usernamePassword');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await letMinutePass(account.phoneNumber);
  await askForCode(page, account.phoneNumber);
  await page.getByLabel('短信验证码').fill(await readSmsCode(account.phoneNumber, 2));
  await page.getByRole('textbox', { name: '新密码' }).fill(password);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page).toHaveURL('/login/usernamePassword');
  await expect(page.getByText('新密码已设好')).toBeVisible();
  await logInByPassword(page, account.phoneNumber, account.password);
  await expect(page.getByText('用户名或密码不对')).toBeVisible();
  await logInByPassword(page, account.phoneNumber, password);
  await expect(page).toHaveURL('/');
});
