import type { Locator, Page } from '@playwright/test';

/** The shop's error toasts: those with a button that closes them, not the notes inside a form. */
export function errorToast(page: Page): Locator {
  return page.getByRole('alert').filter({ has: page.getByRole('button', { name: '关闭提示' }) });
}
