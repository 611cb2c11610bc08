import type { Page, Request } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { addAddress, callerOf, main, PASSWORD, yuan } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { drawer, newTrackingNo } from '../support/orderPages.ts';
import { payForUnit } from '../support/payForUnit.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { newBrowserId, registerByApi } from '../support/registerByApi.ts';
import { expectScriptsWithin } from '../support/scriptSize.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, memberTest, startingWith, test } from '../support/test.ts';
import { cardOf, giveBackByApi, gradeAndList, lockByApi, type MadeUnit, makeUnit, readUnit } from '../support/units.ts';

/** Whatever stands in the head on wide screens and in a bar on phones. */
const button = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).filter({ visible: true }).first();
/** How many ticks a call writes down; none of other calls. */
const acknowledgedIn = (request: Request) =>
  request.url().endsWith('/acknowledgements')
    ? (request.postDataJSON() as { items: readonly unknown[] }).items.length
    : undefined;
/** The filters that lead to the units of these tests; the newest stand first. */
const LIST = '/openBox?grade=b&from=50';
/** As they come over the network, before anything is pressed. */
const MOST_SCRIPT_KB = 160;

async function openUnit(page: Page, { id }: MadeUnit): Promise<void> {
  await page.goto(`/openBox?id=${id}`);
  await hydrated(page);
}

