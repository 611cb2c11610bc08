import { expect, type JSHandle, type Page } from '@playwright/test';
import { loadedExport } from './loadedExport.ts';

interface Day {
  startOf: (unit: 'week') => Day;
  format: (pattern: string) => string;
}

/** The date library of the page, with the locale that the page has set: what its calendars draw from. */
export async function pageDayjs(page: Page): Promise<JSHandle<(date: string) => Day>> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return loadedExport<(date: string) => Day>(page, ['isDayjs', 'locale']);
}
