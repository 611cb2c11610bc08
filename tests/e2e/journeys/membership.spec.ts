import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { answerCall, refused } from '../support/answers.ts';
import { buyByApi, callerOf } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { askForCode } from '../support/forms.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { newTrackingNo } from '../support/orderPages.ts';
import { payOnPhone } from '../support/payOnPhone.ts';
import { readCache } from '../support/readCache.ts';
import { type Account, newBrowserId, newPassword, registerByApi } from '../support/registerByApi.ts';
import { newPhone, readSmsCode } from '../support/sms.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, memberTest, test } from '../support/test.ts';

const PASSWORD = '270514';
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The day in Shanghai so many days from now, as VIP counts them. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 10);

async function openPersonCenter(page: Page): Promise<void> {
  await page.goto('/user/personCenter');
  await hydrated(page);
}

/** An order that was paid, sent and received. */
async function completeOrder(account: Account): Promise<void> {
  const order = await buyByApi(account, { keyword: '青瓷侧把壶', quantity: 1 });
  const staff = await signInStaffMember();
  const trackingNo = newTrackingNo();
  await staff(`/staff/order/${order.no}/dispatch`, { carrier: 'sf', trackingNo });
  const received = await callApi('POST', `/order/${order.id}/receive`, callerOf(account), {});
  expect(received.flag, received.msg).toBe(true);
}

