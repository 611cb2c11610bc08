import { consoleUrl, webUrl } from '../support/addresses.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, startingWith, test } from '../support/test.ts';

test('a coupon is made with what it would have cost, claimed in the shop, and its codes are taken along @once', async ({
  page,
  browser,
}) => {
  const name = `控制台券 ${String(Date.now()).slice(-6)}`;
  await signInToConsole(page, await makeConsoleStaff(['marketing']), '/coupons/new');
  await test.step('its terms, and the cost beside them', async () => {
    await page.getByLabel('名称，用户看得到').fill(name);
    await page.getByLabel('满多少').fill('100');
    await page.getByLabel('减多少').fill('15');
    const [from, until] = [page.getByLabel('领取时间').first(), page.getByLabel('领取时间').last()];
    await from.fill('2026-01-01 00:00:00');
    await from.press('Enter');
    await until.fill('2036-01-01 00:00:00');
    await until.press('Enter');
    await page.getByLabel('总量').fill('50');
    await page.getByLabel('人人能领').check();
    await expect(page.getByText('用上它的订单')).toBeVisible();
    await expect(page.getByText(/^\d+ 笔，\d+ 人$/)).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'console-coupon-new');
  });
  await test.step('a reload loses nothing of it', async () => {
    await page.reload();
    await expect(page.getByLabel('名称，用户看得到')).toHaveValue(name);
    await page.getByRole('button', { name: '建好并开始发' }).click();
    await expect(page).toHaveURL(/\/coupons\?open=[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
  await test.step('codes for paper', async () => {
    await page.getByLabel('这一批给谁用').fill('门店传单');
    await page.getByLabel('多少个，每个一人一次').fill('3');
    await page.getByRole('button', { name: '生成 3 个兑换码' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    expect((await saved).suggestedFilename()).toBe(`${name} 门店传单.txt`);
    await expectAccessible(page);
    await lookAt(page, 'console-coupon-open');
  });
  await test.step('a user claims it', async () => {
    const account = await registerByApi();
    const storageState = startingWith({ browser: account.browserId, USER_CACHE: JSON.stringify(account.session) });
    const shopper = await browser.newContext({ storageState });
    const shop = await shopper.newPage();
    await shop.goto(`${webUrl}/user/coupons`);
    await shop.getByRole('button', { name: /^去领券/ }).click();
    const offers = shop.getByRole('dialog', { name: '可领的券' });
    await offers.getByRole('button', { name: `领取 ${name}` }).click();
    await expect(offers.getByRole('status')).toContainText(`已领取“${name}”`);
    await shopper.close();
    await page.goto(`${consoleUrl}/coupons`);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('1 / 50');
  });
});
