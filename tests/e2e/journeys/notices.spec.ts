import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { main } from '../support/checkout.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { lookAt } from '../support/lookAt.ts';
import { tellUser } from '../support/tellUser.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** Shorter in the phone's top bar. */
const readAll = /^全部(?:标为)?已读$/;
/** The page has begun to listen. */
const listening = (page: Page) => page.waitForResponse(/\/api\/notice\/events$/);

memberTest('what happens is told at once, opened, read, and switched off', async ({ page, account }) => {
  const heading = page.getByRole('heading', { name: /^消息/ });
  const drawer = page.getByRole('dialog', { name: '消息' });
  const live = listening(page);
  await memberTest.step('when the notices do not come, they can be asked for again', async () => {
    await tellUser(account.phoneNumber, '2026111500000004');
    await page.route(/\/api\/notice(?:\?|$)/, (route) => route.abort());
    await page.goto('/user/personCenter');
    // The first live news has come: from here on nothing asks again by itself.
    await expect(heading).toContainText('1 条未读');
    await page.getByRole('button', { name: '查看全部消息' }).click();
    await expect(drawer.getByRole('alert')).toContainText('消息没有加载出来');
    await page.unroute(/\/api\/notice(?:\?|$)/);
    await drawer.getByRole('button', { name: '再试一次' }).click();
    await expect(drawer.getByText(/2026111500000004/)).toBeVisible();
    await drawer.getByRole('button', { name: '全部标为已读' }).click();
    await expect(drawer.getByRole('status')).toHaveText('都读过了');
    await drawer.getByRole('button', { name: '关闭' }).click();
    await expect(heading).toContainText('没有未读');
  });
  await memberTest.step('what happens is told at once, opened, and read', async () => {
    await live;
    await tellUser(account.phoneNumber, '2026111500000001');
    const toast = page.getByRole('status').filter({ hasText: '付款成功：订单 2026111500000001 已付款 ¥700.50' });
    await expect(toast).toBeVisible();
    await expect(heading).toContainText('1 条未读');
    await toast.getByRole('button', { name: '查看消息' }).click();
    await expect(drawer.getByRole('img', { name: '未读' })).toHaveCount(1);
    await expectAccessible(page);
    // With the list open the new one stands in it, and no message covers it.
    await tellUser(account.phoneNumber, '2026111500000002');
    await expect(drawer.getByRole('listitem').first()).toContainText('2026111500000002');
    await expect(drawer.getByRole('status')).toHaveText('2 条未读');
    await drawer.getByRole('button', { name: /2026111500000002/ }).click();
    await expect(drawer.getByRole('status')).toHaveText('1 条未读');
    await drawer.getByRole('button', { name: '全部标为已读' }).click();
    await expect(drawer.getByRole('status')).toHaveText('都读过了');
    await expect(drawer.getByRole('img', { name: '未读' })).toHaveCount(0);
    await drawer.getByRole('button', { name: '关闭' }).click();
    await expect(heading).toContainText('没有未读');
  });
  await memberTest.step('what is switched off stays off', async () => {
    const sms = page.getByRole('switch', { name: '订单短信' });
    await expect(sms).toBeChecked();
    await expect(page.getByRole('switch', { name: '收藏短信' })).toHaveCount(0);
    await sms.click();
    await expect(sms).not.toBeChecked();
    const inApp = page.getByRole('switch', { name: '订单消息' });
    await inApp.click();
    await expect(inApp).not.toBeChecked();
    // It can be pressed again as soon as the change is written down.
    await expect(inApp).toBeEnabled();
    await page.reload();
    await expect(sms).not.toBeChecked();
    await tellUser(account.phoneNumber, '2026111500000003');
    await page.getByRole('button', { name: '查看全部消息' }).click();
    await expect(drawer.getByRole('listitem')).toHaveCount(3);
    await expect(drawer.getByText(/2026111500000003/)).toHaveCount(0);
  });
});

