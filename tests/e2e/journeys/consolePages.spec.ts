import { consoleUrl } from '../support/addresses.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { findViolations } from '../support/findViolations.ts';
import { lookAt } from '../support/lookAt.ts';
import { expect, test } from '../support/test.ts';

/** Those that staff open on a phone; the others ask for a wide screen. */
const PHONE_PATHS = ['/overview', '/approvals', '/orders', '/afterSale', '/units'];

test('every page of the menu opens without a fault, and axe finds nothing', async ({ page, isMobile }) => {
  await signInToConsole(page, await makeConsoleStaff(['admin']), '/overview');
  const links = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
  const paths = isMobile
    ? PHONE_PATHS
    : await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths.length).toBeGreaterThan(isMobile ? 3 : 20);
  test.setTimeout(120_000 + paths.length * 20_000);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(consoleUrl + path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning'), path).toHaveCount(0);
      await expect
        .soft(page.getByRole('heading', { name: /没有打开|读不到|没有权限|没有这一页/ }), path)
        .toHaveCount(0);
      await expect.soft(page, path).toHaveTitle(/集物控制台$/);
      expect.soft(await findViolations(page), path).toEqual([]);
      await lookAt(page, `console${path.replaceAll('/', '-')}`);
    });
  }
});
