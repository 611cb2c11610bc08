import type { JSHandle, Page } from '@playwright/test';
import { loadedExport } from './loadedExport.ts';

interface PageClient {
  call: (name: string, input: object, options: object) => Promise<unknown>;
}

/** The client that the page itself speaks to the API with. */
export function pageClient(page: Page): Promise<JSHandle<PageClient>> {
  return loadedExport<PageClient>(page, ['call', 'download']);
}
