import { businessDay, DAY_MS, groupedYuan } from '@jiwu/kernel';
import type { Page, Route } from '@playwright/test';
import { answerCall, refused } from '../support/answers.ts';
import { main, yuan } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { drawer } from '../support/orderPages.ts';
import { playDrawnPromoter, playWaitingPromoter } from '../support/playPromoter.ts';
import { scanCode } from '../../support/scanCode.ts';
import { expect, memberTest } from '../support/test.ts';

const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const visible = (page: Page, text: string) => main(page).getByText(text, { exact: true }).filter({ visible: true });
/** So many days from today: 11-19. */
const dayIn = (days: number) => businessDay(new Date(Date.now() + days * DAY_MS)).slice(5);

memberTest('a promoter reads what was earned, and what the payout consists of', async ({ page, account }) => {
  await playDrawnPromoter(account);
  await watchShifts(page);
  await page.goto('/effectOrder/mine');
  await hydrated(page);
  await memberTest.step('the sums are those of the ledger', async () => {
    const bar = part(page, '佣金');
    for (const text of ['¥212.40', '¥143.75', '¥86.30', '¥153.50', '¥9.52']) await expect(bar).toContainText(text);
    await expect(part(page, '近 30 天')).toContainText('¥442.45');
    await expect(part(page, '近 30 天')).toContainText('下单33');
    await expectNoShift(page, '/effectOrder/mine');
    await expectAccessible(page);
  });
  await memberTest.step('bars of money, orders and clicks', async () => {
    const panel = part(page, '近 30 天');
    await expect(panel.locator('svg').getByText('130.30', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: '点击' }).click();
    await expect(panel.getByRole('button', { name: '点击' })).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.locator('svg').getByText('130.30', { exact: true })).toHaveCount(0);
  });
  await memberTest.step('which product, and which place', async () => {
    await expect(part(page, '哪件挣得多').getByRole('listitem').first()).toContainText('¥');
    await part(page, '哪件挣得多').getByRole('button', { name: '渠道' }).click();
    await expect(part(page, '哪里挣得多')).toContainText('小红书¥141.21');
    await expect(part(page, '哪里挣得多')).toContainText('微信群¥52.39');
  });
  await memberTest.step('every state with what comes next', async () => {
    const list = ['等对方确认收货', `${dayIn(3)} 可兑付`, `${dayIn(4)} 可兑付`, `${dayIn(0)} 全额退款`];
    for (const text of list) await expect(visible(page, text).first()).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^可兑付/ })
      .click();
    await expect(page).toHaveURL('/effectOrder/mine?state=payable');
    await expect(visible(page, `${dayIn(-1)} 起`).first()).toBeVisible();
    await page.getByLabel('下单时间').selectOption('all');
    await expect(page).toHaveURL('/effectOrder/mine?state=payable&period=all');
    await main(page)
      .getByRole('link', { name: /^已兑付/ })
      .click();
    await expect(visible(page, `${dayIn(-42)} 兑付`).first()).toBeVisible();
  });
  await memberTest.step('the way to the payout', async () => {
    await part(page, '佣金').getByRole('link', { name: '去兑付' }).click();
    await expect(page).toHaveURL('/effectOrder/df');
    // Opened anew: what a press brings after half a second counts as a shift, too.
    await page.reload();
    await hydrated(page);
    await expect(visible(page, '兑付后的余额')).toBeVisible();
    await expect(visible(page, '¥365.90'), '153.50 and 212.40').toBeVisible();
  });
  await memberTest.step('all of it, without an amount to type', async () => {
    await expect(page.getByRole('button', { name: '兑付 ¥212.40 到余额' })).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    const next = part(page, '接下来');
    for (const text of ['¥38.20', '¥61.55', '¥44.00']) await expect(next).toContainText(text);
    await expect(part(page, '这次包括的 14 笔')).toContainText('另外 9 笔');
    const history = part(page, '兑付记录');
    for (const text of ['148.50', '6.32', '142.18']) await expect(history).toContainText(text);
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
  await memberTest.step('a part that does not come leaves the others', async () => {
    await answerCall(page, '/effectOrder/df/history', { status: 503, json: refused('服务繁忙') });
    await page.reload();
    await expect(part(page, '兑付记录').getByText('兑付记录没有加载出来。')).toBeVisible();
    await expect(part(page, '接下来')).toContainText('¥38.20');
  });
});

