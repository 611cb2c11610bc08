import type { Browser, Page } from '@playwright/test';
import type { Shop } from '../../../../tools/lib/startShop.ts';

/** Where a step stands: the addresses of the shop that began empty, and the browsers of those who work and buy in it. */
export interface EmptyShop {
  readonly shop: Shop & {
    /** The file with what the gateways know. */
    readonly books: string;
  };
  readonly browser: Browser;
}

const PATIENCE_MS = 40_000;

/** A browser of its own for somebody, which finds what it is told below `baseURL`. */
export async function openBrowserOf({ browser }: EmptyShop, baseURL: string): Promise<Page> {
  // Whoever comes in has been nowhere: the tests' own user belongs to another shop.
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  context.setDefaultTimeout(PATIENCE_MS);
  return await context.newPage();
}
