import type { Page } from '@playwright/test';

/** Once the page's scripts have taken over: a person would not be as quick, and would press again. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