memberTest(
  'a user becomes a VIP by balance, and renews by WeChat and by Alipay',
  async ({ page, context, account }) => {
    await outfitBuyer(account.phoneNumber, { balanceFen: 10_000, paymentPassword: PASSWORD });
    await page.goto('/user/personCenter#vip');
    await hydrated(page);
    const vip = panel(page, 'VIP 会员');
    await expect(vip).toContainText('还没有开通');
    await expect(vip, 'where links from elsewhere lead').toBeInViewport({ ratio: 0.9 });
    await vip.getByRole('radio', { name: /月卡/ }).check();
    await expect(vip).toContainText(`开通 30 天，到 ${dayIn(30)}。不会自动续费`);
    await vip.getByRole('button', { name: '开通月卡 ¥19.90' }).click();

    const month = dialog(page, 'VIP 月卡');
    await expect(month).toContainText('付后余额¥80.10');
    await expect(month.getByLabel('支付密码'), 'the keyboard starts at the password').toBeFocused();
    await expectAccessible(page);
    await month.getByLabel('支付密码').fill('111222');
    await month.getByRole('button', { name: /用余额支付/ }).click();
    await expect(month.getByText('支付密码不对，请核对后再试')).toBeVisible();
    await month.getByLabel('支付密码').fill(PASSWORD);
    await month.getByRole('button', { name: /用余额支付/ }).click();
    await expect(month.getByRole('status')).toContainText(`VIP 月卡已生效有效至 ${dayIn(30)}`);
    await month.getByRole('button', { name: '完成' }).click();
    await expect(vip).toContainText(`有效至 ${dayIn(30)}`);
    await expect(vip, 'the coupon of the day waits to be taken').toContainText('今天的日券满 99 减 8，还没领');
    const assets = page.getByRole('navigation', { name: '资产' });
    await expect(assets).toContainText('0优惠券');
    await vip.getByRole('button', { name: '领今天的日券' }).click();
    await expect(vip).toContainText('今天 24 点前用');
    await expect(assets).toContainText('1优惠券');
    const menu = page.getByRole('navigation', { name: '个人中心' });
    await expect(menu.getByRole('link', { name: /^优惠券/ }), 'the same as in the head').toContainText('1 件');
    await expect(page.getByRole('navigation', { name: '资产' })).toContainText('¥80.10余额');
    await expect.poll(async () => (await readCache(page))?.operator.vipFlag).toBe(true);

    await vip.getByRole('radio', { name: /季卡/ }).check();
    const answered = page.waitForResponse(/\/api\/payment\/[^/]+\/code$/);
    await vip.getByRole('button', { name: '续季卡 ¥49.90' }).click();
    const quarter = dialog(page, 'VIP 季卡');
    await quarter.getByRole('radio', { name: '微信支付' }).check();
    const { data } = (await (await answered).json()) as { data: { codeUrl: string } };
    await expect(quarter.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await quarter.getByRole('button', { name: '关闭' }).click();
    await payOnPhone(context, data.codeUrl);
    await expect(vip, 'paid on the phone after the dialog was closed').toContainText(`有效至 ${dayIn(120)}`);
    await expect(page.getByRole('status').getByText('VIP 季卡已生效')).toBeVisible();

    await vip.getByRole('radio', { name: /年卡/ }).check();
    await vip.getByRole('button', { name: '续年卡 ¥168.00' }).click();
    const year = dialog(page, 'VIP 年卡');
    await expect(year, 'the balance does not suffice, so WeChat stands open').toContainText('还差 ¥87.90');
    await year.getByRole('radio', { name: '支付宝' }).check();
    const opened = context.waitForEvent('page');
    await year.getByRole('button', { name: '用支付宝付款 ¥168.00' }).click();
    const cashier = await opened;
    await cashier.getByRole('button', { name: '确认付款' }).click();
    await expect(cashier, 'Alipay leads back, and the address is clean').toHaveURL('/user/personCenter#vip');
    await expect(dialog(cashier, 'VIP 年卡')).toContainText(`VIP 年卡已生效有效至 ${dayIn(485)}`);
    await expect(year).toContainText('VIP 年卡已生效');
    await cashier.close();

    await year.getByRole('button', { name: '完成' }).click();
    await vip.getByRole('button', { name: 'VIP 购买记录' }).click();
    const bought = dialog(page, 'VIP 购买记录').getByRole('listitem');
    await expect(bought).toHaveText([/年卡 365 天.*支付宝.*¥168.00已付款/, /季卡 90 天.*微信支付/, /月卡 30 天.*余额/]);
    await expectAccessible(page);

    await dialog(page, 'VIP 购买记录').getByRole('button', { name: '关闭' }).click();
    await page.setViewportSize({ width: 320, height: 700 });
    const name = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect
      .poll(async () => (await name.boundingBox())?.height, 'the name stays on its line beside the chips of a VIP')
      .toBeLessThan(40);
  },
);

memberTest('the panels of the person centre: rules, statement, and what fails', async ({ page, account }) => {
  // One more than a page of the statement.
  for (let gift = 0; gift < 20; gift += 1) await outfitBuyer(account.phoneNumber, { integral: 62 });
  await callApi('POST', '/integral/checkIn', callerOf(account), {});
  await watchShifts(page);
  await answerCall(page, '/level', { status: 503, json: refused('服务繁忙') });
  await openPersonCenter(page);
  const integral = panel(page, '积分');
  await expect(integral).toContainText('1,245可抵 ¥12.00，每 100 积分抵 1 元');
  await expect(integral).toContainText('到期');
  await expect(integral.getByRole('listitem').filter({ hasText: '签到' })).toContainText('+5');
  await expect(panel(page, '抽奖次数')).toContainText('0次可用');
  await expectNoShift(page, '/user/personCenter');

  const level = panel(page, '等级');
  await expect(level).toContainText('等级没有加载出来，您的等级没有变。');
  await page.unrouteAll();
  await level.getByRole('button', { name: '再试一次' }).click();
  await expect(level).toContainText('再实付 ¥1,000.00 升为银卡会员');

  await level.getByRole('button', { name: '等级规则' }).click();
  await expect(dialog(page, '等级规则').getByRole('row', { name: /金卡会员/ })).toContainText('5,000 元起1.5');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(level.getByRole('button', { name: '等级规则' }), 'the keyboard goes on from there').toBeFocused();

  await integral.getByRole('button', { name: '积分全部明细' }).click();
  const statement = dialog(page, '积分明细');
  await expect(statement.getByRole('listitem')).toHaveCount(20);
  await expect(statement).toContainText('余 1,245');
  await statement.getByRole('button', { name: '看更早的' }).click();
  await expect(statement.getByRole('listitem')).toHaveCount(21);
  await expect(statement).toContainText('没有更多了');
  await page.keyboard.press('Escape');

  const link = page.getByRole('navigation', { name: '资产' }).getByRole('link', { name: /积分/ });
  await link.click();
  await expect(page).toHaveURL('/user/personCenter#integral');
  await expectAccessible(page);
});

memberTest('what an order gave a VIP is told in figures', { tag: '@once' }, async ({ page, account }) => {
  await outfitBuyer(account.phoneNumber, { balanceFen: 10_000, paymentPassword: PASSWORD });
  const caller = callerOf(account);
  const { data: bought } = await callApi('POST', '/vip/purchase', caller, { plan: 'month' });
  const path = `/vip/purchase/${(bought as { id: string }).id}/pay/balance`;
  await callApi('POST', path, caller, { password: PASSWORD });
  await completeOrder(account);
  const { data: vip } = await callApi('GET', '/vip', caller);
  const { integral } = (vip as { saved: { integral: number } }).saved;
  expect(integral).toBeGreaterThan(0);

  await openPersonCenter(page);
  await expect(panel(page, 'VIP 会员')).toContainText(`双倍积分多得 ${integral}`);
  await expect(panel(page, '积分').getByRole('listitem').filter({ hasText: '完成' })).toContainText(`+${integral * 2}`);
  await expect(panel(page, '抽奖次数')).toContainText('1次可用');
  await expect(page.getByRole('link', { name: `VIP 有效至 ${dayIn(30)}` }), 'above every page').toBeVisible();
  await page.getByRole('button', { name: 'VIP 权益说明' }).click();
  await expect(dialog(page, 'VIP 权益说明').getByRole('row', { name: /双倍积分/ })).toContainText(`多得 ${integral}`);
});

memberTest(
  'somebody comes by an invitation, buys, and both get a draw',
  async ({ page, context, account, browser }) => {
    const { invitationCode: code, name } = account.session.operator;
    await openPersonCenter(page);
    const invitation = panel(page, '邀请');
    await invitation.scrollIntoViewIfNeeded();
    await expect(invitation.getByRole('img', { name: new RegExp(`邀请码 ${code}`) })).toBeVisible();
    const saving = page.waitForEvent('download');
    await invitation.getByRole('link', { name: '保存海报' }).click();
    expect((await saving).suggestedFilename()).toBe(`集物邀请-${code}.png`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await invitation.getByRole('button', { name: '分享链接' }).click();
    await expect(page.getByRole('status').getByText('邀请链接已复制')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/register\\?i=${code}$`));
    await invitation.getByRole('button', { name: '我邀请的人' }).click();
    await expect(dialog(page, '邀请的人')).toContainText('还没有记录');
    await page.keyboard.press('Escape');

    const [phoneNumber, password, browserId] = [newPhone(), newPassword(), newBrowserId()];
    const friend = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await friend.addInitScript((id) => localStorage.setItem('browser', id), browserId);
    const guest = await friend.newPage();
    await guest.goto(`/register?i=${code}`);
    const field = guest.getByRole('textbox', { name: /邀请码/ });
    await expect(field).toHaveValue(code);
    await expect(guest.getByText(`来自「${[...name][0]}**」的邀请链接`)).toBeVisible();
    await guest.goto('/');
    await guest.goto('/register');
    await expect(field, 'kept by the shop for this browser').toHaveValue(code);
    await expectAccessible(guest);
    await askForCode(guest, phoneNumber);
    await guest.getByLabel('短信验证码').fill(await readSmsCode(phoneNumber));
    await guest.getByRole('textbox', { name: '密码' }).fill(password);
    await guest.getByRole('checkbox').check();
    await guest.getByRole('main').getByRole('button', { name: '注册' }).click();
    await expect.poll(() => readCache(guest)).not.toBeNull();
    const session = (await readCache(guest))!;

    await page.reload();
    await expect(invitation).toContainText('1已注册');
    const invited = { phoneNumber, password, browserId, session };
    await completeOrder(invited);

    await page.reload();
    await expect(invitation).toContainText('1已完成首单');
    await expect(invitation).toContainText('1得到抽奖');
    await expect(panel(page, '抽奖次数')).toContainText('首单完成');
    await invitation.getByRole('button', { name: '我邀请的人' }).click();
    await expect(dialog(page, '邀请的人')).toContainText('各得 1 次抽奖');
    await expectAccessible(page);
    await friend.close();
  },
);

test(
  'a link that means nothing says so; a product that was sent on invites, once; and it can be declined',
  { tag: '@once' },
  async ({ page }) => {
    const { session } = await registerByApi();
    const code = session.operator.invitationCode;
    const [first, second] = [await findDemoProduct('青瓷'), await findDemoProduct('耳机')];
    const field = page.getByRole('textbox', { name: /邀请码/ });
    await test.step('a link that means nothing says so', async () => {
      await page.goto('/register?i=0O0O0O');
      await expect(page.getByText('这个邀请链接已失效，您可以直接注册')).toBeVisible();
      await expect(field).toHaveValue('');
    });
    await test.step('a product that a friend sent on invites, and the shop is told once', async () => {
      const told: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/invitation/visit')) told.push(request.url());
      });
      const visit = page.waitForResponse((response) => response.url().endsWith('/api/invitation/visit'));
      await page.goto(`/product?id=${first.id}&i=${code}`);
      expect((await visit).ok()).toBe(true);
      await page.goto(`/product?id=${second.id}&i=${code}`);
      await hydrated(page);
      await page.goto('/register');
      await expect(field).toHaveValue(code);
      expect(told).toHaveLength(1);
    });
    await test.step('an invitation can be declined', async () => {
      await page.getByRole('button', { name: '不用这个邀请' }).click();
      await expect(field).toHaveValue('');
      await page.goto('/register');
      await hydrated(page);
      await expect(page.getByText('邀请人填定后不再更改。', { exact: true })).toBeVisible();
      await expect(field).toHaveValue('');
    });
  },
);
