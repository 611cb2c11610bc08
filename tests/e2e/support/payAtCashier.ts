import { expect, type Page } from '@playwright/test';
import { main } from './checkout.ts';

/** Pays at Alipay, in a window of its own, which leads back to the shop and is closed when it has done its work. */
export async function payAtCashier(page: Page, isBackAt: RegExp): Promise<void> {
  await main(page).getByRole('radio', { name: '支付宝' }).check();
  const opened = page.context().waitForEvent('page');
  await main(page)
    .getByRole('button', { name: /^用支付宝付款/ })
    .click();
  const cashier = await opened;
  await cashier.getByRole('button', { name: '确认付款' }).click();
  await expect(cashier).toHaveURL(isBackAt);
  await cashier.close();
}
