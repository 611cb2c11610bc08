import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations.ts';

/** axe finds nothing on the page as it stands when all that moves or fades has come to rest: half-faded words have no contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Looked at again and again: the promise `finished` of one that is repeated for ever, or whose element is gone, may never be settled.
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { polling: 100, timeout: 40_000 },
  );
  expect(await findViolations(page)).toEqual([]);
}
