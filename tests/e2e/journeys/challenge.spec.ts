import { randomBytes } from 'node:crypto';
import { LIFETIME_MS, writeChallenge } from '@jiwu/challenge';
import { CHALLENGE_HEADER, errorCodes } from '@jiwu/contract';
import { callApi } from '../support/callApi.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { askForCode, logInByPassword } from '../support/forms.ts';
import { newBrowserId, registerByApi } from '../support/registerByApi.ts';
import { newPhone, readSmsCode } from '../support/sms.ts';
import { expect, test } from '../support/test.ts';

test('a login after failures of others is worked for by the browser, without anything to do', async ({ page }) => {
  const { phoneNumber, password } = await registerByApi();
  for (let turn = 0; turn < 3; turn += 1) {
    const body = { account: phoneNumber, password: `a guess ${turn}` };
    await callApi('POST', '/user/login', { browserId: newBrowserId() }, body);
  }
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/user/login') statuses.push(response.status());
  });
  const worker = page.waitForEvent('worker');
  await page.goto('/login/usernamePassword');
  await logInByPassword(page, phoneNumber, password);
  await worker;
  await expect(page).toHaveURL('/');
  expect(statuses).toEqual([428, 200]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ path }) => path === '/api')).toMatchObject([
    { name: 'jiwu_device', httpOnly: true, sameSite: 'Strict' },
  ]);
});

test('a code is sent for work, which is told when it takes a while', async ({ page }) => {
  const phoneNumber = newPhone();
  await page.goto('/register');
  let hasAsked = false;
  await page.route('**/api/user/register/code?*', async (route) => {
    if (hasAsked) return await route.fallback();
    hasAsked = true;
    const { status, code, msg } = errorCodes.CHALLENGE;
    const [salt, mac] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
    const challenge = writeChallenge({ bits: 12, untilMs: Date.now() + LIFETIME_MS, salt, mac });
    return await route.fulfill({ status, json: { flag: false, code, msg, data: { challenge } } });
  });
  // Work takes as long as chance wants: here its thread is kept waiting until the words have been read.
  const hasRead = Promise.withResolvers<void>();
  await page.route(/challengeWorker/v, async (route) => {
    await hasRead.promise;
    await route.fallback();
  });
  const proven = page.waitForRequest((request) => CHALLENGE_HEADER.toLowerCase() in request.headers());
  await askForCode(page, phoneNumber);
  const words = page.getByText('正在进行安全验证，请稍候，不用做任何操作。');
  await expect(words).toBeVisible();
  await expectAccessible(page);
  hasRead.resolve();
  await proven;
  await expect(words).toBeHidden();
  // The shop did not write that challenge, and says so; pressed again, the button brings its own.
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('已发送，5 分钟内有效。')).toBeVisible();
  expect(await readSmsCode(phoneNumber)).toMatch(/^\d{6}$/);
});
