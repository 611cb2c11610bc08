import type { Page } from '@playwright/test';
import { answerCall, refused } from '../support/answers.ts';
import { PASSWORD, addAddress, main, submitButton, yuan } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectFits } from '../support/expectFits.ts';
import { expectTargets } from '../support/expectTargets.ts';
import { askForCode } from '../support/forms.ts';
import { findOrMakeCampaign, letGroupEnd, openGroup, takeSeat } from '../support/groups.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { newBrowserId, newPassword, registerByApi } from '../support/registerByApi.ts';
import { newPhone, readSmsCode } from '../support/sms.ts';
import { expect, memberTest, startingWith, test } from '../support/test.ts';

/** No other test looks at it. */
const GOODS = '粗陶马克杯';

/** The group's own seat, with its price: the other groups beside it have a 参团 each. */
const JOIN = /^参团(，就差您)? ?¥/;

const groupPage = (id: string) => `/groupPurchase?id=${id}`;
/** What the page says of the group. */
const headline = (page: Page) => main(page).getByRole('heading', { level: 1 });
/** Wide screens have the button in the page, phones in the bar below. */
const act = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function payByBalance(page: Page): Promise<void> {
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/order\/pay\?id=/);
  await main(page).getByLabel('支付密码').fill(PASSWORD);
  await main(page)
    .getByRole('button', { name: /^用余额支付/ })
    .click();
  await expect(page).toHaveURL(/\/order\/paymentCompleted\?id=/);
}