memberTest(
  'a unit is found, locked before the eyes of others, acknowledged, paid by WeChat, returned and on sale again',
  async ({ page, account, browser }) => {
    await addAddress(account);
    const made = await makeUnit();
    const context = await browser.newContext({ storageState: startingWith({ browser: newBrowserId() }) });
    const [guest, guestAtList] = [await context.newPage(), await context.newPage()];
    await openUnit(guest, made);
    await guestAtList.goto(LIST);
    await expect(cardOf(guestAtList, made)).toBeVisible();
    await expect(
      main(guest)
        .getByRole('link', { name: /^买这一件/ })
        .filter({ visible: true }),
    ).toBeVisible();

    await memberTest.step('found by filters, read on its page', async () => {
      await watchShifts(page);
      await page.goto(LIST);
      await hydrated(page);
      await expectNoShift(page, LIST);
      await expectScriptsWithin(guestAtList, MOST_SCRIPT_KB);
      await cardOf(page, made).getByRole('link').click();
      await expect(main(page).getByRole('region', { name: '这一件的经历' })).toContainText('门店展示样品，挂过 2 天');
      await expectNoShift(page, '/openBox?id=');
      await expectAccessible(page);
    });
    await memberTest.step('locked: who looks at it, or at the list, sees the veil without a reload', async () => {
      await button(page, /^买这一件/).click();
      await expect(page).toHaveURL(/\/openBoxOrder\/confirm\?kind=openBox/);
      for (const looking of [main(guest), cardOf(guestAtList, made)]) {
        await expect(looking.getByText('有人在付款').first()).toBeVisible();
        await expect(looking).toContainText(/没付的话 .*\d\d:\d\d 放回/);
      }
      await context.close();
    });
    await memberTest.step('no box is ticked beforehand; what ticking means is said', async () => {
      await expect(main(page).getByRole('region', { name: '锁定' })).toContainText('这一件为您锁着');
      const asks = main(page).getByRole('region', { name: '痕迹与缺件，请逐条确认' });
      const boxes = asks.getByRole('checkbox');
      await expect(boxes).toHaveCount(3);
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();
      const rights = main(page).getByRole('region', { name: '退货怎么算' });
      await expect(rights.locator('[aria-current]')).toContainText('没有全部确认：七天无理由');
      await expectAccessible(page);
      // Ticks are written down one after the other; a page that is left before the last one shows what was written.
      const written = page.waitForResponse((answer) => answer.ok() && acknowledgedIn(answer.request()) === 3);
      for (const box of await boxes.all()) await box.check();
      await expect(asks).toContainText('已确认 3 / 3');
      await written;
      await expect(rights.locator('[aria-current]')).toContainText('3 条都确认：与描述不符才退');
      await page.reload();
      await hydrated(page);
      await expect(asks).toContainText('已确认 3 / 3');
      for (const box of await boxes.all()) await expect(box).toBeChecked();
    });
    await memberTest.step('it becomes an order that keeps its deadline, and is paid', async () => {
      await payForUnit.wechat(page);
      await expect(page).toHaveURL(/\/openBoxOrder\/paymentCompleted\?id=/);
      await expect(main(page).getByRole('region', { name: '单件档案' })).toContainText(made.no);
    });
    const orderId = new URL(page.url()).searchParams.get('id') ?? '';
    const { data: bought } = await callApi('GET', `/order/${orderId}`, callerOf(account));
    const { no: orderNo } = bought as { no: string };
    await memberTest.step('its page has the passport and what was acknowledged, at either address', async () => {
      await page.goto(`/order/detail?id=${orderId}`);
      await expect(page).toHaveURL(`/openBoxOrder/detail?id=${orderId}`);
      await expect(main(page).getByRole('region', { name: '您确认过的 3 条' })).toContainText('左袖口');
      await expect(main(page).getByRole('region', { name: '单件档案' })).toContainText('3 条您都确认过');
      await expectNoShift(page, '/openBoxOrder/detail');
      await expectAccessible(page);
      await page.goto('/openBoxOrder/mine');
      await expect(main(page).getByRole('article').first()).toContainText(made.no);
      await expect(main(page).getByRole('article').first()).toContainText('确认 3 / 3');
      await expectNoShift(page, '/openBoxOrder/mine');
      await expectAccessible(page);
      await page.goto('/order/mine');
      await expect(main(page)).not.toContainText(orderNo);
    });
    await memberTest.step('sent back as not described, it is graded anew and on sale at its new price', async () => {
      const staff = await signInStaffMember(['orders']);
      await staff(`/staff/order/${orderNo}/dispatch`, { carrier: 'sf', trackingNo: newTrackingNo() });
      await callApi('POST', `/order/${orderId}/receive`, callerOf(account), {});
      await page.goto('/openBoxOrder/mine?state=completed');
      await expect(main(page).getByRole('article').first()).toContainText(made.no);
      await page.goto(`/openBoxOrder/detail?id=${orderId}&afterSale=apply`);
      await hydrated(page);
      const apply = drawer(page, '申请售后');
      await apply.getByRole('radio', { name: '与描述不符' }).check();
      await expect(apply.getByRole('radio', { name: '不想要了' })).toHaveCount(0);
      await expect(apply.getByRole('region', { name: '将退回' })).toContainText(yuan(made.priceFen));
      await apply.getByRole('button', { name: '提交申请' }).click();
      await expect(page).toHaveURL(/afterSale=[0-9a-f-]{36}/);
      const afterSaleId = new URL(page.url()).searchParams.get('afterSale') ?? '';
      await staff(`/staff/afterSale/${afterSaleId}/approve`, { note: '' });
      const parcel = { carrier: 'sf', trackingNo: newTrackingNo() };
      await callApi('POST', `/afterSale/${afterSaleId}/parcel`, callerOf(account), parcel);
      await staff(`/staff/afterSale/${afterSaleId}/receive`, { note: '' });
      const unit = await readUnit(made.staff, made.id);
      const startFen = made.priceFen - 1000;
      await gradeAndList(made.staff, unit, {
        grade: 'c',
        isObvious: true,
        foundWords: '左袖口的痕迹比写的明显',
        startFen,
      });
      await page.goto(`/openBoxOrder/detail?id=${orderId}`);
      await expect(main(page).getByRole('region', { name: '单件档案' })).toContainText(
        `左袖口的痕迹比写的明显。它定为 C 级，按 ${yuan(startFen)} 重新上架。`,
      );
      await openUnit(page, made);
      await expect(button(page, /^买这一件/)).toContainText(yuan(startFen));
    });
  },
);

