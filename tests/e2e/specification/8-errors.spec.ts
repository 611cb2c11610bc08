import type { Page } from '@playwright/test';
import { answerCall, refused } from '../support/answers.ts';
import { changeAvatar } from '../support/avatar.ts';
import { logInByPassword } from '../support/forms.ts';
import { readCache } from '../support/readCache.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { errorToast } from '../support/toast.ts';

async function submitLogin(page: Page): Promise<void> {
  await page.goto('/login/usernamePassword');
  await logInByPassword(page, 'nobody', 'qingci-2026');
}

test('§8 Response JSON with a false flag: show its msg as an error message and reject', async ({ page }) => {
  await answerCall(page, '/user/login', { json: refused('这是服务器的说明') });
  await submitLogin(page);
  await expect(page.getByRole('alert').filter({ hasText: '这是服务器的说明' })).toBeVisible();
  await expect(page).toHaveURL('/login/usernamePassword');
  expect(await readCache(page)).toBeNull();
});

memberTest('§8 Response JSON with a false flag: outside of forms the message is a toast', async ({ page }) => {
  await answerCall(page, '/file/upload', { json: refused('这张图片不行') });
  await page.goto('/user/personCenter');
  await changeAvatar(page);
  await expect(errorToast(page)).toContainText('这张图片不行');
});

memberTest('§8 HTTP 302: go to the location header', { tag: '@once' }, async ({ page, baseURL }) => {
  await answerCall(page, '/file/upload', { status: 302, headers: { location: `${baseURL}/guide?moved=1` } });
  await page.goto('/user/personCenter');
  await changeAvatar(page);
  await expect(page).toHaveURL('/guide?moved=1');
});

memberTest('§8 401: rejected silently', { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/file/upload', { status: 401, json: refused('登录已过期') });
  await page.goto('/user/personCenter');
  const before = await readCache(page);
  await changeAvatar(page);
  // Rejected: the button is free again. Silently: nobody is told, nobody is logged out.
  await expect(page.getByRole('dialog').getByRole('button', { name: '使用这张' })).not.toHaveClass(/ant-btn-loading/);
  await expect(page.getByText('登录已过期')).toHaveCount(0);
  await expect(errorToast(page)).toHaveCount(0);
  expect((await readCache(page))?.operator).toEqual(before?.operator);
});

memberTest('§8 401 of the start-up refresh is silent too', { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/user/self', { status: 401, json: refused('登录已过期') });
  const twice = [page.waitForResponse('**/api/user/self'), page.waitForResponse('**/api/user/refresh')];
  await page.goto('/guide');
  await Promise.all(twice);
  await expect(page.getByText('登录已过期')).toHaveCount(0);
  expect(await readCache(page)).not.toBeNull();
});

memberTest('§8 403: clear the user cache and reject', { tag: '@once' }, async ({ page }) => {
  await page.goto('/user/personCenter');
  await answerCall(page, '/file/upload', { status: 403, json: refused('登录状态已失效') });
  await changeAvatar(page);
  await expect.poll(() => readCache(page)).toBeNull();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/login'));
  await expect(page.getByText('头像已更换')).toHaveCount(0);
});

memberTest("§8 Other failures: show the response's msg, as an error toast", { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/file/upload', {
    status: 500,
    json: { ...refused('仓库正在盘点'), message: 'second choice' },
  });
  await page.goto('/user/personCenter');
  await changeAvatar(page);
  await expect(errorToast(page)).toContainText('仓库正在盘点');
  await expect(page.getByText('second choice')).toHaveCount(0);
});

memberTest('§8 Other failures: else message', { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/file/upload', { status: 502, json: { message: '网关没有回应' } });
  await page.goto('/user/personCenter');
  await changeAvatar(page);
  await expect(errorToast(page)).toContainText('网关没有回应');
});

memberTest("§8 Other failures: else the error's own message", { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/file/upload', { status: 503, html: '<h1>nginx</h1>' });
  await page.goto('/user/personCenter');
  await changeAvatar(page);
  await expect(errorToast(page)).toContainText(/Service Unavailable|服务/);
  await expect(page.getByText('nginx')).toHaveCount(0);
});

memberTest('§8 Other failures: an answer that never came is told as well', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/file/upload', (route) => route.abort('connectionrefused'));
  await page.goto('/user/personCenter');
  await changeAvatar(page);
  await expect(errorToast(page)).toContainText('网络没有连上');
});

test('§8 Other failures of a form: as an error toast', { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/user/login', { status: 500, json: refused('仓库正在盘点') });
  await submitLogin(page);
  await expect(errorToast(page)).toContainText('仓库正在盘点');
});
