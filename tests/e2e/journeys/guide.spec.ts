import type { Page } from '@playwright/test';
import { buyByApi } from '../support/buyByApi.ts';
import { main, yuan } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { lookAt } from '../support/lookAt.ts';
import { expectScriptsWithin } from '../support/scriptSize.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** As they come over the network, before anything is pressed. */
const MOST_SCRIPT_KB = 160;

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const vote = (page: Page) => main(page).getByRole('region', { name: '评价这条回答' });
const related = (page: Page) => main(page).getByRole('region', { name: '相关问题' });

test('a visitor searches and reads without script @once', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/guide');
  await expect(heading(page)).toHaveText('有什么可以帮您');
  await main(page).getByRole('searchbox', { name: '搜索指南' }).fill('钱什么时候退回来');
  await main(page).getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/guide\?keyword=/);
  await main(page).getByRole('link', { name: '退款多久到账' }).first().click();
  await expect(page).toHaveURL(/\/guide\?topic=refund$/);
  await expect(heading(page)).toHaveText('退款多久到账');
  await expect(main(page)).toContainText('余额当场到');
  await page.goto('/guide?topic=noSuchEntry');
  await expect(heading(page)).toHaveText('没有这个问题');
  await context.close();
});

test('a visitor finds an answer in everyday words, and says whether it helped', async ({ page, isMobile }) => {
  await watchShifts(page);
  await page.goto('/guide');
  await hydrated(page);
  await expectNoShift(page, '/guide');
  await expectScriptsWithin(page, MOST_SCRIPT_KB);
  await expectAccessible(page);
  await lookAt(page, 'guide');

  await main(page).getByRole('searchbox', { name: '搜索指南' }).fill('退');
  await main(page).getByRole('button', { name: '搜索' }).click();
  await expect(main(page).locator('mark').first()).toHaveText('退');
  await expectAccessible(page);
  await lookAt(page, 'guide-search');
  await main(page).getByRole('navigation', { name: '分类' }).getByRole('link', { name: '售后' }).click();
  await expect(page).toHaveURL(/section=afterSale$/);

  await page.goto('/guide?topic=refund');
  await hydrated(page);
  await expectNoShift(page, '/guide?topic=refund');
  await expectScriptsWithin(page, MOST_SCRIPT_KB);
  await expectAccessible(page);
  await lookAt(page, 'guide-answer');

  // Each width says it of an answer of its own, so that the counts are known.
  const read = isMobile ? { slug: 'tracking', title: '怎样看物流' } : { slug: 'refund', title: '退款多久到账' };
  await page.goto(`/guide?topic=${read.slug}`);
  await hydrated(page);
  await vote(page).getByRole('button', { name: '没用' }).click();
  await vote(page).getByLabel('看不懂').check();
  await vote(page).getByLabel('补充').fill('银行卡要等几天');
  await expectAccessible(page);
  await lookAt(page, 'guide-answer-why');
  await vote(page).getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('status').getByText('收到了')).toBeVisible();
  await expect(vote(page).getByRole('button', { name: '没用' })).toHaveAttribute('aria-pressed', 'true');
  await expect(vote(page)).toContainText('1 人觉得没用');
  // Who changes their mind is counted once.
  await vote(page).getByRole('button', { name: '有用' }).click();
  await expect(vote(page)).toContainText('1 人觉得有用，0 人觉得没用');
  await page.reload();
  await hydrated(page);
  await vote(page).scrollIntoViewIfNeeded();
  await expect(vote(page).getByRole('button', { name: '有用' })).toHaveAttribute('aria-pressed', 'true');

  // On by the links of the text and of the page: no page is loaded anew.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await related(page).getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText(read.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(read.title);
  await main(page).getByRole('article').getByRole('link', { name: '我的订单' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('a phone opens a section, a wide screen has the contents beside the answer', async ({ page, isMobile }) => {
  await page.goto('/guide');
  await hydrated(page);
  const channels = main(page).getByRole('region', { name: '频道', exact: true });
  const entry = channels.getByRole('link', { name: '拼团怎么玩' });
  if (isMobile) {
    await expect(entry).toBeHidden();
    await channels.getByRole('button', { name: '频道' }).click();
  }
  await entry.click();
  await expect(heading(page)).toHaveText('拼团怎么玩');
  const contents = main(page).getByRole('navigation', { name: '指南目录' });
  if (isMobile) {
    await expect(contents).toBeHidden();
    await page.getByRole('link', { name: '搜索指南' }).click();
    await expect(heading(page)).toHaveText('有什么可以帮您');
  } else {
    await expect(contents.getByRole('link', { name: '拼团怎么玩' })).toHaveAttribute('aria-current', 'page');
    await contents.getByRole('link', { name: '账户与隐私' }).click();
    await expect(heading(page)).toContainText('账户与隐私');
    await contents.getByRole('link', { name: '注销账号' }).click();
    await expect(heading(page)).toHaveText('注销账号');
  }
});

test('an answer tells search engines its question, and the foot of every page leads to answers @once', async ({
  page,
  request,
}) => {
  await page.goto('/guide?topic=shippingFee');
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = scripts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(kinds).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(scripts[0]).toContain('满 99 元免运费');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/guide\?topic=shippingFee$/);
  const links = await page.getByRole('navigation', { name: '页脚' }).getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const href of hrefs) {
    const answer = await request.get(href ?? '');
    expect.soft(answer.status(), String(href)).toBe(200);
    expect.soft(await answer.text(), String(href)).not.toContain('没有这个问题');
  }
});

memberTest('a member finds what waits for them beside the search', async ({ page, account }) => {
  const { payFen } = await buyByApi(account, { keyword: '降噪耳机', quantity: 1, isPaid: false });
  await watchShifts(page);
  await page.goto('/guide');
  const own = main(page).getByRole('region', { name: '和您有关的' });
  await expect(own).toContainText(`待付款 ${yuan(payFen)}`);
  await expectNoShift(page, '/guide of a member');
  await expectAccessible(page);
  await lookAt(page, 'guide-member');
  await own.getByRole('link', { name: /^去支付/ }).click();
  await expect(page).toHaveURL(/\/order\/pay\?id=/);
  await page.goto('/guide?topic=contact');
  await main(page).getByRole('region', { name: '还没解决' }).getByRole('link', { name: '联系客服' }).click();
  await expect(page).toHaveURL(/\/user\/personCenter\?view=support$/);
});
