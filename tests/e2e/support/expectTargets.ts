import { expect, type Page } from '@playwright/test';

/** Small phones, on which what had room beside each other comes to lie upon each other. */
const WIDTHS = [320, 375];

/**
 * Whatever can be pressed is there to be pressed: nothing else lies over its middle, and it is not cut away with a heading that is for
 * readers alone. How large it is axe looks at (`target-size`), which takes what is wholly covered for hidden on purpose.
 */
export async function expectTargets(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('the page has a size');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    expect
      .soft(await page.evaluate(findCovered), `${path} has targets that cannot be pressed at ${width} px`)
      .toEqual([]);
  }
  await page.setViewportSize(before);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Runs in the page, once it is laid out anew: each target that something else is met in place of, brought into the middle of the window. */
async function findCovered(): Promise<string[]> {
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  const covered: string[] = [];
  for (const target of document.querySelectorAll('a[href], button, summary, [role=switch], [role=tab]')) {
    // What is made for readers alone, such as the words of a skip link, is a pixel large.
    const { width, height } = target.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !target.checkVisibility({ visibilityProperty: true })) continue;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [line] = target.getClientRects();
    if (!line) continue;
    const met = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    // A label, or a link, is pressed along with what is in it.
    if (met === null || target.contains(met) || met.closest('label, a, button')?.contains(target)) continue;
    covered.push(`${met.outerHTML.slice(0, 80)} over ${target.outerHTML.slice(0, 120)}`);
  }
  return covered;
}
