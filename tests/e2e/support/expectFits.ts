import { expect, type Page } from '@playwright/test';

/** What a part shows that is still on its way. */
const COMING = '[data-loading=true], .ant-skeleton, .ant-spin';

/** Small and large phones, a tablet upright and across, a screen. */
const WIDTHS = [320, 375, 390, 768, 1024, 1440];

/**
 * No page is wider than its window, whatever the window: a phone would show it shrunk, with its buy bar out of sight. What only comes
 * when one scrolls there, such as recommendations, counts too.
 */
export async function expectFits(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('the page has a size');
  await page.evaluate(toTheEnd);
  await expect(page.getByRole('main').locator(COMING)).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    expect.soft(await page.evaluate(findOverflow), `${path} is wider than ${width} px`).toBe('');
  }
  await page.setViewportSize(before);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Runs in the page: by steps of a window, as one scrolls, so that every part comes near once. */
async function toTheEnd(): Promise<void> {
  // A list without an end would lead on for ever.
  for (let step = 0; step < 20; step += 1) {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (window.scrollY + clientHeight >= scrollHeight - 1) return;
    window.scrollBy(0, clientHeight);
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  }
}

/** Runs in the page, once it is laid out anew: how wide it is, and the first elements that reach out of it. */
async function findOverflow(): Promise<string> {
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return '';
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px`, ...out.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 80))].join(' | ');
}
