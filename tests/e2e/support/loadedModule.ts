import { expect, type JSHandle, type Page } from '@playwright/test';

/**
 * A module that the page has loaded and that exports all these names. Importing an address that is loaded already
 * yields the module that is running, so this looks at the page and adds nothing to it.
 */
export async function loadedModule<M>(page: Page, names: readonly string[]): Promise<JSHandle<M>> {
  const handle = await page.evaluateHandle(async (wanted) => {
    const scripts = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
    for (const { pathname } of scripts.filter((url) => url.pathname.endsWith('.js'))) {
      const loaded = (await import(pathname)) as Record<string, unknown>;
      if (wanted.every((name) => name in loaded)) return loaded;
    }
    return null;
  }, names);
  expect(await handle.evaluate((found) => found !== null), `a loaded script exports ${names.join(', ')}`).toBe(true);
  return handle as JSHandle<M>;
}
