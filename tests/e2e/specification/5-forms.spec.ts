import type { Locator, Page } from '@playwright/test';
import { rules } from '@jiwu/contract';
import { main } from '../support/checkout.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, memberTest } from '../support/test.ts';

/** The words of antd's zh_CN, in which it puts the label and what was asked for. */
const words = {
  email: '联系邮箱不是一个有效的email',
  url: '店铺网站不是一个有效的url',
  pattern: `店铺网站与模式不匹配${String(rules.business.website.start)}`,
};

async function openForm(page: Page): Promise<void> {
  await page.goto('/user/businesses?id=new');
  await hydrated(page);
}

const said = (page: Page, text: string) => main(page).getByText(text, { exact: true });

/** What is typed, then sent: forms judge when they are sent, and a complaint goes while it is being mended. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

memberTest(
  "§5 The interface library's default Chinese messages apply: type such as e-mail",
  { tag: '@once' },
  async ({ page }) => {
    await openForm(page);
    const field = main(page).getByLabel('联系邮箱');
    for (const wrong of ['service', 'service@', 'a b@example.com']) {
      await type(field, wrong);
      await expect(said(page, words.email)).toBeVisible();
    }
    await type(field, 'service@example.com');
    await expect(said(page, words.email)).toHaveCount(0);
    // It may be empty.
    await type(field, '');
    await expect(said(page, words.email)).toHaveCount(0);
  },
);

memberTest(
  "§5 The interface library's default Chinese messages apply: type such as url",
  { tag: '@once' },
  async ({ page }) => {
    await openForm(page);
    const field = main(page).getByLabel('店铺网站');
    for (const wrong of ['shop', 'https://', 'javascript:alert(1)']) {
      await type(field, wrong);
      await expect(said(page, words.url)).toBeVisible();
    }
    await type(field, 'https://shop.example.com/spring');
    await expect(said(page, words.url)).toHaveCount(0);
  },
);

memberTest("§5 The interface library's default Chinese messages apply: pattern", { tag: '@once' }, async ({ page }) => {
  await openForm(page);
  const field = main(page).getByLabel('店铺网站');
  // An address, but none that a browser opens as a page.
  await type(field, 'ftp://shop.example.com');
  await expect(said(page, words.pattern)).toBeVisible();
  await type(field, 'http://shop.example.com');
  await expect(said(page, words.pattern)).toHaveCount(0);
});
