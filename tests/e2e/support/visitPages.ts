import { expect, type Page, test } from '@playwright/test';
import { sampleAddress } from '../../../tools/look/sampleAddress.ts';
import { productIdOf } from '../../../tools/demo-data/seeding/seedProduct.ts';
import { expectChinese } from './expectChinese.ts';
import { expectFits } from './expectFits.ts';
import { expectTargets } from './expectTargets.ts';
import { findViolations } from './findViolations.ts';
import { expectLayout, expectPage, type Layout } from './frames.ts';
import { expectNoShift, watchShifts } from './layoutShift.ts';

interface Visits {
  readonly paths: readonly string[];
  readonly layout: Layout;
  /** The address that the server leads to, where it is not the path itself. */
  readonly shownAt?: string;
  /** Without axe: for a user who sees what a visitor's visit has shown to axe already. */
  readonly withoutAxe?: boolean;
}

/** Who has looked at many products sees a row of them on the product's page and at home. */
const VIEWED = [
  'zhiyin-m50-monitor-headphones',
  'gewu-68-keyboard',
  'suoyin-87-keyboard',
  'outdoor-dome-tent',
  'food-coffee-beans',
  'fresh-strawberry-dandong',
  'care-matte-lipstick',
  'yunmian-cotton-bedding',
].map(productIdOf);

/** Something that no page asks for: it has to stay in the address. */
const FURTHER_QUERY = 'note=1';

/**
 * Opens each page once and looks at all that holds of every page: its status, address, title, heading and layout, its language, that
 * no part of it is still to come, that nothing moves, that it is no wider than any window, that what can be pressed is not covered, and
 * that axe finds nothing. A new page costs one visit per width. What fails is soft where it can be: one page's fault does not hide the next one's.
 */
export async function visitPages(page: Page, isMobile: boolean, groups: readonly Visits[]): Promise<void> {
  const visits = groups.flatMap((group) => group.paths.map((path) => [path, group] as const));
  // axe takes seconds for a page full of goods on a busy machine.
  test.setTimeout(120_000 + visits.length * 20_000);
  await watchShifts(page);
  await page.addInitScript((viewed) => {
    if (localStorage.getItem('recentlyViewed') === null) localStorage.setItem('recentlyViewed', viewed);
  }, JSON.stringify(VIEWED));
  for (const [path, group] of visits) {
    await test.step(path, async () => {
      await openPage(page, path, group.shownAt ?? path);
      await expectLayout[group.layout](page, isMobile);
      await lookAround(page, path);
      // The wide window alone can be made narrower: a phone's page is laid out for the phone.
      if (isMobile) await expectTargets(page, path);
      else await expectFits(page, path);
      if (!group.withoutAxe) expect.soft(await findViolations(page), path).toEqual([]);
    });
  }
}

async function openPage(page: Page, path: string, shownAt: string): Promise<void> {
  const sample = sampleAddress(path);
  const answer = await page.goto(`${sample}${sample.includes('?') ? '&' : '?'}${FURTHER_QUERY}`);
  expect(answer?.status(), path).toBe(path === '/404' ? 404 : 200);
  await expectPage(page, shownAt);
  expect(new URL(page.url()).search, path).toContain(FURTHER_QUERY);
}

async function lookAround(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').locator('[data-loading=true], .ant-skeleton, .ant-spin')).toHaveCount(0);
  await expectNoShift(page, path);
  await expectChinese(page, path);
  expect.soft(await page.getByText('筹备中').count(), `${path} says 筹备中`).toBe(0);
}
