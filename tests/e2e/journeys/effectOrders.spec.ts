import type { Page, Route } from '@playwright/test';
import { answerCall, refused, succeeded } from '../support/answers.ts';
import { main } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { drawer } from '../support/orderPages.ts';
import { expect, memberTest } from '../support/test.ts';
import { debtPreview, effectRows, payoutRows, preview, ranking, sums, trend } from '../support/effectAnswers.ts';

const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const visible = (page: Page, text: string) => main(page).getByText(text, { exact: true }).filter({ visible: true });

/** A promoter's month as the drawings have it; the rest of the shop answers itself. */
async function playPromoter(page: Page): Promise<void> {
  await page.route('**/api/effectOrder/events', (route) => route.abort());
  await answerCall(page, '/effectOrder/sums', { json: succeeded(sums) });
  await answerCall(page, '/effectOrder/trend', { json: succeeded(trend) });
  await answerCall(page, '/effectOrder/ranking', { json: succeeded(await ranking()) });
  await answerCall(page, '/effectOrder/mine', { json: succeeded(await effectRows()) });
  await answerCall(page, '/effectOrder/df', { json: succeeded(await preview()) });
  await answerCall(page, '/effectOrder/df/history', { json: succeeded(payoutRows) });
}

memberTest('a promoter reads what was earned, and makes a link and a poster', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playPromoter(page);
  await watchShifts(page);
  await page.goto('/effectOrder/mine');
  await hydrated(page);
  await memberTest.step('the sums are those of the ledger', async () => {
    const bar = part(page, '佣金');
    for (const text of ['¥212.40', '¥143.75', '¥86.30', '¥1,846.20', '¥9.52']) await expect(bar).toContainText(text);
    await expect(part(page, '近 30 天')).toContainText('¥442.45');
    await expect(part(page, '近 30 天')).toContainText('2.6%');
    await expectNoShift(page, '/effectOrder/mine');
    await expectAccessible(page);
  });
  await memberTest.step('bars of money, orders and clicks', async () => {
    const panel = part(page, '近 30 天');
    await expect(panel.locator('svg').getByText('40.02', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: '点击' }).click();
    await expect(panel.getByRole('button', { name: '点击' })).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.locator('svg').getByText('40.02', { exact: true })).toHaveCount(0);
  });
  await memberTest.step('which product, and which place', async () => {
    await expect(part(page, '哪件挣得多')).toContainText('¥110.16');
    await part(page, '哪件挣得多').getByRole('button', { name: '渠道' }).click();
    await expect(part(page, '哪里挣得多')).toContainText('微信群');
  });
  await memberTest.step('link and poster say 广告', async () => {
    const maker = part(page, '做链接和海报');
    await expect(maker.getByRole('img', { name: /^海报预览：广告/ })).toBeVisible();
    await maker.getByLabel('海报文字').fill('戴三小时不压耳朵');
    await maker.getByRole('button', { name: '小红书' }).click();
    await maker.getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByRole('status').getByText('链接已复制，开头带“广告”字样')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^【广告】戴三小时不压耳朵 http.*\/product\?id=.*&i=[0-9A-Z]{6}&ch=xhs$/);
    await expect(maker.getByRole('img', { name: '海报预览：广告，戴三小时不压耳朵，带二维码' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await maker.getByRole('button', { name: '保存海报' }).click();
    expect((await saved).suggestedFilename()).toBe('集物海报-xhs.png');
    await maker.getByRole('button', { name: '自己写' }).click();
    await maker.getByLabel('自己写一个地方').fill('团长 群');
    await expect(maker.getByText('只能用汉字、字母、数字、短横和下划线')).toBeVisible();
    await maker.getByLabel('自己写一个地方').fill('团长群');
    await maker.getByRole('button', { name: '看码' }).click();
    await expect(drawer(page, '链接的二维码').getByRole('img', { name: '推广链接的二维码' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await memberTest.step('another product is found by its name', async () => {
    await part(page, '做链接和海报').getByRole('button', { name: '换一件' }).click();
    const picker = drawer(page, '选一件商品');
    await picker.getByLabel('搜商品').fill('浴袍');
    await picker.getByLabel('搜商品').press('Enter');
    await expect(picker.getByRole('button', { name: /浴袍/ }).first()).toBeVisible();
    await expectAccessible(page);
    await picker.getByRole('button', { name: /浴袍/ }).first().click();
    await expect(part(page, '做链接和海报')).toContainText('浴袍');
  });
  await memberTest.step('every state with what comes next', async () => {
    for (const text of ['等对方确认收货', '11-19 可兑付', '11-14 起', '11-03 全额退款', '11-06 兑付']) {
      await expect(visible(page, text).first()).toBeVisible();
    }
    await main(page)
      .getByRole('link', { name: /^可兑付/ })
      .click();
    await expect(page).toHaveURL('/effectOrder/mine?state=payable');
    await page.getByLabel('下单时间').selectOption('all');
    await expect(page).toHaveURL('/effectOrder/mine?state=payable&period=all');
  });
  await memberTest.step('the way to the payout', async () => {
    await part(page, '佣金').getByRole('link', { name: '去兑付' }).click();
    await expect(page).toHaveURL('/effectOrder/df');
    await expect(visible(page, '¥1,498.80')).toBeVisible();
  });
});

memberTest('payout: what it consists of, and every reason to wait', async ({ page }) => {
  await playPromoter(page);
  await watchShifts(page);
  await page.goto('/effectOrder/df');
  await hydrated(page);
  await memberTest.step('all of it, without an amount to type', async () => {
    await expect(page.getByRole('button', { name: '兑付 ¥212.40 到余额' })).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await expect(part(page, '接下来')).toContainText('11 月 18 日');
    await expect(part(page, '这次包括的 14 笔')).toContainText('另外 9 笔');
    await expect(part(page, '兑付记录')).toContainText('扣回');
    await expectNoShift(page, '/effectOrder/df');
    await expectAccessible(page);
  });
  await memberTest.step('a refusal stands beside the button, and the sum is asked for again', async () => {
    const create = (route: Route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: refused('可兑付的金额刚刚有变化，请按新的金额再确认一次') })
        : route.fallback();
    await page.route('**/api/effectOrder/df', create);
    const again = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/effectOrder/df'),
    );
    await page.getByRole('button', { name: '兑付 ¥212.40 到余额' }).click();
    await expect(main(page).getByRole('alert').getByText('可兑付的金额刚刚有变化')).toBeVisible();
    await again;
    await page.unroute('**/api/effectOrder/df', create);
  });
  await memberTest.step('what waits for a second person is said, and what is owed too', async () => {
    await answerCall(page, '/effectOrder/df', { json: succeeded(await debtPreview()) });
    await page.reload();
    await expect(main(page).getByText('¥6,842.30 正在核对')).toBeVisible();
    await expect(main(page).getByText(/^还差 ¥/)).toBeVisible();
    await expectAccessible(page);
  });
  await memberTest.step('a part that does not come leaves the others', async () => {
    await answerCall(page, '/effectOrder/df/history', { status: 503, json: refused('服务繁忙') });
    await page.reload();
    await expect(part(page, '兑付记录').getByText('兑付记录没有加载出来。')).toBeVisible();
    await expect(part(page, '接下来')).toContainText('11 月 18 日');
  });
});

memberTest('a newcomer finds nothing yet, and is told how it begins', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/effectOrder/mine?period=all');
  await hydrated(page);
  await expect(main(page).getByText('还没有效果订单')).toBeVisible();
  await expect(main(page).getByText('先选一件商品')).toBeVisible();
  await expect(part(page, '佣金')).toContainText('¥0.00');
  await expectNoShift(page, '/effectOrder/mine');
  await expectAccessible(page);
  await page.goto('/effectOrder/df');
  await expect(main(page).getByText('还差 ¥10.00 就能兑付')).toBeVisible();
  await expect(main(page).getByText('还没有兑付过')).toBeVisible();
  await expectAccessible(page);
});