test('a visitor reads the channel and a group without script, and a seat leads to the login', async ({ browser }) => {
  const campaign = await findOrMakeCampaign(GOODS);
  const id = await openGroup(campaign, { others: 1 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/groupPurchase');
  await expect(headline(page)).toHaveText('拼团');
  await expect(main(page).getByRole('region', { name: '拼团商品' }).getByText(GOODS).first()).toBeVisible();
  // The demo shop's own groups end sooner and fill the first rows.
  await main(page)
    .getByRole('link', { name: /^全部 \d+ 个团$/ })
    .click();
  await expect(
    main(page)
      .getByRole('link', { name: new RegExp(`^参团，.*${GOODS}`) })
      .first(),
  ).toBeVisible();

  await page.goto(groupPage(id));
  await expect(headline(page)).toHaveText('还差 1 人成团');
  await expect(main(page).getByRole('list', { name: '3 个座位' }).getByRole('listitem')).toHaveCount(3);
  await expect(act(page, JOIN)).toHaveAttribute('href', /^\/login\?from=/);
  await expect(main(page).getByRole('status').filter({ hasText: '打开页面时的样子' })).toBeVisible();
  await context.close();
});

test('a group that is not there says so', async ({ page }) => {
  for (const id of ['01900000-0000-7000-8000-000000000000', 'nonsense']) {
    const answer = await page.goto(groupPage(id));
    expect(answer?.status()).toBe(404);
    await expect(headline(page)).toHaveText('没有找到这个团');
  }
});

memberTest(
  'three fill a group: one opens it, one joins, one registers on the way',
  async ({ page, account, browser, isMobile }) => {
    // Three people order and pay, and axe looks at four pages.
    memberTest.setTimeout(480_000);
    const campaign = await findOrMakeCampaign(GOODS);
    await outfitBuyer(account.phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });
    await addAddress(account);

    await memberTest.step(
      'who comes from the list opens one from the bar on a phone, once it is said of what',
      async () => {
        if (!isMobile) return;
        await open(page, `/product?id=${campaign.productId}#groups`);
        await expectFits(page, '/product with a group');
        await expectTargets(page, '/product with a group');
        const bar = page.getByRole('button', { name: /^开团 ¥/ });
        await bar.click();
        const drawer = page.getByRole('dialog', { name: '选择规格' });
        await drawer.getByRole('radio', { name: /^陶土/ }).click();
        await drawer.getByRole('button', { name: /^开团 ¥/ }).click();
        await expect(page).toHaveURL(/\/order\/confirm\?kind=groupPurchase/);
        await page.goBack();
        await bar.click();
        await expect(page, 'what is chosen is not asked for again').toHaveURL(/\/order\/confirm\?kind=groupPurchase/);
      },
    );

    await memberTest.step('the leader opens it on the page of the goods', async () => {
      await open(page, `/product?id=${campaign.productId}&sku=${campaign.skuId}`);
      const groups = main(page).getByRole('region', { name: /^(正在拼的团|拼团)$/ });
      await groups.getByRole('button', { name: `自己开团 ${yuan(campaign.priceFen)}` }).click();
      await expect(page).toHaveURL(/\/order\/confirm\?kind=groupPurchase/);
      const seat = main(page).getByRole('region', { name: '拼团', exact: true });
      await expect(seat).toContainText('开一个 3 人团，您是团长');
      await expect(main(page).getByRole('region', { name: '价格明细' })).toContainText('拼团价');
      await expectAccessible(page);
      await payByBalance(page);
      await expect(main(page).getByText('等团坐满')).toBeVisible();
      const own = main(page).getByRole('region', { name: '拼团', exact: true });
      await expect(own.getByText(/，还差 2 人，/), 'what is missing is seen at once').toBeInViewport({ ratio: 1 });
      await expect(own.getByRole('link', { name: '看这个团，邀请好友' })).toBeInViewport({ ratio: 1 });
    });

    await memberTest.step('and waits for others, of whom there is nobody yet', async () => {
      await main(page).getByRole('link', { name: '看这个团，邀请好友' }).click();
      await expect(headline(page)).toHaveText('还差 2 人成团');
      await expect(main(page)).toContainText('您已付款占座，是团长。');
      await expect(main(page).getByRole('img', { name: /^拼团海报：/ })).toBeVisible();
      await expectAccessible(page);
    });
    const id = new URL(page.url()).searchParams.get('id') ?? '';

    await memberTest.step('among the orders, what it waits for comes first: friends', async () => {
      await open(page, '/order/mine');
      const waiting = main(page).getByRole('article', { name: '待成团' });
      await waiting.getByRole('link', { name: '邀请好友' }).click();
      await expect(main(page).getByRole('button', { name: '邀请好友' })).toBeVisible();
      await open(page, groupPage(id));
    });

    await memberTest.step('whoever joins is seen without a reload', async () => {
      await takeSeat(await registerByApi(), campaign, { groupId: id });
      await expect(headline(page)).toHaveText('还差 1 人成团', { timeout: 18_000 });
      await expect(main(page).getByRole('region', { name: '动态' })).toContainText('团里有 2 人');
    });

    await memberTest.step('a guest registers, lands in the group, and takes the last seat', async () => {
      // A context takes over the storage of the test's own user unless it is given another.
      const context = await browser.newContext({ storageState: startingWith({ browser: newBrowserId() }) });
      const guest = await context.newPage();
      const [phoneNumber, password] = [newPhone(), newPassword()];
      await open(guest, groupPage(id));
      await act(guest, JOIN).click();
      await expect(guest).toHaveURL(/\/login/);
      await guest.getByRole('main').getByRole('link', { name: '用手机号注册' }).click();
      await askForCode(guest, phoneNumber);
      await guest.getByLabel('短信验证码').fill(await readSmsCode(phoneNumber));
      await guest.getByRole('textbox', { name: '密码' }).fill(password);
      await guest.getByRole('checkbox').check();
      await guest.getByRole('main').getByRole('button', { name: '注册' }).click();
      await expect(guest, 'back in the group').toHaveURL(groupPage(id));
      await outfitBuyer(phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });

      await act(guest, JOIN).click();
      await expect(guest).toHaveURL(/\/order\/confirm\?kind=groupPurchase/);
      const late = main(guest).getByRole('group', { name: '付款时团恰好满了，这笔钱' });
      await expect(late.getByRole('radio', { name: /^退款/ }), 'a refund unless said otherwise').toBeChecked();
      const changed = guest.waitForResponse((response) => response.request().method() === 'PUT');
      await late.getByRole('radio', { name: /^另开一团/ }).check();
      expect((await changed).status()).toBe(200);
      const address = main(guest).getByRole('region', { name: '收货地址' });
      await address.getByLabel('粘贴识别').fill('宋遥 13800006025 浙江省杭州市西湖区文三路 478 号');
      await address.getByRole('button', { name: '识别并填入' }).click();
      await expect(address.getByText('已填入，请核对。')).toBeVisible();
      await address.getByRole('button', { name: '保存地址' }).click();
      await expect(address.getByRole('button', { name: '保存地址' })).toHaveCount(0);
      await payByBalance(guest);
      await expect(main(guest).getByText('人已坐满，订单转为待发货。')).toBeVisible();
      await context.close();
    });

    await memberTest.step('the leader sees it full, and the order goes on', async () => {
      await expect(headline(page)).toHaveText('已成团', { timeout: 18_000 });
      await expect(main(page)).toContainText('您的订单已经转为待发货。');
      await expectAccessible(page);
      await act(page, '看订单').click();
      await expect(headline(page)).toContainText('待发货');
      await open(page, '/order/myGroups?state=full');
      await expect(main(page).getByRole('article')).toHaveCount(1);
      await expect(main(page).getByRole('article')).toContainText('3 / 3');
    });
  },
);