memberTest('who is too late is told so, and can have it when it comes back', async ({ page, account }) => {
  await outfitBuyer(account.phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });
  await addAddress(account);
  const [made, quicker] = [await makeUnit(), await registerByApi()];
  // The page does not hear that someone is paying.
  await page.route('**/live/unit/**', (route) => route.abort());
  await page.route('**/api/openBox/unit/*/live', (route) => route.abort());
  await openUnit(page, made);
  const lockId = await lockByApi(quicker, made);
  await button(page, /^买这一件/).click();
  await expect(
    main(page)
      .getByText(/有人正在付款，没付会放回来/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.unrouteAll();
  await expect(button(page, /^有人在付款/)).toHaveAttribute('aria-disabled', 'true');

  await memberTest.step('in the list it stays under a veil, and can be hidden', async () => {
    await page.goto('/openBox?grade=b');
    await expect(cardOf(page, made)).toContainText('有人在付款');
    await page.goto('/openBox?grade=b&free=1');
    await expect(cardOf(page, made)).toHaveCount(0);
  });
  await memberTest.step('given back by the other, it is there again without a reload', async () => {
    await openUnit(page, made);
    await expect(button(page, /^有人在付款/)).toBeVisible();
    await giveBackByApi(quicker, lockId);
    await button(page, /^买这一件/).click();
    await expect(page).toHaveURL(/\/openBoxOrder\/confirm/);
  });
  await memberTest.step('given up again, which leads back to it', async () => {
    await main(page).getByRole('region', { name: '锁定' }).getByRole('button', { name: '不要了，放回去' }).click();
    await page.getByRole('dialog', { name: '把这一件放回去' }).getByRole('button', { name: '放回去' }).click();
    await expect(page).toHaveURL(`/openBox?id=${made.id}`);
  });
  await memberTest.step(
    'bought without a tick, from the balance: the seven days hold, and it says whose it is',
    async () => {
      await button(page, /^买这一件/).click();
      await payForUnit.balance(page);
      await expect(page).toHaveURL(/\/openBoxOrder\/paymentCompleted\?id=/);
      await expect(main(page).getByRole('region', { name: '单件档案' })).toContainText('7 天内无理由可退');
      const orderId = new URL(page.url()).searchParams.get('id') ?? '';
      await openUnit(page, made);
      await expect(main(page).getByText('已售出')).toBeVisible();
      const toOrder = main(page).getByRole('link', { name: '看我的订单' }).filter({ visible: true });
      await expect(toOrder).toHaveAttribute('href', `/openBoxOrder/detail?id=${orderId}`);
    },
  );
});

memberTest('paid by Alipay, whose window leads back, and kept as a PDF', async ({ page, account }) => {
  await addAddress(account);
  const made = await makeUnit();
  const lockId = await lockByApi(account, made);
  await openUnit(page, made);
  await main(page)
    .getByRole('link', { name: /^去确认/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(new RegExp(lockId));
  await expect(main(page).getByText('开箱单件不叠优惠券与满减。')).toBeVisible();
  await payForUnit.alipay(page);
  await expect(page).toHaveURL(/\/openBoxOrder\/paymentCompleted\?id=/);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '1') }));
  await main(page).getByRole('button', { name: '存为 PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  await expect(page).toHaveTitle(`集物 单件档案 ${made.no}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '集物　单件档案' })).toBeVisible();
  await expect(main(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(main(page)).toBeVisible();
});

test('a list that changes by the clock does not hold up a unit that is on its way @once', async ({ page }) => {
  const made = await makeUnit();
  await page.clock.install();
  await page.goto(LIST);
  await hydrated(page);
  const reader = cardOf(page, made).getByRole('link');
  await expect(reader).toBeVisible();
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await page.route(/\/openBox\.data\?.*id=/, async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await Promise.all([page.waitForRequest(/\/openBox\.data\?.*id=/), reader.click()]);
  // The prices on the list fall meanwhile, which it asks for every few seconds.
  await page.clock.fastForward(4 * 86_400_000);
  await page.clock.runFor(30_000);
  held.resolve();
  await expect(main(page).getByRole('region', { name: '这一件的经历' })).toBeVisible();
  expect(asked).toBe(1);
});
