import type { Page } from '@playwright/test';

/** Takes a picture of the page into the folder that JIWU_LOOK names, to be laid beside the drawn ones; without one it does nothing. */
export async function lookAt(page: Page, name: string): Promise<void> {
  const folder = process.env['JIWU_LOOK'];
  const width = page.viewportSize()?.width ?? 0;
  if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
}
