import type { Page } from '@playwright/test';
import { answerCall, succeeded } from '../support/answers.ts';
import { askForCode } from '../support/forms.ts';
import { newPhone } from '../support/sms.ts';
import { expect, test } from '../support/test.ts';

/** A user asks for a code, and the answer is a 30200. */
async function askAndBeSent(page: Page, answer: { location?: unknown; data?: unknown }): Promise<void> {
  await answerCall(page, '/user/register/code', { json: succeeded(answer.data ?? null, { ...answer, code: 30200 }) });
  await page.goto('/register');
  await askForCode(page, newPhone());
}

test('§8 Code 30200 in a successful response: redirect to the given location', { tag: '@once' }, async ({ page }) => {
  await askAndBeSent(page, { location: '/guide?topic=payment' });
  await expect(page).toHaveURL('/guide?topic=payment');
});

test('§8 Code 30200: or open the data in a new window', { tag: '@once' }, async ({ page, context, baseURL }) => {
  const opened = context.waitForEvent('page');
  await askAndBeSent(page, { data: `${baseURL}/serviceTerms` });
  const popup = await opened;
  await expect(popup).toHaveURL('/serviceTerms');
  expect(await popup.evaluate(() => window.opener === null), 'noopener').toBe(true);
  await expect(page).toHaveURL('/register');
});

const forbidden = [
  { location: 'https://evil.example/pay' },
  { location: '//evil.example/pay' },
  { location: 'javascript:document.title="evil"' },
  { location: '/\\evil.example' },
  { data: 'https://evil.example/pay' },
  { data: 'javascript:document.title="evil"' },
  { data: 'data:text/html,evil' },
];

test('§8 Code 30200 with a foreign or javascript: location is refused', { tag: '@once' }, async ({ context }) => {
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  for (const answer of forbidden) {
    const page = await context.newPage();
    const popups: Page[] = [];
    page.on('popup', (popup) => popups.push(popup));
    const answered = page.waitForResponse('**/api/user/register/code*');
    await askAndBeSent(page, answer);
    await (await answered).finished();
    // The button is back: the answer has been dealt with.
    await expect(page.getByRole('button', { name: '正在发送' })).toHaveCount(0);
    await expect(page).toHaveURL('/register');
    await expect(page).toHaveTitle('注册 · 集物');
    expect(popups, JSON.stringify(answer)).toEqual([]);
    await page.close();
  }
  expect(requested.filter((url) => url.includes('evil'))).toEqual([]);
});
