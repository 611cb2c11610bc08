import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { makeArticle } from '../support/articles.ts';
import { makeCelebrity } from '../support/celebrities.ts';
import { addAddress, expectPaid, main, PASSWORD, submitButton, yuan } from '../support/checkout.ts';
import { keepOnDeal } from '../support/deals.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { lookAt } from '../support/lookAt.ts';
import { drawer } from '../support/orderPages.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { expectScriptsWithin } from '../support/scriptSize.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** As they come over the network, before anything is pressed. */
const MOST_SCRIPT_KB = 160;

const cards = (page: Page) => main(page).locator('article li');

test('a visitor reads without script: topics, contents, who earns, what to read next @once', async ({ browser }) => {
  const author = await makeCelebrity();
  const { slug, title, other } = await makeArticle(author);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/homeArticles?topic=travel');
  await expect(main(page).getByRole('link', { name: /^出行 \d+$/ })).toHaveAttribute('aria-current', 'page');
  await expect(main(page).getByRole('link', { name: title })).toHaveAttribute('href', `/homeArticles?id=${slug}`);
  await page.goto(`/homeArticles?id=${slug}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(page).getByRole('article')).toContainText(
    `您买下文中标“广告”的 1 件，${author.name}会得到实付的 6%，由集物付，不加在价格里。另外 1 件不收佣金。`,
  );
  await expect(cards(page).filter({ hasText: author.title }).first()).toContainText('广告');
  await expect(cards(page).filter({ hasText: other.title }).first()).not.toContainText('广告');
  await expect(main(page).getByRole('region', { name: '接着读' }).getByRole('listitem')).toHaveCount(3);
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('"@type":"Article"');
  await page.goto('/homeArticles?id=nowhere');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('没有找到这篇文章');
  await context.close();
});

test('a visitor finds an article in the list, follows its contents, and puts its goods into the cart', async ({
  page,
  isMobile,
}) => {
  const author = await makeCelebrity();
  const { slug, title, other } = await makeArticle(author);
  await watchShifts(page);
  await page.goto('/homeArticles');
  await hydrated(page);
  await expectNoShift(page, '/homeArticles');
  await expectScriptsWithin(page, MOST_SCRIPT_KB);
  await expectAccessible(page);
  await lookAt(page, 'homeArticles');
  await main(page).getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(`/homeArticles?id=${slug}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(page);
  if (isMobile) await main(page).getByText('目录，3 节').click();
  await main(page).getByRole('link', { name: '哪些不必买', exact: true }).filter({ visible: true }).click();
  await expect(main(page).getByRole('heading', { name: '哪些不必买' })).toBeInViewport();
  await main(page)
    .getByRole('button', { name: `加入购物车 ${author.title}` })
    .first()
    .click();
  await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible();
  await main(page).getByRole('button', { name: '2 件都加入购物车' }).click();
  await expect(page.getByRole('status').getByText('2 件已加入购物车')).toBeVisible();
  await page.getByRole('button', { name: '看购物车' }).last().click(); // the first message may still stand above it
  await expect(drawer(page, '购物车 2 种')).toContainText(yuan(author.priceFen));
  await expect(drawer(page, '购物车 2 种')).toContainText(other.title);
  await page.keyboard.press('Escape');
  // A link of the text leads on without a page load.
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await main(page).getByRole('link', { name: '退换货规则' }).click();
  await expect(page).toHaveURL('/guide?topic=return');
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
});

memberTest('a member reads an article and buys from it; its author is credited', async ({ page, account }) => {
  const author = await makeCelebrity();
  const { slug } = await makeArticle(author);
  await outfitBuyer(account.phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });
  await addAddress(account);
  await watchShifts(page);
  await page.goto(`/homeArticles?id=${slug}`);
  await hydrated(page);
  await expectNoShift(page, '/homeArticles?id=');
  await expectScriptsWithin(page, MOST_SCRIPT_KB);
  await lookAt(page, 'homeArticles-article');
  await main(page)
    .getByRole('button', { name: `加入购物车 ${author.title}` })
    .first()
    .click();
  await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible();
  await page.goto('/cart/mine');
  await hydrated(page);
  await expect(main(page).getByRole('listitem', { name: author.title })).toContainText(`${author.name} 推荐`);
  await page
    .getByRole('button', { name: /^去结算/ })
    .filter({ visible: true })
    .click();
  await expect(main(page).getByRole('region', { name: '商品清单' })).toContainText(`${author.name} 推荐`);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/order\/pay\?id=/);
  await hydrated(page);
  await main(page).getByLabel('支付密码').fill(PASSWORD);
  await main(page)
    .getByRole('button', { name: /^用余额支付/ })
    .click();
  await expectPaid(page, '余额 ');
});

test('the articles of the shop show their covers and cards, and what is a deal today', async ({ page }) => {
  await keepOnDeal('朴食 28 厘米不粘煎锅 无涂层铸铁');
  const deal = main(page)
    .getByText(/^今天在 每日一抢 卖/)
    .first();
  await expect(async () => {
    await page.goto('/homeArticles?id=weekendBreakfast');
    await expect(deal).toBeVisible({ timeout: 2000 });
  }).toPass();
  await hydrated(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    main(page)
      .getByRole('button', { name: /^加入购物车 .*蜜/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'homeArticles-breakfast');
});

test('RSS and sitemap are valid, and name the articles and the guide', { tag: '@once' }, async ({ request }) => {
  const files = ['/rss.xml', '/sitemap.xml', '/sitemap/0.xml', '/sitemap/1.xml'];
  const texts = await Promise.all(files.map(async (file) => await (await request.get(file)).text()));
  for (const [index, text] of texts.entries()) {
    const { status, stderr } = spawnSync('xmllint', ['--noout', '-'], { input: text, encoding: 'utf8' });
    expect([status, stderr], files[index]).toEqual([0, '']);
  }
  const [feed = '', , still = ''] = texts;
  expect(feed).toMatch(/<link>https?:\/\/\S+\/homeArticles\?id=\w+<\/link>/);
  expect(feed).toContain('【广告】');
  expect(still).toContain('/homeArticles?id=weekendBreakfast</loc>');
  expect(still).toContain('/guide?topic=refund</loc>');
});
