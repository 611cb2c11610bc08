import { expect, type Page } from '@playwright/test';
import { main, PASSWORD, submitButton } from './checkout.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { payAtCashier } from './payAtCashier.ts';
import { payOnPhone } from './payOnPhone.ts';

/** From the page of confirming a locked unit on, by each way. */
export const payForUnit = {
  async balance(page: Page) {
    await submit(page);
    await main(page).getByRole('radio', { name: '余额' }).check();
    await main(page).getByLabel('支付密码').fill(PASSWORD);
    await main(page)
      .getByRole('button', { name: /^用余额支付/ })
      .click();
  },

  /** The code is scanned by a phone. */
  async wechat(page: Page) {
    // Who has no balance is offered the code at once.
    const answered = page.waitForResponse(/\/api\/payment\/[^/]+\/code$/);
    await submit(page);
    const { data } = (await (await answered).json()) as { data: { codeUrl: string } };
    await payOnPhone(page.context(), data.codeUrl);
  },

  /** In a window of its own, which leads back to the pages of open box. */
  async alipay(page: Page) {
    await submit(page);
    await expectAccessible(page);
    await payAtCashier(page, /\/openBoxOrder\/paymentCompleted\?id=/);
  },
};

async function submit(page: Page): Promise<void> {
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/openBoxOrder\/pay\?id=/);
  await hydrated(page);
}
