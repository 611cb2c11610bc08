import { expect, type Page } from '@playwright/test';
import { lookAt } from '../lookAt.ts';
import { newTrackingNo } from '../orderPages.ts';
import { TEAPOT } from './goods.ts';

/** The one order that waits is sent. */
export async function dispatch(page: Page): Promise<void> {
  await page.goto('/orders?state=awaitingDispatch');
  const waiting = page.getByRole('row').filter({ hasText: TEAPOT.title });
  await expect(waiting).toHaveCount(1);
  await lookAt(page, 'nothing-orders');
  await waiting.getByRole('link').click();
  const story = page.getByRole('article', { name: /^订单 / });
  await expect(story).toContainText('待发货');
  await page.keyboard.press('d');
  const tracking = newTrackingNo();
  await page.getByLabel('运单号').fill(tracking);
  await lookAt(page, 'nothing-dispatch');
  await page.keyboard.press('Enter');
  await expect(story).toContainText(tracking);
  await lookAt(page, 'nothing-dispatched');
}
