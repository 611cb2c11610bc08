import { webUrl } from '../support/addresses.ts';
import { encodeFrom, decodeFrom } from '../support/from.ts';
import { protectedPaths } from '../support/paths.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, test } from '../support/test.ts';

test(
  '§2 Navigation guard: to the login path with from holding the full path encoded in base64',
  { tag: '@once' },
  async ({ page }) => {
    // The first of each group: that all of a group stand behind the same guard is what routes.test.ts of the web app proves.
    for (const [path] of Object.values(protectedPaths)) {
      const wanted = `${path}?id=018f2b3c&filter.brand=%E9%9D%92%E7%93%B7&page=2`;
      await page.goto(wanted);
      await expect(page, path).toHaveURL((url) => url.pathname.startsWith('/login'));
      expect(decodeFrom(new URL(page.url()).searchParams.get('from')), path).toBe(wanted);
    }
  },
);

test('§2 Navigation guard: also when a link inside the page leads there', async ({ page, isMobile }) => {
  await page.goto('/guide');
  const bar = page.getByRole('navigation', { name: isMobile ? '主导航' : '账户' });
  await bar.getByRole('link', { name: '购物车' }).click();
  await expect(page).toHaveURL(`/login/usernamePassword?from=${encodeURIComponent(encodeFrom('/cart/mine'))}`);
});

test('§2 A from that is no path of this site leads to the home page', { tag: '@once' }, async ({ page, context }) => {
  const { session } = await registerByApi();
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(webUrl).origin) foreign.push(request.url());
  });
  await page.goto('/404');
  await page.evaluate((cache) => localStorage.setItem('USER_CACHE', cache), JSON.stringify(session));
  // One of each sort: from.test.ts of the web app has three dozen.
  for (const value of ['//evil.example', 'javascript:alert(1)', '/order\r\nSet-Cookie: a=b'].map(encodeFrom)) {
    await page.goto(`/login/usernamePassword?from=${encodeURIComponent(value)}`);
    await expect(page, decodeFrom(value)).toHaveURL('/');
  }
  await page.goto('/login/usernamePassword?from=not%20base64!');
  await expect(page).toHaveURL('/');
  expect(foreign).toEqual([]);
});
