import type { Page, Route } from '@playwright/test';

interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  /** Instead of JSON: a gateway's own page. */
  readonly html?: string;
}

/** Answers one call of the API in the server's place; everything else reaches the shop. */
export async function answerCall(page: Page, path: string, answer: FakeAnswer): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api${path}`,
    (route: Route) =>
      route.fulfill({
        status: answer.status ?? 200,
        ...(answer.headers ? { headers: answer.headers } : {}),
        ...(answer.html === undefined ? { json: answer.json ?? {} } : { contentType: 'text/html', body: answer.html }),
      }),
  );
}

export const refused = (msg: string, more: object = {}) => ({ flag: false, code: 1, msg, data: null, ...more });
export const succeeded = (data: unknown, more: object = {}) => ({ flag: true, code: 200, msg: '', data, ...more });
