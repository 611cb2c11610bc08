import type { Page } from '@playwright/test';
import { demoPassword, demoUsers } from '../../../tools/demo-data/demoUsers.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { refused, answerCall } from '../support/answers.ts';
import { checkInAt } from '../support/checkInAt.ts';
import { addAddress } from '../support/checkout.ts';
import { logInByPassword } from '../support/forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { winGoods } from '../support/winGoods.ts';

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

async function openActive(page: Page): Promise<void> {
  await page.goto('/active');
  await hydrated(page);
}

test('a visitor reads everything without script, and what needs an account leads to the login', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/active');
  await expect(page.getByRole('heading', { level: 1, name: '活动' })).toBeAttached();
  await expect(section(page, '领券中心').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(section(page, '签到').getByRole('table')).toHaveAccessibleName(/^\d+ 年 \d+ 月签到$/);
  const odds = section(page, '抽奖').getByRole('table', { name: '奖品、概率、号段与剩余' });
  await expect(odds.getByRole('row', { name: /合计/ })).toContainText('100.00%');
  await expect(section(page, 'VIP 会员').getByRole('radio')).toHaveCount(3);
  await expect(section(page, '签到').getByRole('link', { name: '登录后签到' })).toHaveAttribute(
    'href',
    /^\/login\?from=/,
  );
  await context.close();
});

