import type { Locator, Page } from '@playwright/test';
import { PASSWORD, addAddress, main, submitButton, yuan } from '../support/checkout.ts';
import {
  buyDealByApi,
  claimByApi,
  giveUpByApi,
  letItBeginLater,
  letItBePaused,
  type MadeDeal,
  makeDeal,
} from '../support/deals.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { drawer } from '../support/orderPages.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { newBrowserId, registerByApi } from '../support/registerByApi.ts';
import { expectScriptsWithin } from '../support/scriptSize.ts';
import { expect, memberTest, startingWith, test } from '../support/test.ts';

/** One deal among those of all tests: by its goods. */
const dealOf = (page: Page, { skuId }: MadeDeal) =>
  main(page)
    .locator('article, li')
    .filter({ has: page.locator(`a[href*="${skuId}"]`) });
const claimButton = (deal: Locator) => deal.getByRole('button', { name: /^(立即抢购|抢购)/ });

async function openWoot(page: Page): Promise<void> {
  await page.goto('/woot');
  await hydrated(page);
}

/** The last press was heard, and the viewer's own claims are known: each is asked for once. */
async function openOwn(page: Page): Promise<void> {
  const mine = page.waitForResponse('**/api/woot/mine');
  await openWoot(page);
  expect((await mine).status()).toBe(200);
}

test('a visitor reads the deals without script, and a claim leads to the login @once', async ({ browser }) => {
  const [today, tomorrow] = [await makeDeal({ pieces: 3 }), await makeDeal({ pieces: 4, isTomorrow: true })];
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/woot');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('每日一抢');
  const deal = dealOf(page, today);
  await expect(deal.getByRole('img', { name: /共 3 件，已售 0 件，待付款 0 件，还剩 3 件/ })).toBeVisible();
  await expect(deal.getByRole('link', { name: /^(立即抢购|抢购)/ })).toHaveAttribute('href', /^\/login\?from=/);
  await expect(dealOf(page, tomorrow)).toContainText('共 4 件');
  await expect(main(page).getByRole('region', { name: '规则' })).toContainText('每天 10:00 开始');
  await expect(main(page).getByRole('region', { name: '往期' })).toBeVisible();
  await context.close();
});

memberTest('a deal is bought, from the claim to the payment', async ({ page, account }) => {
  await outfitBuyer(account.phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });
  await addAddress(account);
  const made = await makeDeal({ pieces: 2 });
  await watchShifts(page);
  await openOwn(page);
  const deal = dealOf(page, made);
  await expect(deal.getByRole('img', { name: /还剩 2 件/ })).toBeVisible();
  await expectNoShift(page, '/woot');
  await expectAccessible(page);

  await memberTest.step('who is told 抢到了 has it', async () => {
    await claimButton(deal).click();
    await expect(drawer(page, '抢到了')).toContainText('这一件为您留 10 分钟');
    await expectAccessible(page);
    await expect(deal.getByRole('img', { name: /待付款 1 件，还剩 1 件/, includeHidden: true })).toHaveCount(1);
    await drawer(page, '抢到了')
      .getByRole('link', { name: `去付款 ${yuan(made.priceFen)}` })
      .click();
  });
  await memberTest.step('it becomes an order that keeps its deadline, and is paid', async () => {
    await expect(page).toHaveURL(/\/order\/confirm\?kind=woot/);
    await expect(main(page).getByRole('region', { name: '每日一抢' })).toContainText('抢到了，这一件为您留着');
    await expect(main(page).getByRole('region', { name: '价格明细' })).toContainText('一抢价');
    await expectAccessible(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/order\/pay\?id=/);
    await main(page).getByLabel('支付密码').fill(PASSWORD);
    await main(page)
      .getByRole('button', { name: /^用余额支付/ })
      .click();
    await expect(page).toHaveURL(/\/order\/paymentCompleted\?id=/);
    await expect(main(page).getByRole('region', { name: '每日一抢' })).toContainText('这一件是您抢到的');
  });
  await memberTest.step('and whoever has one is told so', async () => {
    await openOwn(page);
    await expect(deal.getByRole('link', { name: '已抢到，看订单' })).toBeVisible();
    await expect(deal.getByRole('img', { name: /已售 1 件/ })).toBeVisible();
  });
});

