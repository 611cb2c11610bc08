import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import type { Browser, Page } from '@playwright/test';
import { type Bought, buyByApi, callerOf } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { makeCelebrity, type MadeCelebrity } from '../support/celebrities.ts';
import { addAddress, expectPaid, findSku, main, PASSWORD, submitButton, yuan } from '../support/checkout.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { letWeekPass } from '../support/letWeekPass.ts';
import { action, balanceOf, drawer, newTrackingNo, openDetail } from '../support/orderPages.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import type { Account } from '../support/registerByApi.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, memberTest, startingWith } from '../support/test.ts';

/** No other test recommends it; it has one SKU. */
const PICKED = '单推子声音控制器';
const RATE_BP = 2000;
/** Bought beside it, and by the promoter. */
const ORDINARY = '长柄汤勺';
const commissionOn = (pieces: number, { priceFen }: MadeCelebrity) => (pieces * priceFen * RATE_BP) / 10_000;

const part = (page: Page, name: string) => main(page).getByRole('region', { name });
/** Table on wide screens, cards on phones. */
const visible = (page: Page, text: string) => main(page).getByText(text, { exact: true }).filter({ visible: true });

/** The promoter's own browser. It is listening before the buyer does anything. */
async function openAs(browser: Browser, { browserId, session }: Account, path: string): Promise<Page> {
  const state = startingWith({ browser: browserId, USER_CACHE: JSON.stringify(session) });
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  const live = page.waitForResponse(/\/api\/effectOrder\/events$/);
  await page.goto(path);
  await hydrated(page);
  await live;
  return page;
}

/** The parcel leaves the house, and the buyer says that it has come. */
async function sendAndReceive(account: Account, { id, no }: Bought): Promise<void> {
  const staff = await signInStaffMember();
  await staff(`/staff/order/${no}/dispatch`, { carrier: 'sf', trackingNo: newTrackingNo() });
  const { flag, msg } = await callApi('POST', `/order/${id}/receive`, callerOf(account), {});
  expect(flag, msg).toBe(true);
}

memberTest(
  'a pick is bought beside an ordinary line, and earns: 待生效, 待结算, 可兑付, balance, spent',
  async ({ page, account, browser }) => {
    const made = await makeCelebrity({ goods: PICKED, rateBp: RATE_BP });
    await outfitBuyer(account.phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });
    await addAddress(account);
    const ordinary = await findDemoProduct(ORDINARY);
    const earnedFen = commissionOn(2, made);
    const earned = yuan(earnedFen);
    const promoter = await openAs(browser, made.account, '/effectOrder/mine');
    const sums = part(promoter, '佣金');
    await expect(sums).toContainText('待生效¥0.000 笔');

    await memberTest.step('follow, and take two of the pick', async () => {
      await page.goto(`/celebrity?id=${made.id}`);
      await hydrated(page);
      await main(page).getByRole('button', { name: '关注', exact: true }).first().click();
      await expect(main(page).getByRole('button', { name: '已关注', exact: true }).first()).toBeVisible();
      await main(page)
        .getByRole('button', { name: `加入购物车 ${made.title}` })
        .click();
      await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible();
    });
    await memberTest.step('an ordinary line beside it, in one order', async () => {
      const { id: skuId } = await findSku(ORDINARY);
      await callApi('POST', '/cart', callerOf(account), { skuId, quantity: 1 });
      await page.goto('/cart/mine');
      await hydrated(page);
      const line = main(page).getByRole('listitem', { name: made.title });
      await expect(line).toContainText(`${made.name} 推荐`);
      await expect(line).toContainText('达人价');
      await expect(main(page).getByRole('listitem', { name: ordinary.title })).not.toContainText('推荐');
      await line.getByRole('button', { name: '增加' }).click();
      await expect(line.getByRole('textbox', { name: '购买数量' })).toHaveValue('2');
      await page
        .getByRole('button', { name: /^去结算/ })
        .filter({ visible: true })
        .click();
      await expect(part(page, '商品清单')).toContainText(`${made.name} 推荐`);
      await expect(part(page, '商品清单')).toContainText(ordinary.title);
      await submitButton(page).click();
      await expect(page).toHaveURL(/\/order\/pay\?id=/);
      await hydrated(page);
      await expect(sums, 'not before it is paid').toContainText('待生效¥0.000 笔');
      await main(page).getByLabel('支付密码').fill(PASSWORD);
      await main(page)
        .getByRole('button', { name: /^用余额支付/ })
        .click();
      await expectPaid(page, '余额 ');
    });
    await memberTest.step('待生效, told live: of the pick alone', async () => {
      await expect(sums).toContainText(`待生效${earned}1 笔，对方还没收货`);
      await expect(visible(promoter, '等对方确认收货')).toBeVisible();
      await expectAccessible(promoter);
    });
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const { data } = await callApi('GET', `/order/${id}`, callerOf(account));
    const order = data as Bought;
    await memberTest.step('received: 待结算, with the day of its release', async () => {
      await openDetail(page, order);
      const staff = await signInStaffMember();
      await staff(`/staff/order/${order.no}/dispatch`, { carrier: 'sf', trackingNo: newTrackingNo() });
      await action(page, '确认收货').click();
      await drawer(page, '都收到了吗').getByRole('button', { name: '确认收货' }).click();
      await expect(sums).toContainText(`待结算${earned}1 笔`);
      const release = businessDay(new Date(Date.now() + rules.effectOrder.settleDays * DAY_MS)).slice(5);
      await expect(visible(promoter, `${release} 可兑付`)).toBeVisible();
    });
    await memberTest.step('seven days by the clock: 可兑付', async () => {
      await letWeekPass(made.account);
      await expect(sums).toContainText(`可兑付，1 笔${earned}`);
    });
    await memberTest.step('payout to the balance, all of it', async () => {
      await sums.getByRole('link', { name: '去兑付' }).click();
      await promoter.getByRole('button', { name: `兑付 ${earned} 到余额` }).click();
      await expect(promoter.getByRole('status').getByText(`${earned} 已到余额`)).toBeVisible();
      await expect(part(promoter, '兑付记录')).toContainText(`累计 ${earned}，1 笔`);
      await expect(part(promoter, '可兑付')).toContainText('还差 ¥10.00 就能兑付');
      expect(await balanceOf(made.account)).toBe(earnedFen);
      await expectAccessible(promoter);
    });
    await memberTest.step('the promoter spends it', async () => {
      await outfitBuyer(made.account.phoneNumber, { paymentPassword: PASSWORD });
      const home = { recipient: '周舟', phoneNumber: '13900006025', divisionCode: '330106', detail: '青石街 9 号' };
      await callApi('POST', '/address', callerOf(made.account), home);
      const { id: skuId } = await findSku(ORDINARY);
      await promoter.goto(`/order/confirm?skuId=${skuId}&quantity=1`);
      await hydrated(promoter);
      await submitButton(promoter).click();
      await expect(promoter).toHaveURL(/\/order\/pay\?id=/);
      await hydrated(promoter);
      await main(promoter).getByLabel('支付密码').fill(PASSWORD);
      await main(promoter)
        .getByRole('button', { name: /^用余额支付/ })
        .click();
      await expectPaid(promoter, '余额 ');
      expect(await balanceOf(made.account), 'commission is money like any other').toBeLessThan(earnedFen);
    });
    await promoter.context().close();
  },
);