test('a visitor logs in from the calendar, comes back to it, looks at earlier months and checks in', async ({
  page,
}) => {
  const account = await registerByApi();
  const monthAgo = new Date();
  monthAgo.setMonth(monthAgo.getMonth() - 1, 15);
  await checkInAt(account.phoneNumber, [monthAgo]);
  const calendar = section(page, '签到');
  await watchShifts(page);
  await openActive(page);
  await calendar.getByRole('link', { name: '登录后签到' }).click();
  await answerCall(page, '/integral/checkIn', { status: 503, json: refused('') });
  await logInByPassword(page, account.phoneNumber, account.password);
  await expect(page).toHaveURL('/active#checkIn');

  await test.step('a part that does not come says so, and comes when tried again', async () => {
    await expect(calendar.getByText('签到记录没有加载出来，签过的都还在。')).toBeVisible();
    await page.unrouteAll();
    await calendar.getByRole('button', { name: '再试一次' }).click();
    await expect(calendar.getByRole('button', { name: '签到，得 5 积分' })).toBeVisible();
  });
  await test.step('earlier months can be looked at, back to the first', async () => {
    const now = await calendar.getByRole('table').getAttribute('aria-label');
    await calendar.getByRole('button', { name: '上个月' }).click();
    await expect(calendar.getByRole('table')).toHaveAccessibleName(
      `${monthAgo.getFullYear()} 年 ${monthAgo.getMonth() + 1} 月签到`,
    );
    await expect(calendar.getByRole('cell', { name: '15 已签到' })).toBeVisible();
    await expect(calendar.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await calendar.getByRole('button', { name: '下个月' }).click();
    await expect(calendar.getByRole('table')).toHaveAccessibleName(now ?? '');
  });
  await test.step('the day is marked once, and the next one would give more', async () => {
    await expect(calendar.locator('td[aria-current="date"]')).toContainText('+5');
    await calendar.getByRole('button', { name: '签到，得 5 积分' }).click();
    await expect(calendar.getByRole('status')).toHaveText('今天已签到，得了 5 积分');
    await expect(calendar.locator('td[aria-current="date"]')).toContainText('已签到');
    await expect(calendar.getByText('已连续 1 天')).toBeVisible();
    await page.reload();
    await expect(calendar.getByRole('status')).toHaveText('今天已签到，得了 5 积分');
    await expect(calendar.getByRole('button', { name: /^签到/ })).toHaveCount(0);
    await expectNoShift(page, '/active');
    await expectAccessible(page);
  });
});

memberTest('a user claims a coupon, and draws what integral has bought', async ({ page, account }) => {
  await outfitBuyer(account.phoneNumber, { integral: 250 });
  await openActive(page);
  const centre = section(page, '领券中心');
  const draw = section(page, '抽奖');
  await memberTest.step('a coupon that is not open yet reminds, and one that is open is claimed', async () => {
    await centre.getByRole('button', { name: /^看全部 \d+ 张$/ }).click();
    await centre.getByRole('button', { name: '领取 全场满 99 减 8' }).click();
    await expect(page.getByText('已领取“全场满 99 减 8”')).toBeVisible();
    await expect(centre.getByRole('link', { name: '我的券 1' })).toBeVisible();
    await centre.getByRole('button', { name: '提醒我 数码满 600 减 80' }).click();
    await expect(page.getByText('开领时会发消息提醒您')).toBeVisible();
    await expect(centre.getByText('会提醒您', { exact: true })).toBeVisible();
  });
  await memberTest.step('a user changes their own part of the result before they draw', async () => {
    await draw.getByRole('button', { name: '换一个随机数' }).click();
    const drawer = page.getByRole('dialog', { name: '换一个随机数' });
    await drawer.getByLabel('新的随机数').fill('short');
    await drawer.getByRole('button', { name: '用这个随机数' }).click();
    await expect(drawer.getByRole('alert')).toHaveText('随机数是 8 到 32 位字母或数字，请改一下');
    await drawer.getByLabel('新的随机数').fill('mingyue2026');
    await drawer.getByRole('button', { name: '用这个随机数' }).click();
    await expect(page.getByText('随机数已换好，从下一次抽奖起用')).toBeVisible();
    await expect(draw.getByText('mingyue2026')).toBeVisible();
  });
  await memberTest.step('a draw that fails says why, and the pictures come back', async () => {
    await expect(draw.getByRole('button', { name: '还没有次数' })).toHaveAttribute('aria-disabled', 'true');
    await draw.getByRole('button', { name: '用 200 积分换一次' }).click();
    await expect(page.getByText('换到 1 次，现在有 1 次可用')).toBeVisible();
    await page.route(
      (url) => url.pathname === '/api/draw',
      (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
    );
    await draw.getByRole('button', { name: /^抽一次/ }).click();
    await expect(draw.getByRole('alert').getByText('网络没有连上，请检查后再试')).toBeVisible();
    await expect(draw.getByText('正在开奖')).toHaveCount(0);
    await page.unrouteAll();
  });
  await memberTest.step('what was drawn is shown, and found among their own', async () => {
    await draw.getByRole('button', { name: /^抽一次，第 [\d,]+ 号$/ }).click();
    const result = draw.getByRole('status').filter({ hasText: '抽到' });
    await expect(result).toContainText(/第 [\d,]+ 号，号码 \d{4}，落在 \d{4}–\d{4}/);
    const won = /抽到 (.+?)第/.exec((await result.textContent()) ?? '')?.[1] ?? '';
    await expect(draw.getByRole('row', { name: won }).first()).toHaveAttribute('data-won', 'true');
    await expect(draw.getByRole('button', { name: '还没有次数' })).toBeVisible();
    await draw.getByRole('button', { name: '我的记录' }).click();
    const drawer = page.getByRole('dialog', { name: '我的抽奖' });
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByText(won, { exact: true })).toBeVisible();
    await drawer.getByRole('tab', { name: '次数的来去' }).click();
    await expect(drawer.getByText('现在有 0 次可用')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await memberTest.step('the coupon leads to where it can be used', async () => {
    await centre.getByRole('link', { name: '去用 全场满 99 减 8' }).click();
    await expect(page).toHaveURL('/resource');
  });
});

memberTest('goods that were won are sent by an order that costs nothing', async ({ page, account }) => {
  await addAddress(account);
  const name = await winGoods(account.phoneNumber);
  await openActive(page);
  const draw = section(page, '抽奖');
  await expect(draw.getByText(`您抽中的「${name}」还没有领取`)).toContainText(/最晚 \d\d-\d\d \d\d:\d\d/);
  await expect(draw.getByText('实物奖品请在中奖后 30 天内填好收货地址')).toBeVisible();
  await draw.getByRole('button', { name: '填地址领取' }).click();
  const dialog = page.getByRole('dialog', { name: `领取 ${name}` });
  await expect(dialog.getByRole('radio', { name: /文三路/ })).toBeChecked();
  await dialog.getByRole('button', { name: '寄到这里' }).click();
  await expect(page).toHaveURL(/\/order\/detail\?id=/);
  const main = page.getByRole('main');
  await expect(main.getByText('¥0.00').filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText('1 种商品是抽中的奖品')).toBeVisible();
  await expect(main.getByText('频道价')).toHaveCount(0);
  await expect(main.getByText('奖品已经领取，仓库正在准备。')).toBeVisible();
  await page.goto('/order/mine');
  await expect(main.getByRole('article').getByText('抽奖奖品')).toBeVisible();
});

test('past draws are worked out again in the browser, line by line, and a forged one is found out', async ({
  page,
}) => {
  const [demo] = demoUsers;
  await page.goto('/login?from=L2FjdGl2ZQ%3D%3D');
  await logInByPassword(page, demo?.userName ?? '', demoPassword);
  await expect(page).toHaveURL('/active');
  const draw = section(page, '抽奖');
  await draw.getByRole('heading', { name: '如何验证' }).scrollIntoViewIfNeeded();
  await expect(draw.getByText('一致', { exact: true })).toBeVisible();
  await expect(draw.getByText('相同', { exact: true })).toBeVisible();
  const button = draw.getByRole('button', { name: /^在浏览器里重算我的 \d+ 次$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await button.click();
  await expect(draw.getByText(`${count} 次都与当时的结果相符。`)).toBeVisible();
  await expect(draw.getByRole('table', { name: '重算的结果' }).getByRole('row')).toHaveCount(count + 1);

  await page.route(
    (url) => url.pathname === '/api/draw/mine',
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { items: { roll: number }[] } };
      for (const item of answer.data.items) item.roll = (item.roll + 1) % 10_000;
      await route.fulfill({ response, json: answer });
    },
  );
  await page.reload();
  await hydrated(page);
  await draw.getByRole('heading', { name: '如何验证' }).scrollIntoViewIfNeeded();
  await expect(draw.getByText('不同', { exact: true })).toBeVisible();
  await draw.getByRole('button', { name: /^在浏览器里重算/ }).click();
  await expect(draw.getByText(/^\d+ 次与当时的结果不符，请截图联系客服/)).toBeVisible();
});

test('an activity has its own page with its rules, and a spend-and-save the list of its goods', async ({ page }) => {
  await openActive(page);
  await section(page, '抽奖').getByRole('link', { name: '活动规则' }).click();
  await expect(page).toHaveURL(/\/active\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: '抽奖' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '活动规则' })).toBeVisible();
  await expect(page.getByText('为什么说谁都改不了结果？')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: '所在位置' }).getByRole('link', { name: '活动' }).click();
  await expect(page).toHaveURL('/active');

  await section(page, '把客厅，还给周末')
    .getByRole('link', { name: /^看全部 \d+ 件$/ })
    .click();
  await expect(page).toHaveURL(/\/resource\?campaign=/);
  const condition = page.getByRole('link', { name: '去掉条件 活动：把客厅，还给周末' });
  await expect(condition).toBeVisible();
  await expectAccessible(page);
  await condition.click();
  await expect(page).toHaveURL('/resource');

  const answer = await page.goto('/active?id=01900000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这个活动' })).toBeVisible();
});
