import { answerCall } from '../support/answers.ts';
import { changeAvatar } from '../support/avatar.ts';
import { logInByPassword } from '../support/forms.ts';
import { loadedModule } from '../support/loadedModule.ts';
import { readBrowserId, readCache } from '../support/readCache.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, memberTest, test, untouchedTest } from '../support/test.ts';

interface Fingerprint {
  load: (options: { monitoring: false }) => Promise<{
    get: () => Promise<{ components: Record<string, { value?: unknown }> }>;
  }>;
  murmurX64Hash128: (text: string, seed: number) => string;
}

test(
  '§3 Cached user record, kept in local storage under key USER_CACHE: token, refreshToken, operator',
  { tag: '@once' },
  async ({ page }) => {
    const { phoneNumber, password } = await registerByApi();
    await page.goto('/login/usernamePassword');
    expect(await readCache(page)).toBeNull();
    await logInByPassword(page, phoneNumber, password);
    await expect(page).toHaveURL('/');
    const cache = await readCache(page);
    expect(cache).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      operator: expect.any(Object),
    });
    expect(cache?.token).not.toBe('');
    expect(cache?.refreshToken).not.toBe('');
  },
);

test(
  '§3 Operator: avatar, phoneNumber, name, balance, vipFlag, vipExpiryDate, invitationCode, integral, level, luckyDraws',
  { tag: '@once' },
  async ({ page }) => {
    const { phoneNumber, password } = await registerByApi();
    await page.goto('/login/usernamePassword');
    await logInByPassword(page, phoneNumber, password);
    await expect(page).toHaveURL('/');
    expect((await readCache(page))?.operator).toEqual({
      avatar: null,
      phoneNumber: `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`,
      name: expect.stringMatching(/./),
      balance: 0,
      vipFlag: false,
      vipExpiryDate: null,
      invitationCode: expect.stringMatching(/^[0-9A-Z]{6}$/),
      integral: 0,
      level: '普通用户',
      luckyDraws: 0,
    });
  },
);

memberTest(
  '§3 balance (number, default 0) and level (default is the label meaning ordinary user)',
  { tag: '@once' },
  async ({ page, account }) => {
    // A record that an older page left without them: the defaults fill in.
    const { token, refreshToken } = account.session;
    await answerCall(page, '/user/self', { status: 500, json: {} });
    await page.goto('/guide');
    await page.evaluate(
      (cache) => localStorage.setItem('USER_CACHE', cache),
      JSON.stringify({ token, refreshToken, operator: { name: '旧记录' } }),
    );
    await page.goto('/user/personCenter');
    await expect(page.getByRole('main')).toContainText('普通用户');
    await expect(page.getByRole('main')).toContainText(/0\.00/);
  },
);

memberTest(
  '§3 The avatar image address is the file path /file/{id} with the avatar id',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/user/personCenter');
    const shown = page.waitForResponse(
      (response) => /^\/file\/[^/]+$/.test(new URL(response.url()).pathname) && response.ok(),
    );
    await changeAvatar(page);
    await expect(page.getByRole('status').getByText('头像已更换')).toBeVisible();
    const id = (await readCache(page))?.operator.avatar;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new URL((await shown).url()).pathname).toBe(`/file/${id}`);
    expect((await shown).headers()['content-type']).toMatch(/^image\//);
  },
);

untouchedTest(
  '§3 An anonymous browser identifier is kept in local storage under key browser',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/login/wechat');
    await expect.poll(() => readBrowserId(page)).toMatch(/^[0-9a-f]{32}$/);
  },
);

untouchedTest('§3 It is generated once if absent', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/login/wechat');
  await expect.poll(() => readBrowserId(page)).not.toBeNull();
  const made = await readBrowserId(page);
  await page.reload();
  await expect(page.getByRole('img', { name: '登录用的小程序码' })).toBeVisible();
  expect(await readBrowserId(page)).toBe(made);
  // One that is there is left alone, whatever it is.
  const other = await context.newPage();
  await other.goto('/guide');
  await other.evaluate(() => localStorage.setItem('browser', 'ffffffffffffffffffffffffffffffff'));
  const call = other.waitForRequest((request) => request.url().includes('/api/'));
  await other.goto('/login/wechat');
  expect((await call).headers()['anonymous']).toBe('ffffffffffffffffffffffffffffffff');
  expect(await readBrowserId(other)).toBe('ffffffffffffffffffffffffffffffff');
});

untouchedTest(
  '§3 A fingerprint hash from collected browser attributes: another browser has another',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    const base = baseURL ? { baseURL } : {};
    const idOf = async (options: object) => {
      const context = await browser.newContext({ ...base, ...options });
      const page = await context.newPage();
      await page.goto('/login/wechat');
      await expect.poll(() => readBrowserId(page)).not.toBeNull();
      const id = await readBrowserId(page);
      await context.close();
      return id;
    };
    const [first, again, elsewhere] = [
      await idOf({}),
      await idOf({}),
      await idOf({ timezoneId: 'Asia/Tokyo', colorScheme: 'dark' }),
    ];
    expect(again).toBe(first);
    expect(elsewhere).not.toBe(first);
  },
);

untouchedTest('§3 hashed with seed 31', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login/wechat');
  await expect.poll(() => readBrowserId(page)).toMatch(/^[0-9a-f]{32}$/);
  const library = await loadedModule<Fingerprint>(page, ['load', 'murmurX64Hash128']);
  const hashWith = (seed: number) =>
    library.evaluate(async ({ load, murmurX64Hash128 }, chosen) => {
      const { components } = await (await load({ monitoring: false })).get();
      const attributes = Object.values(components).map(({ value }) => JSON.stringify(value) ?? '');
      return murmurX64Hash128(attributes.join(''), chosen);
    }, seed);
  const kept = await readBrowserId(page);
  expect(kept).toBe(await hashWith(31));
  expect(kept).not.toBe(await hashWith(0));
});