memberTest(
  'what comes back after the payout is owed, and the next commission pays it',
  async ({ page, account, browser }) => {
    const made = await makeCelebrity({ goods: PICKED, rateBp: RATE_BP });
    const [once, twice] = [commissionOn(1, made), commissionOn(2, made)];
    const first = await buyByApi(account, { pick: made, quantity: 2 });
    await sendAndReceive(account, first);
    await letWeekPass(made.account);
    const promoter = await openAs(browser, made.account, '/effectOrder/df');
    await memberTest.step('paid out', async () => {
      await promoter.getByRole('button', { name: `兑付 ${yuan(twice)} 到余额` }).click();
      await expect(part(promoter, '兑付记录')).toContainText(`累计 ${yuan(twice)}，1 笔`);
      await expect(part(promoter, '接下来')).toContainText('现在待扣 ¥0.00');
    });
    await memberTest.step('one of the two pieces comes back', async () => {
      await page.goto(`/order/detail?id=${first.id}&afterSale=apply`);
      await hydrated(page);
      const apply = drawer(page, '申请售后');
      await apply.getByRole('radio', { name: /^仅退款/ }).check();
      await apply.getByRole('radio', { name: '收到时已损坏' }).check();
      await expect(apply.getByRole('region', { name: '将退回' })).toContainText(`共退退回余额${yuan(made.priceFen)}`);
      await apply.getByRole('button', { name: '提交申请' }).click();
      const progress = drawer(page, '退款与售后');
      await expect(progress.getByRole('heading', { name: '等待审核' })).toBeVisible();
      const id = new URL(page.url()).searchParams.get('afterSale') ?? '';
      const staff = await signInStaffMember();
      await staff(`/staff/afterSale/${id}/approve`, { note: '' });
      await expect(progress.getByRole('heading', { name: '已退款' })).toBeVisible();
    });
    await memberTest.step('a debt, told live; the balance stays as it is', async () => {
      await expect(part(promoter, '接下来')).toContainText(`现在待扣 ${yuan(once)}`);
      await expect(part(promoter, '可兑付')).toContainText(`还有 ${yuan(once)} 待扣，以后的佣金先抵它`);
      expect(await balanceOf(made.account)).toBe(twice);
      await expectAccessible(promoter);
    });
    await memberTest.step('the next commission pays it first', async () => {
      await sendAndReceive(account, await buyByApi(account, { pick: made, quantity: 2 }));
      await expect(part(promoter, '接下来')).toContainText(`待结算 ${yuan(twice)}`);
      await letWeekPass(made.account);
      await expect(part(promoter, '可兑付')).toContainText(`扣回前 ${yuan(twice)}，扣回 ${yuan(once)}`);
      await promoter.getByRole('button', { name: `兑付 ${yuan(twice - once)} 到余额` }).click();
      await expect(part(promoter, '接下来')).toContainText('现在待扣 ¥0.00');
      await expect(part(promoter, '兑付记录')).toContainText('扣回');
      expect(await balanceOf(made.account)).toBe(twice + twice - once);
      await expectAccessible(promoter);
    });
    await promoter.context().close();
  },
);