memberTest('what waits for a second person is said, and what is owed meanwhile too', async ({ page, account }) => {
  const { waitingFen, debtFen } = await playWaitingPromoter(account);
  await page.goto('/effectOrder/df');
  await hydrated(page);
  await expect(main(page).getByText(`¥${groupedYuan(waitingFen)} 正在核对`)).toBeVisible();
  await expect(part(page, '可兑付')).toContainText('其余的佣金结算后再来兑付');
  await expect(part(page, '接下来')).toContainText(`现在待扣 ${yuan(debtFen)}`);
  await expect(part(page, '兑付记录')).toContainText('核对中');
  await expectAccessible(page);
});

memberTest('a newcomer finds nothing yet, and begins with a link and a poster', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watchShifts(page);
  await page.goto('/effectOrder/mine?period=all');
  await hydrated(page);
  await expect(main(page).getByText('还没有效果订单')).toBeVisible();
  await expect(main(page).getByText('先选一件商品')).toBeVisible();
  await expect(part(page, '佣金')).toContainText('¥0.00');
  await expectNoShift(page, '/effectOrder/mine');
  await expectAccessible(page);
  await memberTest.step('a product is found by its name', async () => {
    await part(page, '做链接和海报').getByRole('button', { name: '选一件' }).click();
    const picker = drawer(page, '选一件商品');
    await picker.getByLabel('搜商品').fill('浴袍');
    await picker.getByLabel('搜商品').press('Enter');
    await expect(picker.getByRole('button', { name: /浴袍/ }).first()).toBeVisible();
    await expectAccessible(page);
    await picker.getByRole('button', { name: /浴袍/ }).first().click();
    await expect(part(page, '做链接和海报')).toContainText('浴袍');
  });
  await memberTest.step('link and poster say 广告', async () => {
    const maker = part(page, '做链接和海报');
    await expect(maker.getByRole('img', { name: /^海报预览：广告/ })).toBeVisible();
    await maker.getByLabel('海报文字').fill('洗完裹上不想脱');
    await maker.getByRole('button', { name: '小红书' }).click();
    await maker.getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByRole('status').getByText('链接已复制，开头带“广告”字样')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^【广告】洗完裹上不想脱 http.*\/product\?id=.*&i=[0-9A-Z]{6}&ch=xhs$/);
    await expect(maker.getByRole('img', { name: '海报预览：广告，洗完裹上不想脱，带二维码' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await maker.getByRole('button', { name: '保存海报' }).click();
    expect((await saved).suggestedFilename()).toBe('集物海报-xhs.png');
    await maker.getByRole('button', { name: '自己写' }).click();
    await maker.getByLabel('自己写一个地方').fill('团长 群');
    await expect(maker.getByText('只能用汉字、字母、数字、短横和下划线')).toBeVisible();
    await maker.getByLabel('自己写一个地方').fill('团长群');
    await maker.getByRole('button', { name: '看码' }).click();
    const code = drawer(page, '链接的二维码').getByRole('img', { name: '推广链接的二维码' });
    const [, drawn = ''] = ((await code.getAttribute('src')) ?? '').split(',');
    const link = await scanCode(Buffer.from(drawn, 'base64'));
    expect(decodeURI(link), 'what a phone reads of it').toMatch(/\/product\?id=.*&i=[0-9A-Z]{6}&ch=团长群$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await page.goto('/effectOrder/df');
  await expect(main(page).getByText('还差 ¥10.00 就能兑付')).toBeVisible();
  await expect(main(page).getByText('还没有兑付过')).toBeVisible();
  await expectAccessible(page);
});
