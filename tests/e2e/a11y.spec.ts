import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './support/layoutShift.ts';
import { routeList } from './support/routeList.ts';
import { expect, memberTest, test } from './support/test.ts';

/** Soft: one page's fault does not hide the next one's. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-loading=true], .ant-skeleton, .ant-spin')).toHaveCount(0);
  await expectNoShift(page, path);
  // Guards lead elsewhere, to pages that are looked at under their own address.
  if (new URL(page.url()).pathname !== path) return;
  // WeChat's own page in its frame is not ours.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  expect.soft(found, path).toEqual([]);
}

async function expectAllAccessible(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  for (const path of paths) await expectAccessible(page, path);
}

/** By section, so that one user serves several pages. */
const sections = Object.entries(Object.groupBy(routeList, (path) => path.split('/').slice(0, 2).join('/')));
const single = sections.filter(([, paths]) => paths?.length === 1).flatMap(([, paths]) => paths ?? []);
const groups = [
  ['the pages of the first level', single],
  ...sections.filter(([, paths]) => paths && paths.length > 1),
] as [string, string[]][];

for (const [name, paths] of groups) {
  test(`axe finds nothing and nothing moves on ${name}, for a visitor`, async ({ page }) => {
    await expectAllAccessible(page, paths);
  });

  memberTest(`axe finds nothing and nothing moves on ${name}, for a user`, async ({ page }) => {
    await expectAllAccessible(page, paths);
  });
}
