import { expect, memberTest, test } from '../support/test.ts';
import { pageDayjs } from '../support/pageDayjs.ts';

const BLUE = 'rgb(22, 119, 255)';

test('§1 Primary colour #1677ff', async ({ page }) => {
  await page.goto('/register');
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

test('§1 Border radius 2', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('button', { name: '注册' })).toHaveCSS('border-radius', '2px');
  await expect(page.locator('.ant-input-affix-wrapper').first()).toHaveCSS('border-radius', '2px');
  await expect(page.locator('.ant-checkbox').first()).toHaveCSS('border-radius', '2px');
  await page.goto('/guide');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveCSS('border-radius', '2px');
});

test('§1 Simplified Chinese locale for the interface', async ({ page }) => {
  await page.goto('/login/usernamePassword');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('请输入用户名或手机号')).toBeVisible();
});

memberTest('§1 Simplified Chinese locale for dates', async ({ page }) => {
  await page.goto('/user/personCenter');
  const dayjs = await pageDayjs(page);
  expect(await dayjs.evaluate((make) => make('2026-11-18').format('dddd MMMM'))).toBe('星期三 十一月');
});

memberTest('§1 In dates the week starts on Sunday, overriding the locale default of Monday', async ({ page }) => {
  await page.goto('/user/personCenter');
  const dayjs = await pageDayjs(page);
  expect(await dayjs.evaluate((make) => make('2026-11-18').startOf('week').format('YYYY-MM-DD dddd'))).toBe(
    '2026-11-15 星期日',
  );
});

memberTest(
  '§1 A user holds a phone number, a balance, a VIP flag, integral, an invitation code, a level and a lucky-draw count',
  async ({ page, account }) => {
    const { phoneNumber, invitationCode, level } = account.session.operator;
    await page.goto('/user/personCenter');
    const main = page.getByRole('main');
    for (const words of [phoneNumber ?? '', '余额', 'VIP', '积分', invitationCode, level, '抽奖次数']) {
      await expect(main.getByText(words).filter({ visible: true }).first(), words).toBeVisible();
    }
  },
);