memberTest('who is too late is told so, sees a piece come back, and takes it', async ({ page }) => {
  const [made, quicker] = [await makeDeal({ pieces: 1 }), await registerByApi()];
  // The page does not hear that the piece has gone.
  await page.route('**/live/deals/**', (route) => route.abort());
  await openOwn(page);
  const deal = dealOf(page, made);
  await expect(claimButton(deal)).toBeVisible();
  await page.route(
    ({ pathname }) => pathname === '/api/woot',
    (route) => route.abort(),
  );
  await expect(main(page).getByText('没有连上，正在重试')).toBeVisible();
  const claimId = await claimByApi(quicker, made);
  await claimButton(deal).click();
  const lost = drawer(page, '这一次没抢到');
  await expect(lost).toContainText('1 件都有人占了。有人没付，会自动回到这里。');
  await expect(lost.getByRole('link', { name: /^按 ¥\d+\.00 买$/ })).toBeVisible();

  await memberTest.step('connected again, it knows when the piece may come back', async () => {
    await page.unrouteAll();
    await expect(lost).toContainText('其中 1 件还没付款');
    await expect(lost).toContainText(/最早一件可能在 \d\d:\d\d:\d\d 放回/);
    await lost.getByRole('button', { name: /^放回时提醒我/ }).click();
    await expect(lost.getByRole('button', { name: /^已设提醒/ })).toBeVisible();
    await expectAccessible(page);
  });
  await memberTest.step('given up by the other, it is there again without a reload', async () => {
    await giveUpByApi(quicker, claimId);
    await drawer(page, '放回来了')
      .getByRole('button', { name: /^再抢一次/ })
      .click();
    await expect(drawer(page, '抢到了')).toBeVisible();
  });
});

memberTest(
  'a piece is given up before the eyes of a guest, twice, and then not again today',
  async ({ page, browser }) => {
    const made = await makeDeal({ pieces: 1 });
    await openOwn(page);
    const deal = dealOf(page, made);
    const context = await browser.newContext({ storageState: startingWith({ browser: newBrowserId() }) });
    const guest = await context.newPage();
    const seen = dealOf(guest, made);
    const giveUp = async (button: Locator) => {
      await button.click();
      await page.getByRole('dialog', { name: '把这一件放回去' }).getByRole('button', { name: '放回去' }).click();
    };

    await claimButton(deal).click();
    await expect(drawer(page, '抢到了')).toBeVisible();
    await openWoot(guest);
    await expectScriptsWithin(guest, 160);
    await expect(seen.getByRole('link', { name: /^放回时提醒我/ })).toHaveAttribute('href', /^\/login/);
    await giveUp(drawer(page, '抢到了').getByRole('button', { name: '不要了，放回去' }));
    await expect(drawer(page, '抢到了')).toHaveCount(0);
    await expect(seen.getByRole('link', { name: /^(立即抢购|抢购)/ }), 'seen without a reload').toBeVisible();
    await context.close();

    await claimButton(deal).click();
    await drawer(page, '抢到了')
      .getByRole('link', { name: /^去付款/ })
      .click();
    await expect(page).toHaveURL(/\/order\/confirm\?kind=woot/);
    await giveUp(main(page).getByRole('region', { name: '每日一抢' }).getByRole('button', { name: '不要了，放回去' }));
    await expect(page).toHaveURL(/\/woot$/);
    await expect(deal.getByRole('button', { name: '明天再来抢' })).toHaveAttribute('aria-disabled', 'true');
  },
);

memberTest('what cannot be had says why, and tomorrow’s can be reminded of', async ({ page }) => {
  const [out, paused, later] = [
    await makeDeal({ pieces: 1 }),
    await makeDeal({ pieces: 2 }),
    await makeDeal({ pieces: 2 }),
  ];
  const tomorrow = await makeDeal({ pieces: 5, isTomorrow: true });
  await buyDealByApi(await registerByApi(), out);
  await Promise.all([letItBePaused(paused), letItBeginLater(later)]);

  await memberTest.step('without a network the page says what is missing, and comes when asked again', async () => {
    await page.goto('/more');
    await hydrated(page);
    await page.route('**/woot.data*', (route) => route.abort());
    await page.evaluate(() => {
      history.pushState({}, '', '/woot');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(main(page).getByRole('alert').first()).toContainText('今天的商品没有加载出来');
    await page.unrouteAll();
    await main(page).getByRole('button', { name: '再试一次' }).first().click();
  });
  await expect(dealOf(page, out).getByRole('button', { name: '已抢完' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dealOf(page, out)).toContainText(/\d\d:\d\d 抢完/);
  await expect(dealOf(page, paused).getByRole('button', { name: /^恢复时提醒我/ })).toBeVisible();
  await expect(dealOf(page, later).getByRole('button', { name: /^开始前提醒我/ })).toBeVisible();
  const preview = dealOf(page, tomorrow);
  await preview.getByRole('button', { name: /^提醒我/ }).click();
  await expect(preview.getByRole('button', { name: /^已设提醒/ })).toBeVisible();
  await expectAccessible(page);
});
