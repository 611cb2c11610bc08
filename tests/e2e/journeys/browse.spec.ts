import type { Page } from '@playwright/test';
import { findDemoProduct } from '../support/demoProducts.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectPage } from '../support/frames.ts';
import { expect, test } from '../support/test.ts';

/** The cards of a list are links to their products. */
const cardsOf = (page: Page) => page.locator('main li > a[href^="/product?id="]');

test('a visitor narrows a category down, and the address shows the same page to anyone', async ({
  page,
  isMobile,
  context,
}) => {
  await page.goto('/resource?category=homeDecor');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = cardsOf(page);
  const before = await cards.count();
  if (isMobile) {
    await page.getByRole('button', { name: /^筛选/ }).click();
    const drawer = page.getByRole('dialog');
    // The narrowed list is held back: who presses meanwhile gets out of the drawer all the same.
    const list = Promise.withResolvers<void>();
    await page.route(/\/resource\.data\?.*brand=manwu/, async (route) => {
      await list.promise;
      await route.continue();
    });
    await drawer.getByRole('link', { name: /^慢物 \d/ }).click();
    await drawer.getByRole('button', { name: '看结果' }).click();
    await expect(drawer).toBeHidden();
    list.resolve();
  } else {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^慢物 \d/ })
      .click();
  }
  await expect(page).toHaveURL(/brand=manwu/);
  await expect(page.getByLabel('去掉条件 慢物')).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(before);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('去掉条件 慢物')).toBeVisible();
  expect(await cardsOf(other).count()).toBe(await cards.count());

  await page.getByLabel('去掉条件 慢物').click();
  await expect(page).not.toHaveURL(/brand=/);
});

test('what is sold in a channel now stands on the home page and is found by its filter', async ({ page, isMobile }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const deals = main.getByRole('region', { name: '每日一抢' });
  await expect(deals.getByRole('timer')).toBeVisible();
  await expect(deals.getByRole('link', { name: /^(立即抢购|去看看)$/ })).toHaveAttribute('href', '/woot');
  await expect(main.getByRole('region', { name: '拼团 · 差一人' }).getByRole('listitem').first()).toBeVisible();

  await page.goto('/resource');
  await hydrated(page);
  const filter = { name: /^拼团 \d/ };
  if (isMobile) {
    await page.getByRole('button', { name: /^筛选/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', filter).click();
    await drawer.getByRole('button', { name: /^看 / }).click();
  } else await main.getByRole('link', filter).click();
  await expect(page).toHaveURL(/channel=groupPurchase/);
  await expect(page.getByLabel('去掉条件 拼团')).toBeVisible();
  await cardsOf(page).first().click();
  await expect(main.getByRole('heading', { name: /^(正在拼的团|拼团)$/ })).toBeVisible();
});

test('Back brings the list, its further pages and the place in it back', async ({ page }) => {
  await page.goto('/resource');
  await hydrated(page);
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: '再看 20 件' }).click();
  await expect(cards).toHaveCount(40);
  const late = cards.nth(35);
  await late.scrollIntoViewIfNeeded();
  const title = (await late.locator('span').first().textContent()) ?? '';
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(500);
  await late.click();
  await expect(page).toHaveURL(/\/product\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 100);
});

test('searching suggests while typing, also by pinyin, remembers, and finds', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: '搜索商品' }).filter({ visible: true });
  await box.click();
  await box.pressSequentially('erji', { delay: 30 });
  const suggestion = page.getByRole('option').filter({ hasText: '耳机' }).first();
  await expect(suggestion).toBeVisible();
  await suggestion.click();
  await expect(page).toHaveURL(/keyword=/);
  await expect(cardsOf(page).first()).toContainText('耳机');

  await page.goto('/resource');
  await hydrated(page);
  await box.click();
  await expect(page.getByRole('option').filter({ hasText: '耳机' }).first()).toBeVisible();

  await box.pressSequentially('kafei', { delay: 30 });
  await page.getByRole('option').filter({ hasText: '咖啡' }).filter({ hasText: '分类' }).first().click();
  await expect(page).toHaveURL(/category=/);
  await expect(box, 'a category is not a search').toHaveValue('');
});

test('a product page knows its combinations, prices and history, and keeps the choice in the address', async ({
  page,
  isMobile,
}) => {
  const { id } = await findDemoProduct('知音 N3 降噪耳机');
  await page.goto(`/product?id=${id}`);
  await hydrated(page);
  const picker = () => (isMobile ? page.getByRole('dialog') : page.getByRole('main'));
  if (isMobile)
    await page
      .getByRole('button', { name: /^已选|^选择/ })
      .first()
      .click();
  await expect(picker().getByRole('radio', { name: /浅粉/ })).toHaveAttribute('aria-disabled', 'true');
  await picker().getByRole('radio', { name: /雾蓝/ }).click();
  await picker()
    .getByRole('radio', { name: /旅行套装/ })
    .click();
  await expect(page).toHaveURL(/sku=/);
  await expect(picker().getByText('559', { exact: true }).first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  if (isMobile)
    await page
      .getByRole('button', { name: /^已选|^选择/ })
      .first()
      .click();
  await expect(picker().getByRole('radio', { name: /雾蓝/ })).toBeChecked();

  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = structured.flatMap((text) => [...text.matchAll(/"@type":"(\w+)"/g)].map(([, kind]) => kind));
  expect(kinds).toContain('Product');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product\\?id=${id}$`));
});

test('a product that does not exist is told so, with status 404', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/product?id=01900000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The bare address is one of specification §2: there, and with a way on.
  expect((await page.goto('/product'))?.status()).toBe(200);
  await expectPage(page, '/product');
});

test('robots and sitemap lead to the products', { tag: '@once' }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const products = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  const { id } = await findDemoProduct('知音 N3 降噪耳机');
  expect(products.join('')).toContain(`/product?id=${id}`);
});