memberTest('a group that is not filled gives the money back, and says where it is', async ({ page, account }) => {
  const campaign = await findOrMakeCampaign(GOODS);
  const id = await openGroup(campaign, { leader: account, others: 1 });
  await watchShifts(page);
  await open(page, groupPage(id));
  await expect(headline(page)).toHaveText('还差 1 人成团');
  await expect(act(page, '邀请好友')).toBeVisible();
  await expectNoShift(page, '/groupPurchase?id=');
  await letGroupEnd(id);
  await expect(headline(page)).toHaveText('没有成团', { timeout: 60_000 });
  await expect(main(page).getByRole('list', { name: '退款进度' })).toContainText('余额已收到', { timeout: 60_000 });
  await open(page, '/order/myGroups?state=failed');
  const card = main(page).getByRole('article');
  await expect(card.getByRole('heading', { name: '未成团' })).toBeVisible();
  const steps = card.getByRole('list', { name: '退款进度' });
  await expect(steps).toContainText('余额已收到', { timeout: 60_000 });
  await expect(steps).toContainText(/退款 ¥\d+\.\d\d/);
  await expect(card.getByRole('link', { name: '再开一团' })).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await expectNoShift(page, '/order/myGroups');
  await expectAccessible(page);
});

memberTest('a seat waits for its payment, is given up, and is free again', async ({ page, account }) => {
  const campaign = await findOrMakeCampaign(GOODS);
  const id = await openGroup(campaign, { others: 1 });
  await takeSeat(account, campaign, { groupId: id }, { isPaid: false });
  await open(page, groupPage(id));
  await expect(headline(page)).toHaveText('座位留着，等您付款');
  await expect(act(page, '去支付')).toBeVisible();

  const other = await page.context().newPage();
  await open(other, '/order/myGroups');
  const card = main(other).getByRole('article');
  await expect(card.getByRole('heading', { name: '座位留着，等您付款' })).toBeVisible();
  await expectAccessible(other);
  await card.getByRole('button', { name: '放弃座位' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '确认取消' }).click();
  await expect(main(other).getByText('还没有拼过团')).toBeVisible();
  await other.close();

  await expect(headline(page)).toHaveText('还差 1 人成团', { timeout: 18_000 });
  await expect(main(page).getByText(/^您的座位没有付款，已经放回/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/^您的座位没有付款，已经放回/), 'also for whoever was not there').toBeVisible();
});

memberTest('a full group and a lost connection are told honestly', async ({ page }) => {
  const campaign = await findOrMakeCampaign(GOODS);
  const id = await openGroup(campaign, { others: 1 });
  const [live, answers] = [`**/live/group/${id}*`, `**/api/groupPurchase/${id}`];
  await page.route(live, (route) => route.abort());
  await open(page, groupPage(id));
  const events = main(page).getByRole('region', { name: '动态' });
  await expect(events.getByRole('status'), 'nothing is pushed, so it asks').toHaveText('每 5 秒更新一次');

  await memberTest.step('a refusal stands beside the button, and nothing is lost', async () => {
    await answerCall(page, '/groupPurchase/seat', { status: 409, json: refused('这个团的座位刚被占满，请换一个团') });
    await act(page, JOIN).click();
    await expect(main(page).getByRole('alert').filter({ hasText: '座位刚被占满' })).toBeVisible();
    await expect(page).toHaveURL(groupPage(id));
  });
  await memberTest.step('the page says when it is not up to date, and is again when asked', async () => {
    await page.route(answers, (route) => route.abort());
    await expect(events.getByRole('status')).toHaveText('没有连上，正在重试，这是刚才的样子', { timeout: 18_000 });
    await expect(headline(page), 'what was known stays').toHaveText('还差 1 人成团');
    await page.unroute(answers);
    await events.getByRole('button', { name: '刷新' }).click();
    await expect(events.getByRole('status')).toHaveText('每 5 秒更新一次');
  });
  await memberTest.step('and says that it is live as soon as it is', async () => {
    await page.unroute(live);
    // The page would come back by itself, after a wait that grows.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(events.getByRole('status')).toHaveText('实时更新，已连接');
    await expect(events.getByRole('button', { name: '刷新' })).toHaveCount(0);
  });
});
