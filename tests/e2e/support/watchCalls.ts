import type { Page, Request } from '@playwright/test';

/** Every call to the API that a page makes from now on, in order. */
export function watchCalls(page: Page): { readonly calls: Request[]; readonly pathsOf: () => string[] } {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return { calls, pathsOf: () => calls.map((call) => new URL(call.url()).pathname) };
}
