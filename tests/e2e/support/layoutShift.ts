import { expect, type Page } from '@playwright/test';

/** The most that a page may move under its reader while it loads. */
const LARGEST_SHIFT = 0.02;
/** The most that it may move for news: below it, Web Vitals call a page good. */
export const LARGEST_NEWS_SHIFT = 0.1;

interface Watched {
  shifted: number;
  /** The elements that moved, for debugging. */
  moved: string[];
}

/** Adds up layout shifts from the first paint on; call it before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifted = 0;
    watched.moved = [];
    new PerformanceObserver((list) => {
      interface Shift extends PerformanceEntry {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      }
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        watched.shifted += entry.value;
        for (const { node } of entry.sources)
          watched.moved.push((node as Element | null)?.outerHTML?.slice(0, 80) ?? '?');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectNoShift(page: Page, path: string, most = LARGEST_SHIFT): Promise<void> {
  const { shifted, moved } = await page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    return { shifted: watched.shifted, moved: watched.moved };
  });
  const what = `cumulative layout shift on ${path}: ${moved.join(' | ')}`;
  expect.soft(shifted, what).toBeLessThanOrEqual(most);
}
