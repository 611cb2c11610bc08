import { expect, type Page } from '@playwright/test';

/** All scripts that the page has loaded by now, as they came over the network, are no more than so many KB. */
export async function expectScriptsWithin(page: Page, mostKb: number): Promise<void> {
  await page.waitForLoadState('load');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes, 'the page has loaded scripts').toBeGreaterThan(10_000);
  expect(Math.ceil(bytes / 1024), 'KB of scripts').toBeLessThanOrEqual(mostKb);
}
