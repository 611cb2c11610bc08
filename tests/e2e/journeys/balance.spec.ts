import type { Locator, Page } from '@playwright/test';
import { answerCall, refused } from '../support/answers.ts';
import { findViolations } from '../support/findViolations.ts';
import { hydrated } from '../support/hydrated.ts';
import { letMinutePass } from '../support/letMinutePass.ts';
import { payOnPhone } from '../support/payOnPhone.ts';
import { readCache } from '../support/readCache.ts';
import { readSmsCode } from '../support/sms.ts';
import { expect, memberTest } from '../support/test.ts';

const balanceOf = (page: Page) => page.getByRole('region', { name: '可用余额' });
const statementOf = (page: Page) => page.getByRole('region', { name: '余额明细' });

async function openBalance(page: Page): Promise<void> {
  await page.goto('/user/balance');
  await hydrated(page);
  await expect(page.getByText('还没有明细')).toBeVisible();
}

/** Chooses an amount and WeChat; returns the content of the shown QR code. */
async function startWechat(page: Page, amount: string): Promise<string> {
  const answered = page.waitForResponse(/\/api\/payment\/[^/]+\/code$/);
  await page.getByText(amount, { exact: true }).click();
  await page.getByRole('button', { name: `充值 ${amount}.00` }).click();
  const { data } = (await (await answered).json()) as { data: { codeUrl: string } };
  return data.codeUrl;
}

async function expectAccessible(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  // Half-way through its appearing its contrast is that of a veil.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  );
  expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([]);
}

memberTest('a user puts money in by WeChat and by Alipay, and takes one back', async ({ page, context, isMobile }) => {
  await openBalance(page);
  const balance = balanceOf(page);
  await expect(balance).toContainText('¥0.00');
  let loads = 0;
  page.on('load', () => (loads += 1));

  const codeUrl = await startWechat(page, '¥100');
  const scan = page.getByRole('dialog', { name: '微信支付充值' });
  await expect(scan.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
  await expect(scan.getByRole('link', { name: '保存二维码' })).toBeVisible({ visible: isMobile });
  await expect(scan.getByText('正在等待付款结果')).toBeVisible();
  await expectAccessible(page, scan);
  await payOnPhone(context, codeUrl);
  await expect(scan.getByText('已到账 ¥100.00')).toBeVisible();
  await expect(scan.getByText('可用余额 ¥100.00')).toBeVisible();
  await scan.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('button', { name: '充值 ¥100.00' }), 'the keyboard goes on from there').toBeFocused();
  await expect(balance.locator('p').first()).toHaveText('¥100.00');
  await expect.poll(async () => (await readCache(page))?.operator.balance).toBe(10_000);

  await page.getByText('¥200', { exact: true }).click();
  await page.getByRole('radio', { name: '支付宝' }).check();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: '充值 ¥200.00' }).click();
  const cashier = await opened;
  const waiting = page.getByRole('dialog', { name: '支付宝充值' });
  await expectAccessible(page, waiting);
  const confirm = cashier.getByRole('button', { name: '确认付款' });
  await expect(confirm, 'the window has come to the cashier').toBeVisible();
  expect(await cashier.evaluate(() => window.opener === null), 'it cannot reach back').toBe(true);
  await confirm.click();
  await expect(cashier, 'Alipay leads back, and the address is clean').toHaveURL('/user/balance');
  await expect(cashier.getByRole('dialog', { name: '充值结果' })).toContainText('已到账 ¥205.00');
  await expect(waiting.getByText('已到账 ¥205.00')).toBeVisible();
  await waiting.getByRole('button', { name: '完成' }).click();
  await expect(balance.locator('p').first()).toHaveText('¥305.00');
  await cashier.close();

  const movement = (amount: string) => statementOf(page).getByText(amount, { exact: true }).filter({ visible: true });
  for (const amount of ['+100.00', '+200.00', '+5.00']) await expect(movement(amount)).toHaveCount(1);

  await page.getByRole('button', { name: '退回充值本金' }).click();
  const refund = page.getByRole('dialog', { name: '退回充值本金' });
  await expectAccessible(page, refund);
  const recharge = refund.getByRole('listitem').filter({ hasText: '微信支付充值 ¥100.00' });
  await expect(recharge).toContainText('退回微信支付¥100.00');
  await recharge.getByRole('button', { name: '退回 ¥100.00', exact: true }).click();
  await recharge.getByRole('button', { name: '确认退回 ¥100.00' }).click();
  await expect(recharge.getByText('已退回')).toBeVisible();
  await refund.getByRole('button', { name: '关闭' }).click();
  await expect(balance.locator('p').first()).toHaveText('¥205.00');
  await expect(movement('−100.00')).toHaveCount(1);
  expect(loads, 'the page was never loaded anew').toBe(0);
});

