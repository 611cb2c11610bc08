import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations.ts';

/** axe finds nothing on the page as it stands when all that moves or fades has come to rest: half-faded words have no contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  expect(await findViolations(page)).toEqual([]);
}
