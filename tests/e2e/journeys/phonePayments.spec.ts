import type { Page } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.ts';
import { main, openPay } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { lookAt } from '../support/lookAt.ts';
import { expect, memberTest } from '../support/test.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } as const;
const CHROME =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function expectDone(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order\/paymentCompleted\?id=/);
  await expect(main(page).getByRole('heading', { name: '付款成功' })).toBeVisible();
}

async function chooseRecharge(page: Page, gateway: '微信支付' | '支付宝'): Promise<void> {
  await page.goto('/user/balance');
  await hydrated(page);
  await main(page).getByText('¥100', { exact: true }).click();
  await main(page).getByRole('radio', { name: gateway }).check();
}

memberTest.describe('in a phone’s browser', { tag: '@once' }, () => {
  memberTest.use({ ...PHONE, userAgent: CHROME });

  memberTest('WeChat and Alipay open in the page’s place, and lead back', async ({ page, account }) => {
    const { step } = memberTest;
    await step('an order is paid in WeChat', async () => {
      await openPay(page, account);
      await expect(main(page).getByRole('radio', { name: '微信支付' })).toBeChecked();
      await lookAt(page, 'phone-wechat');
      await main(page)
        .getByRole('button', { name: /^打开微信支付，付 ¥/ })
        .click();
      await expect(page).toHaveURL(({ origin }) => origin === new URL(sandboxUrl).origin);
      await page.getByRole('button', { name: '确认支付' }).click();
      await expectDone(page);
    });
    await step('whoever gives up at Alipay comes back, and pays the next time', async () => {
      await chooseRecharge(page, '支付宝');
      const recharge = main(page).getByRole('button', { name: '充值 ¥100.00' });
      await recharge.click();
      await page.getByRole('button', { name: '取消', exact: true }).click();
      await expect(page).toHaveURL('/user/balance');
      await chooseRecharge(page, '支付宝');
      await recharge.click();
      await page.getByRole('button', { name: '确认付款' }).click();
      await expect(page.getByRole('dialog', { name: '充值结果' })).toContainText('已到账 ¥100.00');
      await expect(page).toHaveURL('/user/balance');
    });
  });
});

/** What WeChat adds to its browser: the person presses 取消 as often as they are told to, then pays. */
async function sitInWechat(page: Page, { cancels }: { cancels: number }): Promise<void> {
  let left = cancels;
  await page.exposeFunction('pressInWechat', async (name: string, call: object) => {
    expect(name).toBe('getBrandWCPayRequest');
    left -= 1;
    if (left >= 0) return { err_msg: 'get_brand_wcpay_request:cancel' };
    const answer = await fetch(`${sandboxUrl}/control/pay/inWechat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person: 'lin', call }),
    });
    return (await answer.json()) as unknown;
  });
  await page.addInitScript(() => {
    const invoke = (name: string, call: object, told: (answer: object) => void) => {
      const { pressInWechat } = window as unknown as { pressInWechat: (of: string, what: object) => Promise<object> };
      void pressInWechat(name, call).then(told);
    };
    // As WeChat does: later than the page, which is told.
    setTimeout(() => {
      Object.assign(window, { WeixinJSBridge: { invoke } });
      document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    }, 300);
  });
}

memberTest.describe('inside WeChat', { tag: '@once' }, () => {
  memberTest.use({ ...PHONE, userAgent: `${CHROME} MicroMessenger/8.0.60` });

  memberTest('a payment is cancelled, made, and found again by a spent code', async ({ page, account }) => {
    const { step } = memberTest;
    await sitInWechat(page, { cancels: 1 });
    const callbacks: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().includes('/wx/callback?')) callbacks.push(frame.url());
    });
    await openPay(page, account);
    const payPage = page.url();
    await step('Alipay cannot be opened there', async () => {
      await main(page).getByRole('radio', { name: '支付宝' }).check();
      await expect(main(page).getByText('微信里打不开支付宝')).toBeVisible();
      await main(page).getByRole('radio', { name: '微信支付' }).check();
    });
    await step('cancelled: nothing was taken, and the way back leads to where it is paid', async () => {
      await main(page)
        .getByRole('button', { name: /^打开微信支付，付 ¥/ })
        .click();
      await expect(main(page).getByRole('heading', { name: '没有付款' })).toBeVisible();
      await expect(page).toHaveTitle(/^微信支付/);
      await expectAccessible(page);
      await lookAt(page, 'phone-inWechat-cancelled');
      const back = main(page).getByRole('link', { name: '换一种方式付' });
      expect(new URL((await back.getAttribute('href')) ?? '', payPage).href).toBe(payPage);
    });
    await step('paid', async () => {
      await main(page).getByRole('button', { name: '再打开微信支付' }).click();
      await expectDone(page);
    });
    await step('loaded anew with a code that is spent, it ends with the result', async () => {
      await page.goto(callbacks.at(-1) ?? '');
      await expectDone(page);
    });
  });

  memberTest('a browser that only takes WeChat’s name is told so', async ({ page }) => {
    await chooseRecharge(page, '支付宝');
    await expect(main(page).getByText('微信里打不开支付宝')).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^充值/ }), 'nothing is begun that cannot be paid').toHaveCount(
      0,
    );
    await main(page).getByRole('radio', { name: '微信支付' }).check();
    await main(page).getByRole('button', { name: '充值 ¥100.00' }).click();
    await expect(main(page).getByRole('heading', { name: '微信支付没有打开' })).toBeVisible();
    await expect(main(page).getByText('没有扣款'), 'nobody knows that').toHaveCount(0);
    await expect(main(page).getByRole('button', { name: '再打开微信支付' })).toBeVisible();
  });
});
