import { answerCall } from '../support/answers.ts';
import { loadedModule } from '../support/loadedModule.ts';
import { readBrowserId } from '../support/readCache.ts';
import { expect, memberTest, untouchedTest as test } from '../support/test.ts';
import { watchCalls } from '../support/watchCalls.ts';

interface Fingerprint {
  collectAttributes: () => Promise<string>;
  murmurX64Hash128: (text: string, seed: number) => string;
}

memberTest(
  '§3 balance (number, default 0) and level (default is the label meaning ordinary user)',
  { tag: '@once' },
  async ({ page, account }) => {
    // A record that an older page left without them: the defaults fill in.
    const { token, refreshToken } = account.session;
    await answerCall(page, '/user/self', { status: 500, json: {} });
    await page.goto('/404');
    await page.evaluate(
      (cache) => localStorage.setItem('USER_CACHE', cache),
      JSON.stringify({ token, refreshToken, operator: { name: '旧记录' } }),
    );
    await page.goto('/user/personCenter');
    await expect(page.getByRole('main')).toContainText('普通用户');
    await expect(page.getByRole('main')).toContainText(/0\.00/);
  },
);

test('a browser makes an identifier of its own, and sends it', { tag: '@once' }, async ({ page, browser, baseURL }) => {
  await test.step('§7 GET /user/login/qrCode/wechatMp and POST /user/login/qrCode/wechatMp: mini-program QR login', async () => {
    const { calls } = watchCalls(page);
    await page.goto('/login/wechat');
    await expect(page.getByRole('img', { name: '登录用的小程序码' })).toBeVisible();
    await expect.poll(() => calls.map((call) => call.method())).toContain('POST');
    expect(new Set(calls.map((call) => new URL(call.url()).pathname))).toEqual(
      new Set(['/api/user/login/qrCode/wechatMp']),
    );
    expect(calls[0]!.method()).toBe('GET');
  });
  const made = await readBrowserId(page);
  await test.step('§3 An anonymous browser identifier is kept in local storage under key browser', () => {
    expect(made).toMatch(/^[0-9a-f]{32}$/);
  });
  await test.step('§3 hashed with seed 31', async () => {
    const library = await loadedModule<Fingerprint>(page, ['collectAttributes', 'murmurX64Hash128']);
    const hashWith = (seed: number) =>
      library.evaluate(
        async ({ collectAttributes, murmurX64Hash128 }, chosen) => murmurX64Hash128(await collectAttributes(), chosen),
        seed,
      );
    expect(made).toBe(await hashWith(31));
    expect(made).not.toBe(await hashWith(0));
  });
  await test.step('§3 A fingerprint hash from collected browser attributes: another browser has another', async () => {
    const idOf = async (options: object) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      const other = await context.newPage();
      await other.goto('/login/wechat');
      await expect.poll(() => readBrowserId(other)).not.toBeNull();
      const id = await readBrowserId(other);
      await context.close();
      return id;
    };
    const same = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: page.viewportSize() };
    expect(await idOf(same)).toBe(made);
    expect(await idOf({ ...same, timezoneId: 'Asia/Tokyo', colorScheme: 'dark' })).not.toBe(made);
  });
  await test.step('§3 It is generated once if absent', async () => {
    await page.reload();
    await expect(page.getByRole('img', { name: '登录用的小程序码' })).toBeVisible();
    expect(await readBrowserId(page)).toBe(made);
    // One that is there is left alone, whatever it is.
    await page.evaluate(() => localStorage.setItem('browser', 'ffffffffffffffffffffffffffffffff'));
    const call = page.waitForRequest((request) => request.url().includes('/api/'));
    await page.reload();
    expect((await call).headers()['anonymous']).toBe('ffffffffffffffffffffffffffffffff');
    expect(await readBrowserId(page)).toBe('ffffffffffffffffffffffffffffffff');
  });
});
