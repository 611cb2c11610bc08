import { answerCall, refused } from '../support/answers.ts';
import { changeAvatar, useAvatar } from '../support/avatar.ts';
import { logInByPassword } from '../support/forms.ts';
import { readCache } from '../support/readCache.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { errorToast } from '../support/toast.ts';
import { watchCalls } from '../support/watchCalls.ts';

test('a login that is refused, fails, and is answered after an hour', async ({ page, baseURL }) => {
  await page.clock.install();
  const { calls } = watchCalls(page);
  await page.goto('/login/usernamePassword');
  const logIn = () => logInByPassword(page, 'nobody', 'qingci-2026');
  await test.step('§7 Base path /api on the product host', async () => {
    const answered = page.waitForResponse((response) => response.url().includes('/user/login'));
    await logIn();
    await answered;
    const asked = calls.map((call) => new URL(call.url())).filter(({ pathname }) => pathname.includes('/user/'));
    const login = [new URL(baseURL!).origin, '/api/user/login'];
    expect(asked.map(({ origin, pathname }) => [origin, pathname])).toEqual([login]);
  });
  await test.step('§6 Requests identify the caller type as a normal user (header User-Type with value User)', () => {
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.map((call) => call.headers()['user-type'])).toEqual(calls.map(() => 'User'));
  });
  await test.step('§8 Response JSON with a false flag: show its msg as an error message and reject', async () => {
    await answerCall(page, '/user/login', { json: refused('这是服务器的说明') });
    await logIn();
    await expect(page.getByRole('alert').filter({ hasText: '这是服务器的说明' })).toBeVisible();
    await expect(page).toHaveURL('/login/usernamePassword');
    expect(await readCache(page)).toBeNull();
  });
  await test.step('§8 Other failures of a form: as an error toast', async () => {
    await page.unrouteAll();
    await answerCall(page, '/user/login', { status: 500, json: refused('仓库正在盘点') });
    await logIn();
    await expect(errorToast(page)).toContainText('仓库正在盘点');
  });
  await test.step('§7 Default timeout: none', async () => {
    // Time passes for the page, not for us: an answer that takes an hour is still waited for.
    await page.unrouteAll();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/user/login', async (route) => {
      await held;
      await route.fulfill({ json: refused('一小时后的回答') });
    });
    const sent = page.waitForRequest('**/api/user/login');
    await logIn();
    await sent;
    await page.clock.fastForward('01:00:00');
    release();
    await expect(page.getByText('一小时后的回答')).toBeVisible();
  });
});

memberTest('a new avatar: refused in every way, and taken', { tag: '@once' }, async ({ page, account, baseURL }) => {
  const step = memberTest.step;
  const upload = '/file/upload';
  await page.goto('/user/personCenter');
  const before = await readCache(page);
  const answerUpload = async (answer: Parameters<typeof answerCall>[2]) => {
    await page.unrouteAll();
    await answerCall(page, upload, answer);
  };
  /** The dialog stays open after a failure: the same picture is tried again, and the answer is another one. */
  const tryAgain = async (answer: Parameters<typeof answerCall>[2]) => {
    await answerUpload(answer);
    await useAvatar(page);
  };

  await step('§8 401: rejected silently', async () => {
    await answerUpload({ status: 401, json: refused('登录已过期') });
    await changeAvatar(page);
    // Rejected: the button is free again. Silently: nobody is told, nobody is logged out.
    await expect(page.getByRole('dialog').getByRole('button', { name: '使用这张' })).not.toHaveClass(/ant-btn-loading/);
    await expect(page.getByText('登录已过期')).toHaveCount(0);
    await expect(errorToast(page)).toHaveCount(0);
    expect((await readCache(page))?.operator).toEqual(before?.operator);
  });
  await step('§8 Response JSON with a false flag: outside of forms the message is a toast', async () => {
    await tryAgain({ json: refused('这张图片不行') });
    await expect(errorToast(page)).toContainText('这张图片不行');
  });
  await step("§8 Other failures: show the response's msg, as an error toast", async () => {
    await tryAgain({ status: 500, json: { ...refused('仓库正在盘点'), message: 'second choice' } });
    await expect(errorToast(page)).toContainText('仓库正在盘点');
    await expect(page.getByText('second choice')).toHaveCount(0);
  });
  await step('§8 Other failures: else message', async () => {
    await tryAgain({ status: 502, json: { message: '网关没有回应' } });
    await expect(errorToast(page)).toContainText('网关没有回应');
  });
  await step("§8 Other failures: else the error's own message", async () => {
    await tryAgain({ status: 503, html: '<h1>nginx</h1>' });
    await expect(errorToast(page)).toContainText(/Service Unavailable|服务/);
    await expect(page.getByText('nginx')).toHaveCount(0);
  });
  await step('§8 Other failures: an answer that never came is told as well', async () => {
    await page.unrouteAll();
    await page.route(`**/api${upload}`, (route) => route.abort('connectionrefused'));
    await useAvatar(page);
    await expect(errorToast(page)).toContainText('网络没有连上');
  });

  await page.unrouteAll();
  const { calls } = watchCalls(page);
  const shown = page.waitForResponse(
    (response) => /^\/file\/[^/]+$/.test(new URL(response.url()).pathname) && response.ok(),
  );
  await step('§7 PUT /user/update: when avatar is present, header File-Ids carries the avatar id', async () => {
    const call = page.waitForRequest((request) => request.url().endsWith('/api/user/update'));
    await useAvatar(page);
    const { avatar } = (await call).postDataJSON() as { avatar: string };
    expect(avatar).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call).method()).toBe('PUT');
    expect((await call).headers()['file-ids']).toBe(avatar);
    await expect(page.getByRole('status').getByText('头像已更换')).toBeVisible();
  });
  await step('§3 The avatar image address is the file path /file/{id} with the avatar id', async () => {
    const id = (await readCache(page))?.operator.avatar;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new URL((await shown).url()).pathname).toBe(`/file/${id}`);
    expect((await shown).headers()['content-type']).toMatch(/^image\//);
  });
  await step('§7 PUT /user/update: without an avatar there is no header File-Ids', async () => {
    await page.getByRole('button', { name: '编辑资料' }).click();
    const call = page.waitForRequest((request) => request.url().endsWith('/api/user/update'));
    await page.getByLabel('昵称').fill('换个名字');
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
    expect((await call).headers()['file-ids']).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1, name: '换个名字' })).toBeVisible();
  });
  await step('§7 Every request carries headers token, User-Type and anonymous', async () => {
    // The 401 above has renewed the token; none of these calls did.
    const { token } = (await readCache(page)) ?? {};
    expect(calls.length).toBeGreaterThan(2);
    for (const call of calls) {
      const headers = { token, 'user-type': 'User', anonymous: account.browserId };
      expect(call.headers(), call.url()).toMatchObject(headers);
    }
  });
  await step('§8 HTTP 302: go to the location header', async () => {
    await answerUpload({ status: 302, headers: { location: `${baseURL}/guide?moved=1` } });
    await changeAvatar(page);
    await expect(page).toHaveURL('/guide?moved=1');
  });
  await step('§8 403: clear the user cache and reject', async () => {
    await page.goto('/user/personCenter');
    await answerUpload({ status: 403, json: refused('登录状态已失效') });
    const answered = page.waitForResponse((response) => response.url().endsWith(`/api${upload}`));
    await changeAvatar(page);
    expect((await answered).status()).toBe(403);
    await expect.poll(() => readCache(page)).toBeNull();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/login'));
    await expect(page.getByText('头像已更换')).toHaveCount(0);
  });
});