memberTest('a payment that is troubled, and the statement of what came of it', async ({ page, context }) => {
  const step = memberTest.step;
  await openBalance(page);
  await step('what could not be opened is tried again, and what was given up is not paid', async () => {
    await answerCall(page, '/wallet/recharge', { status: 503, json: refused('支付渠道暂时没有响应') });
    await page.getByText('其他', { exact: true }).click();
    await page.getByRole('button', { name: '充值', exact: true }).click();
    await expect(page.getByText('请输入整数金额')).toBeVisible();
    await page.getByLabel('其他金额').fill('66');
    await page.getByRole('button', { name: '充值 ¥66.00' }).click();
    const dialog = page.getByRole('dialog', { name: '微信支付充值' });
    await expect(dialog.getByText('支付渠道暂时没有响应')).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: '再试一次' }).click();
    await expect(dialog.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await dialog.getByRole('button', { name: '取消这次充值' }).click();
    await expect(page.getByRole('status').getByText('已取消这次充值，没有扣款')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
  await step('a payment is followed without the live connection and its dialog', async () => {
    await page.route(/\/api\/payment\/[^/]+\/events$/, (route) => route.abort());
    const codeUrl = await startWechat(page, '¥50');
    const dialog = page.getByRole('dialog', { name: '微信支付充值' });
    await expect(dialog.getByText('连接断开，正在重试')).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toBeHidden();
    await payOnPhone(context, codeUrl);
    await expect(page.getByRole('status').getByText('充值已到账 ¥50.00')).toBeVisible();
    await expect(balanceOf(page).locator('p').first()).toHaveText('¥50.00');
    await page.unrouteAll();
  });
  await step('where no window may open, Alipay opens in this one and leads back', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('radio', { name: '支付宝' }).check();
    await page.getByRole('button', { name: '充值 ¥50.00' }).click();
    const dialog = page.getByRole('dialog', { name: '支付宝充值' });
    await expect(dialog.getByText('支付宝的窗口没有打开')).toBeVisible();
    await dialog.getByRole('button', { name: '打开支付宝' }).click();
    await page.getByRole('button', { name: '确认付款' }).click();
    await expect(page).toHaveURL('/user/balance');
    await expect(page.getByRole('dialog', { name: '充值结果' })).toContainText('已到账 ¥50.00');
    await page.reload();
    await expect(balanceOf(page).locator('p').first()).toHaveText('¥100.00');
    await expect(page.getByRole('dialog'), 'the result is shown once').toHaveCount(0);
  });
  await step('month and kind are in the address, and the month can be saved as a file', async () => {
    await page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: /^退款/ }).click();
    await expect(page).toHaveURL('/user/balance?kind=refund');
    const months = page.getByLabel('月份');
    const earlier = await months.locator('option').nth(1).getAttribute('value');
    await months.selectOption(earlier ?? '');
    await expect(page).toHaveURL(`/user/balance?month=${earlier}&kind=refund`);
    await page.reload();
    await hydrated(page);
    await expect(months).toHaveValue(earlier ?? '');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    expect((await saved).suggestedFilename()).toBe(`集物余额明细-${earlier}.csv`);
  });
});

memberTest('a payment password is set by SMS and changed by the old one', async ({ page, account }) => {
  await letMinutePass(account.phoneNumber);
  await openBalance(page);
  await page.getByRole('button', { name: /^支付密码/ }).click();
  const first = page.getByRole('dialog', { name: '设置支付密码' });
  await expectAccessible(page, first);
  await first.getByRole('button', { name: '获取验证码' }).click();
  await first.getByLabel('短信验证码').fill(await readSmsCode(account.phoneNumber, 2));
  await first.getByLabel('支付密码', { exact: true }).fill('730164');
  await first.getByLabel('再输一次').fill('730165');
  await first.getByRole('button', { name: '保存支付密码' }).click();
  await expect(first.getByText('两次输入的不一样')).toBeVisible();
  await first.getByLabel('再输一次').fill('730164');
  await first.getByRole('button', { name: '保存支付密码' }).click();
  await expect(page.getByRole('status').getByText('支付密码已设置')).toBeVisible();

  await page.getByRole('button', { name: /^支付密码/ }).click();
  const change = page.getByRole('dialog', { name: '修改支付密码' });
  await change.getByLabel('原支付密码').fill('111222');
  await change.getByLabel('新支付密码').fill('918273');
  await change.getByLabel('再输一次').fill('918273');
  await change.getByRole('button', { name: '保存支付密码' }).click();
  await expect(change.getByText('支付密码不对')).toBeVisible();
  await expect(change.getByLabel('原支付密码')).toBeFocused();
  await change.getByLabel('原支付密码').fill('730164');
  await change.getByRole('button', { name: '保存支付密码' }).click();
  await expect(page.getByRole('status').getByText('支付密码已更新')).toBeVisible();
});
