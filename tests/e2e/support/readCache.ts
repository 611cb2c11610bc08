import type { Page } from '@playwright/test';
import type { Session } from '@jiwu/contract';

/** The value of USER_CACHE in local storage, or null. */
export async function readCache(page: Page): Promise<Session | null> {
  const text = await page.evaluate(() => localStorage.getItem('USER_CACHE'));
  return text === null ? null : (JSON.parse(text) as Session);
}

export function readBrowserId(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('browser'));
}
