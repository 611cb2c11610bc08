import { expect, type Page } from '@playwright/test';
import { lookAt } from '../lookAt.ts';
import { typeTimes } from './typeTimes.ts';

export const COUPON = '开店满 100 减 15';

/** A coupon for whoever wants it. */
export async function makeCoupon(page: Page): Promise<void> {
  await page.goto('/coupons');
  await lookAt(page, 'nothing-coupons-empty');
  await page.getByRole('button', { name: '新建优惠券' }).click();
  await page.getByLabel('名称，用户看得到').fill(COUPON);
  await page.getByLabel('满多少').fill('100');
  await page.getByLabel('减多少').fill('15');
  await typeTimes(page, '领取时间', 30);
  await page.getByLabel('总量').fill('200');
  await expect(page.getByText('上个月没有够得着的订单，还看不出要花多少')).toBeVisible();
  await lookAt(page, 'nothing-coupon-new');
  await page.getByRole('button', { name: '建好并开始发' }).click();
  await expect(page.getByRole('heading', { name: COUPON })).toBeVisible();
  await lookAt(page, 'nothing-coupon');
}