memberTest('the number stands in the slim bar of public pages @once', async ({ page, account }) => {
  const live = listening(page);
  await page.goto('/privacyPolicy');
  await live;
  const entry = page.getByRole('navigation', { name: '账户' }).getByRole('button', { name: /^消息/ });
  await expect(entry).toHaveText('消息');
  await tellUser(account.phoneNumber, '2026111500000005');
  await expect(entry).toHaveAccessibleName('消息，1 条未读');
  await entry.click();
  await expect(page.getByRole('dialog', { name: '消息' })).toContainText('2026111500000005');
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});

test('a visitor asks for no notices; the entry leads to logging in @once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/notice/i.test(request.url())) asked.push(request.url());
  });
  await page.goto('/privacyPolicy');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/api\/notice|LiveNotices|NoticeDrawer/.test(url))).toEqual([]);
  await page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '消息' }).click();
  await expect(page).toHaveURL(/\/login/);
});

memberTest('the page shows them by day and by kind, and reads them', async ({ page, account, isMobile }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  for (const no of ['2026111500000011', '2026111500000012']) await tellUser(account.phoneNumber, no);
  await watchShifts(page);
  await page.goto('/user/personCenter?view=notices');
  await hydrated(page);
  const lines = main(page).getByRole('region', { name: '今天' }).getByRole('listitem');
  await memberTest.step('the newest first, with what is unread', async () => {
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText('2026111500000012');
    await expect(
      main(page).getByRole('navigation', { name: '消息的种类' }).getByRole('link', { name: '未读' }),
    ).toContainText('2');
    await expect(main(page).getByText('已显示 2 / 2 条')).toBeVisible();
    await expectAccessible(page);
    await expectNoShift(page, 'the notices');
    await lookAt(page, 'notices');
  });
  await memberTest.step('the menu says how many wait', async () => {
    if (isMobile) return;
    const entry = page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: /^消息/ });
    await expect(entry).toHaveAccessibleName('消息 2 条未读');
    await expect(entry).toHaveAttribute('aria-current', 'page');
  });
  await memberTest.step('new ones come on top, and one is read', async () => {
    await tellUser(account.phoneNumber, '2026111500000013');
    await expect(lines.first()).toContainText('2026111500000013');
    await page.route(/\/api\/notice\/[^/]+\/read$/, async (route) => {
      await held;
      await route.continue();
    });
    await lines.first().getByRole('button', { name: '知道了' }).click();
    await expect(lines.first().getByRole('img', { name: '未读' })).toHaveCount(0);
  });
  await memberTest.step('a tab is an address, and waits for what is being read; what is empty says so', async () => {
    await main(page).getByRole('link', { name: /^未读/ }).click();
    await expect(page).toHaveURL(/tab=unread/);
    release();
    await expect(lines).toHaveCount(2);
    await main(page).getByRole('link', { name: '拼团', exact: true }).click();
    await expect(main(page).getByText('这一类还没有消息。')).toBeVisible();
    await main(page).getByRole('link', { name: '看全部消息' }).click();
    await page.getByRole('button', { name: readAll }).filter({ visible: true }).click();
    await expect(main(page).getByRole('img', { name: '未读' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: readAll })).toHaveCount(0);
  });
});

memberTest('on phones the bell opens the newest, which lead on to all', async ({ page, account, isMobile }) => {
  await tellUser(account.phoneNumber, '2026111500000021');
  const live = listening(page);
  await page.goto('/resource');
  await live;
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: '消息，1 条未读' }).click();
  else await page.getByRole('navigation', { name: '账户' }).getByRole('button', { name: '消息，1 条未读' }).click();
  const drawer = page.getByRole('dialog', { name: '消息' });
  await expect(drawer).toContainText('2026111500000021');
  await lookAt(page, 'notices-drawer');
  await drawer.getByRole('link', { name: '看全部 1 条' }).click();
  await expect(page).toHaveURL('/user/personCenter?view=notices');
  await expect(drawer).toHaveCount(0);
});
