import { groupedYuan } from '@jiwu/kernel';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { apiUrl } from './addresses.ts';
import { buyByApi } from './buyByApi.ts';
import { callApi } from './callApi.ts';
import { findDemoProduct } from './demoProducts.ts';
import { hydrated } from './hydrated.ts';
import type { Account } from './registerByApi.ts';

export const PASSWORD = '270514';
/** There are hundreds of it, and no other test looks at it. It is sent free of charge. */
export const GOODS = '华夫格棉浴袍';
export const FIVE = '全场无门槛 5 元';
export const main = (page: Page) => page.getByRole('main');
export const callerOf = ({ browserId, session }: Account) => ({ browserId, token: session.token });

export async function addAddress(account: Account): Promise<void> {
  const home = { recipient: '林知夏', phoneNumber: '13800006024', divisionCode: '330106', detail: '文三路 478 号' };
  await callApi('POST', '/address', callerOf(account), home);
}

export async function claim(account: Account, name: string): Promise<void> {
  const { data } = await callApi('GET', '/coupon/offer', callerOf(account));
  const { items } = data as { items: { coupon: { id: string; name: string } }[] };
  const offer = items.find(({ coupon }) => coupon.name === name);
  await callApi('POST', `/coupon/${offer?.coupon.id}/claim`, callerOf(account), {});
}

/** The first SKU of a product that a search leads to. */
export async function findSku(keyword: string): Promise<{ id: string; priceFen: number }> {
  const { id } = await findDemoProduct(keyword);
  const response = await fetch(`${apiUrl}/api/product/detail?id=${id}`);
  const { data } = (await response.json()) as { data: { skus: { id: string; priceFen: number; available: number }[] } };
  const sku = data.skus.find(({ available }) => available > 0);
  if (!sku) throw new Error(`${keyword} is sold out`);
  return sku;
}

/** As pages write an amount, with its thousands set apart. */
export const yuan = (fen: number) => `¥${groupedYuan(fen)}`;
export const submitButton = (page: Page) =>
  page.getByRole('button', { name: /^(提交订单|按新的金额提交)/ }).filter({ visible: true });

export async function openConfirm(page: Page, skuId: string): Promise<void> {
  await page.goto(`/order/confirm?skuId=${skuId}&quantity=1`);
  await hydrated(page);
  await expect(main(page).getByRole('region', { name: '商品清单' })).toBeVisible();
}

/** Stands before the ways to pay for one piece of a cheap thing. It is ordered by the API: other tests press 提交订单. */
export async function openPay(page: Page, account: Account): Promise<{ priceFen: number }> {
  const order = await buyByApi(account, { keyword: GOODS, quantity: 1, isPaid: false });
  await page.goto(`/order/pay?id=${order.id}`);
  await hydrated(page);
  return { priceFen: order.payFen };
}

export async function expectPaid(page: Page, words: string): Promise<void> {
  await expect(page).toHaveURL(/\/order\/paymentCompleted\?id=/);
  await expect(main(page).getByRole('heading', { name: '付款成功' })).toBeVisible();
  await expect(main(page).getByText(words)).toBeVisible();
}
