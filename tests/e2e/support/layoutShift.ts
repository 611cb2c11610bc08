import { expect, type Page } from '@playwright/test';

/** The most that a page may move under its reader while it loads. */
const LARGEST_SHIFT = 0.02;

interface Watched {
  shifted: number;
}

/** Adds up what moves from the first paint on; to be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) watched.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectNoShift(page: Page, path: string): Promise<void> {
  const shifted = await page.evaluate(() => (globalThis as unknown as Watched).shifted);
  expect.soft(shifted, `cumulative layout shift on ${path}`).toBeLessThanOrEqual(LARGEST_SHIFT);
}
