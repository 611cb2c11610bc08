import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sampleAddress } from '../../tools/look/sampleAddress.ts';
import { webRoutes } from '../../tools/look/webRoutes.ts';
import { expectNoShift, watchShifts } from './support/layoutShift.ts';
import { expect, memberTest, test } from './support/test.ts';

/** Soft: one page's fault does not hide the next one's. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(sampleAddress(path));
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
  // axe takes seconds for a page full of goods.
  test.setTimeout(30_000 + paths.length * 8000);
  await watchShifts(page);
  for (const path of paths) await expectAccessible(page, path);
}

/** By section, so that one user serves several pages. */
function groupsOf(paths: readonly string[]): [name: string, paths: readonly string[]][] {
  const sections = Object.entries(Object.groupBy(paths, (path) => path.split('/').slice(0, 2).join('/')));
  const lone = sections.flatMap(([, inside = []]) => (inside.length === 1 ? inside : []));
  const groups = sections.flatMap(([name, inside = []]): [string, string[]][] =>
    inside.length > 1 ? [[name, inside]] : [],
  );
  return [['the pages of the first level', lone], ...groups];
}

const pathsWhere = (isProtected: boolean) =>
  webRoutes.filter((route) => route.isProtected === isProtected).map(({ path }) => path);

for (const [name, paths] of groupsOf(pathsWhere(false))) {
  test(`axe finds nothing and nothing moves on ${name}, for a visitor`, async ({ page }) => {
    await expectAllAccessible(page, paths);
  });
}

// Of the public pages a user sees the same, but for the bar above them.
for (const [name, paths] of groupsOf(['/', ...pathsWhere(true)])) {
  memberTest(`axe finds nothing and nothing moves on ${name}, for a user`, async ({ page }) => {
    await expectAllAccessible(page, paths);
  });
}
