import { expect, memberTest, test } from '../support/test.ts';
import { hydrated } from '../support/hydrated.ts';
import { faultOf, linksOf, serve } from '../support/pageLinks.ts';

/** Pages with the header and the footer, and those whose every link is followed. */
const seeds = ['/', '/more', '/guide', '/homeArticles', '/advertisement'];
/** From here links are followed further: every answer of the guide, and every article. A search leads to further searches without end. */
const isFollowed = (link: string) => /^\/(?:guide|homeArticles)(?:\?|$)/.test(link) && !link.includes('keyword=');
/** Leads on by itself (specification §2). */
const leadsOn = new Set(['/login']);

test('every link of header, footer, home, /more, guide and articles leads to a page with content @once', async ({
  request,
}) => {
  const waiting = [...seeds];
  const seen = new Set(waiting);
  const faults: string[] = [];
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const served = await serve(request, link.split('#', 1)[0] ?? link);
    if (leadsOn.has(link.split('?', 1)[0] ?? '')) {
      if (served.status !== 302) faults.push(`${link} does not lead on`);
      continue;
    }
    const fault = faultOf(served, link);
    if (fault) faults.push(fault);
    if (!seeds.includes(link) && !isFollowed(link)) continue;
    for (const next of linksOf(served.html)) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  expect(faults).toEqual([]);
  // Goods, groups, units, people, 40 answers and 12 articles at least: a crawler that finds little has found nothing.
  expect(seen.size).toBeGreaterThan(150);
  expect([...seen].filter((link) => link.startsWith('/guide?topic=')).length).toBeGreaterThanOrEqual(40);
  expect([...seen].filter((link) => link.startsWith('/homeArticles?id=')).length).toBeGreaterThanOrEqual(12);
});

memberTest('a user finds no dead link either, on the pages that are theirs @once', async ({ page }) => {
  const links = new Set<string>();
  for (const seed of ['/', '/more', '/guide', '/user/personCenter']) {
    await page.goto(seed);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of found) links.add(link);
  }
  // What everyone can see is followed above, without a browser.
  const own = [...links].filter((link) => /^\/(?:order|openBoxOrder|effectOrder|cart|collection|user)\//.test(link));
  expect(own.length).toBeGreaterThan(15);
  const faults: string[] = [];
  for (const link of own) {
    await page.goto(link);
    await hydrated(page);
    const heading = page.getByRole('main').getByRole('heading').first();
    await expect(heading, link).toBeAttached();
    const { pathname } = new URL(page.url());
    if (pathname !== link.split(/[?#]/, 1)[0]) faults.push(`${link} leads to ${pathname}`);
    if ((await page.getByText('筹备中').count()) > 0) faults.push(`${link} says 筹备中`);
  }
  expect(faults).toEqual([]);
});
