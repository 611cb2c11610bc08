import { expect, type JSHandle, type Page } from '@playwright/test';

/**
 * An export of one of the page's scripts, recognised by its properties: bundlers rename exports. Importing an address that is
 * loaded already yields the running module, so this only looks at the page.
 */
export async function loadedExport<T>(page: Page, properties: readonly string[]): Promise<JSHandle<T>> {
  const handle = await page.evaluateHandle(async (wanted) => {
    const fits = (value: unknown) =>
      ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
      wanted.every((name) => name in value);
    const scripts = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
    for (const { pathname } of scripts.filter((url) => url.pathname.endsWith('.js'))) {
      for (const value of Object.values((await import(pathname)) as Record<string, unknown>)) {
        if (fits(value)) return value;
        // A CommonJS module is wrapped in a short function that yields the module, the same one each time.
        const isWrapper = typeof value === 'function' && value.length === 0 && String(value).includes('exports');
        const inner: unknown = isWrapper ? (value as () => unknown)() : null;
        if (fits(inner)) return inner;
      }
    }
    return null;
  }, properties);
  expect(await handle.evaluate((found) => found !== null), `a loaded script exports ${properties.join(', ')}`).toBe(
    true,
  );
  return handle as JSHandle<T>;
}
