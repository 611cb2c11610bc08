import { publicPaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

/** Names that are the same in Chinese texts, the sign of the yuan, and sizes of goods (XL, 39) with how many there are. */
const LATIN_NAMES = /^(?:VIP|¥|[\dXSML.]+(?:\s+[\d,]+)?|© 2026.*)$/;

test('The interface is in Simplified Chinese', async ({ page }) => {
  for (const path of [...publicPaths, '/login/usernamePassword', '/login/wechat', '/login/originalWechat']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      const controls = page.locator('a, button, label, h1, h2').filter({ visible: true });
      const words = (await controls.allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '');
      expect(words.filter((text) => !/\p{Script=Han}/u.test(text) && !LATIN_NAMES.test(text))).toEqual([]);
      // Characters that only traditional texts have.
      expect(words.filter((text) => /[買賣價錢訂單購團開們個這來時會說點]/.test(text))).toEqual([]);
    });
  }
});
