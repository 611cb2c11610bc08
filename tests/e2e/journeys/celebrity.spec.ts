import type { Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { followersOf, makeCelebrity, type MadeCelebrity } from '../support/celebrities.ts';
import { callerOf, main, yuan } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { drawer } from '../support/orderPages.ts';
import { expectScriptsWithin } from '../support/scriptSize.ts';
import { expect, memberTest, startingWith, test } from '../support/test.ts';

/** As they come over the network, before anything is pressed. */
const MOST_SCRIPT_KB = 160;

const pageOf = ({ id }: MadeCelebrity) => `/celebrity?id=${id}`;
const cardOf = (page: Page, { id }: MadeCelebrity) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/celebrity?id=${id}"]`) })
    .first();

test('a visitor reads a page without script: who it is, what it earns, merits beside drawbacks @once', async ({
  browser,
}) => {
  const made = await makeCelebrity();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/celebrity');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('达人');
  await expect(cardOf(page, made)).toContainText('广告');
  await page.goto(pageOf(made));
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(made.name);
  await expect(main(page)).toContainText(`您在这一页下单，${made.name}会得到 6% 的佣金`);
  await expect(main(page)).toContainText('没有表带，要揣口袋');
  await expect(main(page)).toContainText('达人价');
  await expect(main(page).getByRole('link', { name: '关注', exact: true }).first()).toHaveAttribute(
    'href',
    /^\/login\?from=/,
  );
  await page.goto('/celebrity?id=018f2b3c-9c1e-7c3a-8f00-000000000001');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('没有找到这位达人');
  await context.close();
});

test('a visitor puts a pick into the cart at the price of the page', async ({ page }) => {
  const made = await makeCelebrity();
  await watchShifts(page);
  await page.goto(pageOf(made));
  await hydrated(page);
  await expectNoShift(page, '/celebrity?id=');
  await expectScriptsWithin(page, MOST_SCRIPT_KB);
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: `加入购物车 ${made.title}` })
    .click();
  await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible();
  await page.getByRole('button', { name: '看购物车' }).click();
  await expect(drawer(page, '购物车 1 种')).toContainText(yuan(made.priceFen));
  await page.keyboard.press('Escape');
  // Reading about the product first changes nothing: it is still bought through the pick.
  await main(page).getByRole('link', { name: made.title, exact: true }).click();
  await expect(main(page).getByText(`${made.name}推荐`)).toBeVisible();
  await expect(main(page).getByRole('list', { name: '这件商品的全部价格' })).toContainText('达人价');
  await expect(main(page).getByRole('link', { name: '看主页' })).toHaveAttribute('href', pageOf(made));
  await hydrated(page);
  await page.getByRole('button', { name: '加入购物车', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: '看购物车' }).click();
  await expect(drawer(page, '购物车 1 种')).toContainText('2 件');
  await expect(drawer(page, '购物车 1 种').getByRole('listitem')).toContainText(yuan(made.priceFen));
});

memberTest('a member finds a celebrity, follows, turns the reminders off, and leaves', async ({ page, account }) => {
  const made = await makeCelebrity();
  await page.goto('/celebrity?category=digital');
  await hydrated(page);
  await expectAccessible(page);
  await cardOf(page, made)
    .getByRole('button', { name: `关注${made.name}` })
    .click();
  await expect(cardOf(page, made)).toContainText('1 人关注');
  await expect.poll(() => followersOf(made)).toBe(1);
  await cardOf(page, made).getByRole('link', { name: made.name, exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(made.name);
  const news = main(page).getByRole('button', { name: '新推荐提醒' });
  await expect(news).toHaveAttribute('aria-pressed', 'true');
  await news.click();
  await expect(news).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(news).toHaveAttribute('aria-pressed', 'false');
  await main(page).getByRole('button', { name: '已关注', exact: true }).first().click();
  await expect(main(page).getByRole('button', { name: '关注', exact: true }).first()).toBeVisible();
  await expect.poll(() => followersOf(made)).toBe(0);
  const mine = await callApi('GET', '/celebrity/mine', callerOf(account));
  expect(mine.data).toMatchObject({ follows: [] });
});

memberTest('a member applies to become a celebrity, and withdraws', async ({ page }) => {
  await page.goto('/celebrity#apply');
  await hydrated(page);
  await main(page).getByRole('button', { name: '申请成为达人' }).click();
  const form = drawer(page, '申请成为达人');
  await expectAccessible(page);
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByRole('alert')).toContainText('请填写名字');
  await form.getByLabel('名字').fill('木子声学');
  await form.getByLabel('擅长').fill('音箱');
  await form.getByLabel('介绍自己').fill('做了十年音箱，只说自己听过的。');
  await form.getByLabel('平台').selectOption('bilibili');
  await form.getByLabel('账号', { exact: true }).fill('muzi');
  await form.getByLabel('关注的人数').fill('94,000');
  await form.getByLabel('想推荐什么').fill('千元以内的音箱。');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(main(page)).toContainText('正在审核');
  await main(page).getByRole('button', { name: '撤回申请' }).click();
  await expect(main(page).getByRole('button', { name: '申请成为达人' })).toBeVisible();
});

test('a celebrity recommends, rewrites, orders and ends picks on their own', async ({ browser }) => {
  const made = await makeCelebrity();
  const { account } = made;
  const context = await browser.newContext({
    storageState: startingWith({ browser: account.browserId, USER_CACHE: JSON.stringify(account.session) }),
  });
  const page = await context.newPage();
  await page.goto(pageOf(made));
  await hydrated(page);
  await main(page).getByRole('button', { name: '管理推荐' }).click();
  const own = drawer(page, '管理推荐');
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await own.getByRole('button', { name: `改 ${made.title}` }).click();
  await own.getByLabel('想说的话').fill('用到第四年，还是这句话：干脆。');
  await own.getByRole('button', { name: '保存' }).click();
  await expect(own.getByRole('listitem')).toContainText('用到第四年');
  await own.getByRole('button', { name: `不再推荐 ${made.title}` }).click();
  await own.getByRole('button', { name: '确定不再推荐' }).click();
  await expect(own).toContainText('现在没有在推荐的商品');
  await context.close();
});
