import type { Page, Request } from '@playwright/test';

/**
 * Every call to the API that a page makes from now on, in order. The count of visitors is none of a page's calls: it is
 * told as nobody, three seconds after the load, in the midst of whatever a test does then (tellVisit.test.ts).
 */
export function watchCalls(page: Page): { readonly calls: Request[]; readonly pathsOf: () => string[] } {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/visit') calls.push(request);
  });
  return { calls, pathsOf: () => calls.map((call) => new URL(call.url()).pathname) };
}
