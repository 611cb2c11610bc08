import { expect, type Page } from '@playwright/test';
import { main } from '../checkout.ts';
import { hydrated } from '../hydrated.ts';
import { lookAt } from '../lookAt.ts';
import { drawer, newTrackingNo } from '../orderPages.ts';

/** The buyer has received the goods, and wants to give them back. */
export async function askToReturn(page: Page, orderId: string): Promise<void> {
  await page.goto(`/order/detail?id=${orderId}&afterSale=apply`);
  await hydrated(page);
  const apply = drawer(page, '申请售后');
  await apply.getByRole('radio', { name: /^退货退款/ }).check();
  await apply.getByRole('radio', { name: '收到时已损坏' }).check();
  await apply.getByRole('textbox', { name: /^说明/ }).fill('壶盖内侧有一道裂纹。');
  await lookAt(page, 'nothing-return-asked');
  await apply.getByRole('button', { name: '提交申请' }).click();
  await expect(drawer(page, '退款与售后').getByRole('heading', { name: '等待审核' })).toBeVisible();
}

/** Staff agree to it: the goods come first. */
export async function agreeToReturn(page: Page): Promise<void> {
  await page.goto('/afterSale');
  const decision = page.getByRole('region', { name: '决定' });
  await decision.getByLabel('给买家的话').fill('请连盒寄回，运费我们出。');
  await lookAt(page, 'nothing-return-decide');
  await decision.getByRole('button', { name: '同意退货，收到货再退款' }).click();
  await expect(page.getByText('已同意')).toBeVisible();
}

/** The buyer sends the goods. */
export async function sendBack(page: Page): Promise<void> {
  const progress = drawer(page, '退款与售后');
  await expect(progress.getByRole('heading', { name: '等待寄回' })).toBeVisible();
  await progress.getByLabel('快递单号', { exact: true }).fill(newTrackingNo());
  await progress.getByRole('button', { name: '我已寄出' }).click();
  await expect(progress.getByRole('heading', { name: '退货途中' })).toBeVisible();
  await lookAt(page, 'nothing-return-sent');
}

/** They are there; the refund is large, so another person has to agree. */
export async function receiveReturn(page: Page): Promise<void> {
  await page.goto('/afterSale?state=returning');
  const decision = page.getByRole('region', { name: '决定' });
  await decision.getByRole('radio', { name: /^货已收到/ }).check();
  await decision.getByLabel('商品完好，回到可售库存').uncheck();
  await lookAt(page, 'nothing-return-received');
  await decision.getByRole('button', { name: '同意，送去批准' }).click();
  await expect(page.getByText('已送去第二人批准')).toBeVisible();
  await expect(decision).toContainText('等第二人批准');
  await lookAt(page, 'nothing-return-waits');
}

/** The buyer sees the money. */
export async function expectRefunded(page: Page): Promise<void> {
  const progress = drawer(page, '退款与售后');
  await expect(progress.getByRole('heading', { name: '已退款' })).toBeVisible();
  await lookAt(page, 'nothing-refunded');
  await progress.getByRole('button', { name: '关闭' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('已关闭');
  await expect(main(page).getByText('¥2,635.00 已退回微信支付')).toBeVisible();
}
