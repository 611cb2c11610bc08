import type { Page } from '@playwright/test';
import { askForCode } from '../support/forms.ts';
import { readCache } from '../support/readCache.ts';
import { newPhone, readSmsCode } from '../support/sms.ts';
import { expect, test } from '../support/test.ts';
import { onMiniProgramCode, onWebsiteCode, type Person, scanShownCode } from '../support/wechat.ts';

/** Each test has its own person of the sandbox, because one logs in for the first time only once. */
async function bindPhone(page: Page): Promise<string> {
  const phoneNumber = newPhone();
  await askForCode(page, phoneNumber);
  await page.getByLabel('短信验证码').fill(await readSmsCode(phoneNumber));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '绑定并登录' }).click();
  return phoneNumber;
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/user/personCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/');
}

async function scanMiniProgram(page: Page, person: Person): Promise<void> {
  await page.goto('/cart/mine');
  await page.getByRole('navigation', { name: '登录方式' }).getByRole('link', { name: '小程序扫码' }).click();
  await expect(page.getByRole('img', { name: '登录用的小程序码' })).toBeVisible();
  const scene = await scanShownCode(page);
  await onMiniProgramCode(scene, person, 'scan');
  await expect(page.getByRole('heading', { name: '在手机上确认' })).toBeVisible();
  await onMiniProgramCode(scene, person, 'confirm');
}

test(
  'first login by mini-program code binds a phone; the second goes straight in',
  { tag: '@once' },
  async ({ page }) => {
    await scanMiniProgram(page, 'zhao');
    await expect(page.getByText('第一次登录，请绑定手机号')).toBeVisible();
    const phoneNumber = await bindPhone(page);
    await expect(page).toHaveURL('/cart/mine');
    const first = (await readCache(page))?.operator;
    expect(first?.phoneNumber).toBe(`${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`);
    await logOut(page);
    await scanMiniProgram(page, 'zhao');
    await expect(page).toHaveURL('/cart/mine');
    expect((await readCache(page))?.operator.invitationCode).toBe(first?.invitationCode);
  },
);

async function scanWebsite(page: Page, person: Person): Promise<void> {
  await page.goto('/cart/mine');
  const code = page.waitForResponse((response) => response.url().endsWith('/api/user/login/qrCode/wechat'));
  await page.getByRole('navigation', { name: '登录方式' }).getByRole('link', { name: '微信扫码' }).click();
  const { data } = (await (await code).json()) as { data: { url: string } };
  await expect(page.frameLocator('iframe').getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  await onWebsiteCode(new URL(data.url).searchParams.get('state') ?? '', person, 'confirm');
}

test(
  'first login by website QR code binds a phone; the second goes straight in',
  { tag: '@once' },
  async ({ page }) => {
    await scanWebsite(page, 'su');
    await expect(page).toHaveURL((url) => url.pathname === '/wx/callback');
    await expect(page.getByText('第一次登录，请绑定手机号')).toBeVisible();
    await bindPhone(page);
    await expect(page).toHaveURL('/cart/mine');
    const first = (await readCache(page))?.operator;
    await logOut(page);
    await scanWebsite(page, 'su');
    await expect(page).toHaveURL('/cart/mine');
    expect((await readCache(page))?.operator.invitationCode).toBe(first?.invitationCode);
  },
);

test('a mini-program login that the phone refuses says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login/wechat');
  await expect(page.getByRole('img', { name: '登录用的小程序码' })).toBeVisible();
  await onMiniProgramCode(await scanShownCode(page), 'lin', 'refuse');
  await expect(page.getByRole('heading', { name: '手机上取消了登录' })).toBeVisible();
  expect(await readCache(page)).toBeNull();
});
