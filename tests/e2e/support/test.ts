import { test as base } from '@playwright/test';
import { webUrl } from './addresses.ts';
import { type Account, newBrowserId, registerByApi } from './registerByApi.ts';

/** Local storage that the browser starts with, once: what the page changes afterwards stays changed. */
export function startingWith(entries: Record<string, string>) {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: webUrl, localStorage }] };
}

/** A browser that nobody has used: it has to make its own identifier. */
export const untouchedTest = base;

/** A visitor. The identifier is given, because every test in one Chromium would compute the same and share its limits. */
export const test = base.extend({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of the fixtures from it
  storageState: async ({}, use) => {
    await use(startingWith({ browser: newBrowserId() }));
  },
});

/** A registered user, already logged in. */
export const memberTest = base.extend<{ account: Account }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- as above
  account: async ({}, use) => {
    await use(await registerByApi());
  },
  storageState: async ({ account }, use) => {
    await use(startingWith({ browser: account.browserId, USER_CACHE: JSON.stringify(account.session) }));
  },
});

export { expect } from '@playwright/test';
