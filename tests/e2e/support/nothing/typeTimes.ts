import type { Locator, Page } from '@playwright/test';

const HOUR_MS = 3_600_000;

/** As a field with date and time takes it: 2026-11-18 20:00:00 in Shanghai. */
function typed(at: number): string {
  return new Date(at + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Fills a range of times: from an hour ago for some days, so that what it is for has begun. */
export async function typeTimes(within: Page | Locator, label: string, days: number): Promise<void> {
  const fields = within.getByLabel(label, { exact: true });
  const times = [Date.now() - HOUR_MS, Date.now() + days * 24 * HOUR_MS];
  for (const [nth, at] of times.entries()) {
    await fields.nth(nth).fill(typed(at));
    await fields.nth(nth).press('Enter');
  }
}
