import type { Browser, Page } from '@playwright/test';
import { main, yuan } from '../support/checkout.ts';
import { type Campaign, findOrMakeCampaign, letGroupEnd, openGroup, takeSeat } from '../support/groups.ts';
import { hydrated } from '../support/hydrated.ts';
import { payAtCashier } from '../support/payAtCashier.ts';
import { payOnPhone } from '../support/payOnPhone.ts';
import { type Account, registerByApi } from '../support/registerByApi.ts';
import { expect, memberTest, startingWith } from '../support/test.ts';

/** No other test looks at it. Four are needed, three come. */
const GOODS = '桌面票据收纳盒';
const SIZE = 4;

type Pay = (page: Page) => Promise<void>;

/** The code is scanned by a phone. */
const byWechat: Pay = async (page) => {
  const answered = page.waitForResponse(/\/api\/payment\/[^/]+\/code$/);
  await hydrated(page);
  await main(page).getByRole('radio', { name: '微信支付' }).check();
  const { data } = (await (await answered).json()) as { data: { codeUrl: string } };
  await payOnPhone(page.context(), data.codeUrl);
};

const byAlipay: Pay = async (page) => {
  await hydrated(page);
  await payAtCashier(page, /\/order\/paymentCompleted\?id=/);
};

/** One more joins, pays at a gateway, and follows the group in a browser of their own. */
async function joinAndPay(browser: Browser, campaign: Campaign, groupId: string, pay: Pay) {
  const account: Account = await registerByApi();
  const { orderId, payFen } = await takeSeat(account, campaign, { groupId }, { isPaid: false });
  const context = await browser.newContext({
    storageState: startingWith({ browser: account.browserId, USER_CACHE: JSON.stringify(account.session) }),
  });
  const page = await context.newPage();
  await page.goto(`/order/pay?id=${orderId}`);
  await pay(page);
  await main(page).getByRole('link', { name: '看这个团，邀请好友' }).click();
  await expect(main(page)).toContainText('您已付款占座');
  return { page, payFen };
}

memberTest(
  'a group fails: whoever paid by WeChat, Alipay or balance sees the refund to the fen',
  async ({ page, account, browser }) => {
    // Three people pay, and three refunds arrive.
    memberTest.setTimeout(180_000);
    const campaign = await findOrMakeCampaign(GOODS, SIZE);
    const id = await openGroup(campaign, { leader: account });
    await page.goto(`/groupPurchase?id=${id}`);
    await hydrated(page);
    const second = await joinAndPay(browser, campaign, id, byWechat);
    const third = await joinAndPay(browser, campaign, id, byAlipay);
    const payers: readonly (readonly [string, Page])[] = [
      ['余额', page],
      ['微信支付', second.page],
      ['支付宝', third.page],
    ];
    const headline = (of: Page) => main(of).getByRole('heading', { level: 1 });
    await expect(headline(page)).toHaveText('还差 1 人成团', { timeout: 18_000 });
    await letGroupEnd(id);

    // All have bought the same, to be sent to the same place.
    const money = yuan(second.payFen);
    for (const [way, of] of payers) {
      await memberTest.step(`back by ${way}`, async () => {
        await expect(headline(of)).toHaveText('没有成团', { timeout: 60_000 });
        const steps = main(of).getByRole('list', { name: '退款进度' });
        await expect(steps).toContainText(`${way}已收到`, { timeout: 60_000 });
        await expect(steps).toContainText(`退款 ${money}`);
        await expect(
          main(of).getByText(new RegExp(`${escaped(money)} 已在今天 \\d\\d:\\d\\d 退回${way}。`)),
        ).toBeVisible();

        await main(of).getByRole('link', { name: '看订单' }).click();
        await expect(headline(of)).toContainText('已关闭');
        await expect(main(of).getByText(`${money} 已退回${way}。`)).toBeVisible();
        await expect(main(of).getByRole('region', { name: '付款' })).toContainText(`已退 ${money}`);
        const group = main(of).getByRole('region', { name: '拼团', exact: true });
        await expect(group).toContainText('到时没有坐满，这笔钱自动原路退回。');
        await expect(group.getByRole('list', { name: '退款进度' })).toContainText(`${way}已收到`);
      });
    }
    for (const [, of] of payers.slice(1)) await of.context().close();
  },
);

const escaped = (words: string) => words.replaceAll('.', String.raw`\.`);
