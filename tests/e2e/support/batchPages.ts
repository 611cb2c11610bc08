import type { Page } from '@playwright/test';
import { main } from './checkout.ts';
import { hydrated } from './hydrated.ts';

/** A part of the page by its name. */
export const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });

/** The way on stands in the side panel on wide screens, in a bar at the foot on phones. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

export async function openBatches(page: Page, path = '/order/dropshipping'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
