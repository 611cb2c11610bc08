import { expect, type Page } from '@playwright/test';
import { main } from '../checkout.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { hydrated } from '../hydrated.ts';
import { lookAt } from '../lookAt.ts';
import { CUP, SIDE_POT } from './goods.ts';
import { GUIDE } from './writeGuide.ts';

interface Seen {
  readonly path: string;
  readonly picture: string;
  readonly words: string;
}

/** Where a visitor finds what staff have made. */
const pages: readonly Seen[] = [
  { path: '/woot', picture: 'nothing-shop-woot', words: CUP.title },
  { path: '/groupPurchase', picture: 'nothing-shop-groups', words: SIDE_POT.title },
  { path: '/openBox', picture: 'nothing-shop-openBox', words: SIDE_POT.title },
  { path: `/guide?topic=${GUIDE.slug}`, picture: 'nothing-shop-guide', words: GUIDE.words },
  { path: '/resource', picture: 'nothing-shop-resource', words: '白瓷品茗杯' },
  { path: '/', picture: 'nothing-shop-home', words: CUP.title },
];

/** Everything that was made stands in the shop. Pages that had nothing on them a moment ago may be kept for some seconds. */
export async function seeInShop(page: Page): Promise<void> {
  for (const { path, picture, words } of pages) {
    await expect(async () => {
      await page.goto(path);
      await expect(main(page).getByText(words).first()).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await hydrated(page);
    await expectAccessible(page);
    await lookAt(page, picture);
  }
}
