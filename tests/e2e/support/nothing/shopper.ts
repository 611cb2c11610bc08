import { expect, type Page } from '@playwright/test';
import { main, submitButton } from '../checkout.ts';
import { askForCode } from '../forms.ts';
import { hydrated } from '../hydrated.ts';
import { lookAt } from '../lookAt.ts';
import { newPhone, readSmsCode } from '../sms.ts';
import { payOnPhone } from '../payOnPhone.ts';
import { COUPON } from './makeCoupon.ts';

/** Somebody registers with the code from their phone. */
export async function register(page: Page, sandboxUrl: string): Promise<void> {
  const phoneNumber = newPhone();
  await page.goto('/register');
  await hydrated(page);
  await askForCode(page, phoneNumber);
  await page.getByLabel('短信验证码').fill(await readSmsCode(phoneNumber, 1, sandboxUrl));
  await page.getByRole('textbox', { name: '密码' }).fill('qingci-2026');
  await page.getByRole('checkbox').check();
  await lookAt(page, 'nothing-register');
  await page.getByRole('main').getByRole('button', { name: '注册' }).click();
  await expect(page).not.toHaveURL(/\/register/);
}

/** The coupon that the shop's staff have just made. */
export async function claimCoupon(page: Page): Promise<void> {
  await page.goto('/user/coupons');
  await page.getByRole('button', { name: /^去领券/ }).click();
  const offers = page.getByRole('dialog', { name: '可领的券' });
  await offers.getByRole('button', { name: `领取 ${COUPON}` }).click();
  await expect(offers.getByRole('status')).toContainText(`已领取“${COUPON}”`);
  await lookAt(page, 'nothing-coupon-claimed');
}

/** From the product's page to the payment by a phone. Answers the order's id. */
export async function buy(page: Page, productId: string, sandboxUrl: string): Promise<string> {
  await page.goto(`/product?id=${productId}`);
  await hydrated(page);
  await lookAt(page, 'nothing-shop-product');
  await page.getByRole('link', { name: /^立即购买/ }).click();
  await expect(page).toHaveURL(/\/order\/confirm\?skuId=/);
  const address = main(page).getByRole('region', { name: '收货地址' });
  await address.getByLabel('粘贴识别').fill('林知夏 13800006024 浙江省杭州市西湖区文三路 478 号华星时代 3 幢 1202');
  await address.getByRole('button', { name: '识别并填入' }).click();
  await expect(address.getByText('已填入，请核对。')).toBeVisible();
  await address.getByRole('button', { name: '保存地址' }).click();
  await expect(address.getByRole('button', { name: '保存地址' })).toHaveCount(0);
  await expect(main(page).getByRole('radio', { name: COUPON })).toBeChecked();
  await expect(main(page).getByRole('region', { name: '价格明细' })).toContainText('满减');
  await lookAt(page, 'nothing-shop-confirm');
  const answered = page.waitForResponse(/\/api\/payment\/[^/]+\/code$/);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/order\/pay\?id=/);
  const { data } = (await (await answered).json()) as { data: { codeUrl: string } };
  await lookAt(page, 'nothing-shop-pay');
  await payOnPhone(page.context(), data.codeUrl, sandboxUrl);
  await expect(page).toHaveURL(/\/order\/paymentCompleted\?id=/);
  await expect(main(page).getByRole('heading', { name: '付款成功' })).toBeVisible();
  await lookAt(page, 'nothing-shop-paid');
  return new URL(page.url()).searchParams.get('id') ?? '';
}
