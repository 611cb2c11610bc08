import { expect, type Page } from '@playwright/test';

/**
 * Names that are the same in Chinese texts, the sign of the yuan with or without an amount, sizes of goods (XL, 39) with how many there are, and
 * the shop's own telephone number and e-mail.
 */
const LATIN_NAMES = /^(?:VIP|¥[\d,.]*|[\dXSML.]+(?:\s+[\d,]+)?|© 2026.*|400-[\d-]+|[a-z]+@[a-z.]+)$/;

/** Everything that can be pressed, and every heading and label, is in Simplified Chinese. */
export async function expectChinese(page: Page, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const controls = page.locator('a, button, label, h1, h2').filter({ visible: true });
  const words = (await controls.allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '');
  const isForeign = (text: string) => !/\p{Script=Han}/u.test(text) && !LATIN_NAMES.test(text);
  expect.soft(words.filter(isForeign), path).toEqual([]);
  // Characters that only traditional texts have.
  expect
    .soft(
      words.filter((text) => /[買賣價錢訂單購團開們個這來時會說點]/.test(text)),
      path,
    )
    .toEqual([]);
}
