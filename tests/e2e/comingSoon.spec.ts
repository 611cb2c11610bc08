import { comingSoonPages } from '../../apps/web/app/routes/comingSoonPages.ts';
import { webRoutes } from '../../tools/look/webRoutes.ts';
import { expect, memberTest } from './support/test.ts';

memberTest(
  'the pages that say 筹备中 are exactly those that are listed as such',
  { tag: '@once' },
  async ({ page }) => {
    const found: string[] = [];
    for (const { path } of webRoutes) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // The eyebrow above the heading; built pages may say it of one of their parts.
      if ((await page.locator('main p:text-is("筹备中") + h1').count()) > 0) found.push(path);
    }
    console.log(`筹备中 (${found.length}): ${found.join(' ')}`);
    expect(found.toSorted()).toEqual(comingSoonPages.map(({ path }) => path).toSorted());
  },
);
