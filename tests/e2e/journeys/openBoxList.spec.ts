import { main } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { drawer } from '../support/orderPages.ts';
import { expect, test } from '../support/test.ts';
import { cardOf, makeUnit } from '../support/units.ts';

test('a visitor finds a unit without script, reads its passport, and is led to the login @once', async ({
  browser,
}) => {
  const made = await makeUnit();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/openBox?grade=b&sort=new');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('开箱');
  await expect(main(page).getByRole('list', { name: '已选条件' })).toContainText('B 轻微痕迹');
  const card = cardOf(page, made);
  await expect(card).toContainText('左袖口一道浅痕');
  await expect(card).toContainText(`缺${made.missing}`);
  await card.getByRole('link').click();
  await expect(main(page)).toContainText(made.no);
  await expect(main(page)).toContainText('左袖口：一道约 3 厘米的浅痕，见第 4 张照片。');
  await expect(main(page).getByRole('region', { name: '检测单' })).toContainText('1 项有痕迹');
  await expect(main(page).getByRole('region', { name: '这一件的经历' })).toContainText('门店展示样品，挂过 2 天');
  await expect(
    main(page)
      .getByRole('link', { name: /^买这一件/ })
      .first(),
  ).toHaveAttribute('href', /^\/login\?from=/);
  await context.close();
});

test('filters stand in the address, each can be taken away, and an empty list says what to do', async ({
  page,
  isMobile,
}) => {
  const made = await makeUnit();
  await page.goto('/openBox');
  await hydrated(page);
  if (isMobile) {
    await main(page).getByRole('button', { name: /^筛选/ }).click();
    await drawer(page, '筛选')
      .getByRole('link', { name: /^B 轻微痕迹/ })
      .click();
    await expect(page).toHaveURL('/openBox?grade=b');
    await drawer(page, '筛选')
      .getByRole('button', { name: /^看 \d+ 件$/ })
      .click();
  } else {
    await main(page)
      .getByRole('complementary', { name: '筛选' })
      .getByRole('link', { name: /^B 轻微痕迹/ })
      .click();
  }
  await expect(page).toHaveURL('/openBox?grade=b');
  await expect(cardOf(page, made)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: '去掉条件 B 轻微痕迹' }).click();
  await expect(page).toHaveURL('/openBox');
  await expect(main(page).getByRole('link', { name: '去掉条件 B 轻微痕迹' })).toHaveCount(0);
  if (!isMobile) {
    await test.step('the prices are drawn, and their handles move by keys', async () => {
      await main(page).getByRole('slider', { name: '最低价' }).press('ArrowRight');
      await expect(page).toHaveURL(/^[^?]*\/openBox\?from=\d+$/);
      await expect(main(page).getByRole('list', { name: '已选条件' })).toContainText(/¥\d+ 以上/);
    });
  }
  await page.goto('/openBox?from=9999998');
  await expect(main(page)).toContainText('没有同时符合这些条件的单件');
  await expect(main(page).getByRole('link', { name: '清除全部条件' })).toHaveAttribute('href', '/openBox');
  await page.goto('/openBox?id=018f2b3c-9c1e-7c3a-8f00-000000000001');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('没有找到这一件');
});

test('a product names its opened units', async ({ page }) => {
  const made = await makeUnit();
  await expect
    .poll(async () => {
      await page.goto(`/product?id=${made.productId}`);
      return await main(page)
        .getByText(/^开箱 \d+ 件/)
        .count();
    })
    .toBeGreaterThan(0);
  await hydrated(page);
  await main(page).getByRole('button', { name: '看单件' }).click();
  await expect(drawer(page, '开箱单件').locator(`a[href="/openBox?id=${made.id}"]`)).toBeVisible();
});
