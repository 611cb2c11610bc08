import type { Page } from '@playwright/test';

/** Tells the things of one run from those of another. */
export const stamp = () => String(Date.now()).slice(-6);

/** A field that looks for something, and what it finds. */
export async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words);
  await page.locator('.ant-select-item-option').filter({ hasText: words }).first().click();
}

/** Opens a list from which one only chooses. */
export async function openList(page: Page, label: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label, exact: true })
    .locator('xpath=ancestor::*[contains(@class, "ant-select")][1]')
    .click();
}

/** Both ends of a span, as one types them. */
export async function typeSpan(page: Page, label: string, from: string, until: string): Promise<void> {
  const ends = page.getByLabel(label);
  for (const [end, words] of [
    [ends.first(), from],
    [ends.last(), until],
  ] as const) {
    await end.fill(words);
    await end.press('Enter');
  }
}
