import type { Page } from '@playwright/test';

/** Chooses a product in a field that looks for it as one types. */
export async function pickProduct(page: Page, label: string, title: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(title);
  await page.getByTitle(title).click();
}
