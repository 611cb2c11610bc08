import type { Session } from '@jiwu/contract';
import { apiUrl } from '../support/addresses.ts';
import { buyByApi } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { expectFits } from '../support/expectFits.ts';
import { expectTargets } from '../support/expectTargets.ts';
import { TEAPOT } from '../support/orderPages.ts';
import { protectedPaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';
import { demoPassword } from '../../../tools/demo-data/demoUsers.ts';
import { demoSession } from '../../../tools/look/demoSession.ts';
import { orderAddresses, orderPages } from '../../../tools/look/orderAddresses.ts';

const BROWSER = 'look-at-the-shop';

/** As long as the form takes it, and without a place to break. */
const longAddress = {
  recipient: '阿布都热依木江买买提依明尼亚孜',
  phoneNumber: '13800006024',
  divisionCode: '330106',
  detail: `翠苑街道文三路 478 号华星时代广场 B 座 1202 室前台转 ${'A'.repeat(48)}`,
};

/** The sweep over all routes visits these pages as somebody new, who has nothing on them. */
test(
  'the pages of somebody with a year of orders fit every window, and what is on them can be pressed',
  { tag: '@once' },
  async ({ page }) => {
    const session = await demoSession(apiUrl);
    expect(await callApi('POST', '/address', { browserId: BROWSER, token: session.token }, longAddress)).toMatchObject({
      flag: true,
    });
    const ofOrders = await wholeOrderAddresses(session);
    await page.addInitScript((cache) => localStorage.setItem('USER_CACHE', cache), JSON.stringify(session));
    for (const path of Object.values(protectedPaths).flat()) {
      await test.step(path, async () => {
        await page.goto(ofOrders.get(path) ?? path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[data-loading=true], .ant-skeleton, .ant-spin')).toHaveCount(0);
        await expectFits(page, path);
        await expectTargets(page, path);
      });
    }
  },
);

/** Every page of an order has one to show: the demo shop's unpaid order lives for half an hour only, and is made again here. */
async function wholeOrderAddresses(session: Session): Promise<ReadonlyMap<string, string>> {
  const known = await orderAddresses(apiUrl, session);
  if (!known.has('/order/pay')) {
    const account = { browserId: BROWSER, session, phoneNumber: longAddress.phoneNumber, password: demoPassword };
    await buyByApi(account, { keyword: TEAPOT, quantity: 1, isPaid: false });
  }
  const whole = await orderAddresses(apiUrl, session);
  expect(
    Object.keys(orderPages).filter((path) => !whole.has(path)),
    'pages without an order to show',
  ).toEqual([]);
  return whole;
}
