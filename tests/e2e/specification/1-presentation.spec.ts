import { expect, memberTest as test } from '../support/test.ts';
import { pageDayjs } from '../support/pageDayjs.ts';

test('the person centre shows who the user is, in Chinese dates', async ({ page, account }) => {
  const { phoneNumber, invitationCode, level } = account.session.operator;
  const main = page.getByRole('main');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/user/self'));
  await page.goto('/user/personCenter');
  await test.step('§1 A user holds a phone number, a balance, a VIP flag, integral, an invitation code, a level and a lucky-draw count', async () => {
    for (const words of [phoneNumber ?? '', '余额', 'VIP', '积分', invitationCode, level, '抽奖次数']) {
      await expect(main.getByText(words).filter({ visible: true }).first(), words).toBeVisible();
    }
  });
  await test.step('§6 The VIP flag and level exist on the user', async () => {
    const { data } = (await (await answer).json()) as { data: unknown };
    expect(data).toMatchObject({ vipFlag: false, level: '普通用户' });
    await expect(main).toContainText('普通用户');
  });
  const dayjs = await pageDayjs(page);
  await test.step('§1 Simplified Chinese locale for dates', async () => {
    expect(await dayjs.evaluate((make) => make('2026-11-18').format('dddd MMMM'))).toBe('星期三 十一月');
  });
  await test.step('§1 In dates the week starts on Sunday, overriding the locale default of Monday', async () => {
    const startOf = await dayjs.evaluate((make) => make('2026-11-18').startOf('week').format('YYYY-MM-DD dddd'));
    expect(startOf).toBe('2026-11-15 星期日');
  });
});
