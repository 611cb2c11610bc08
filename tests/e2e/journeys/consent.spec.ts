import { CONSENT_HEADER, policies } from '@jiwu/contract';
import type { Locator, Page } from '@playwright/test';
import { findDemoProduct } from '../support/demoProducts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { oweConsent } from '../support/oweConsent.ts';
import { readCache } from '../support/readCache.ts';
import { expect, memberTest } from '../support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '请阅读更新后的条款' });

/** On phones one chooses in a drawer first, which stays open when it is refused. */
async function pressCart(page: Page, outcome: Locator): Promise<void> {
  const drawer = page.getByRole('dialog', { name: '选择规格' });
  if (!(await drawer.isVisible())) {
    await page.getByRole('button', { name: '加入购物车', exact: true }).filter({ visible: true }).first().click();
  }
  await expect(drawer.or(outcome)).toBeVisible();
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: '加入购物车' }).click();
  await expect(outcome).toBeVisible();
}

memberTest(
  'a user who has yet to agree browses without, is asked when it matters, and goes on',
  async ({ page, account }) => {
    await oweConsent(account);
    const { id } = await findDemoProduct('青瓷侧把壶');
    await page.goto(`/product?id=${id}`);
    const dialog = dialogOf(page);

    await memberTest.step('the dialog says what is new, and leads to it', async () => {
      const { version, effectiveOn } = policies.serviceTerms;
      await expect(dialog.getByRole('listitem')).toHaveText(`《服务协议》${version} 版，${effectiveOn} 起生效`);
      await expectAccessible(page);
      const opening = page.context().waitForEvent('page');
      await dialog.getByRole('listitem').getByRole('link', { name: '《服务协议》' }).click();
      const beside = await opening;
      const told = beside.waitForResponse((response) => new URL(response.url()).pathname === '/api/user/self');
      await expect(beside.getByRole('heading', { level: 1, name: '服务协议' })).toBeVisible();
      expect((await told).headers()[CONSENT_HEADER.toLowerCase()]).toBe('due');
      await expect(dialogOf(beside)).toBeHidden();
      await beside.close();
    });

    await memberTest.step('put off by keyboard it comes again when something is refused for it', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await hydrated(page);
      await pressCart(page, dialog);
      await dialog.getByRole('button', { name: '同意', exact: true }).click();
      await expect(dialog).toBeHidden();
      await pressCart(page, page.getByRole('status').getByText('已加入购物车'));
    });

    await memberTest.step('nobody is asked a second time', async () => {
      const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user/self');
      await page.reload();
      expect((await told).headers()[CONSENT_HEADER.toLowerCase()]).toBeUndefined();
      await expect(dialog).toBeHidden();
    });
  },
);

memberTest('a user who does not agree can log out, or go to where the account is closed', async ({ page, account }) => {
  await oweConsent(account);
  await page.goto('/');
  const dialog = dialogOf(page);
  await dialog.getByRole('link', { name: '导出数据或注销账号' }).click();
  await expect(page).toHaveURL('/user/personCenter');
  await expect(page.getByRole('button', { name: '了解注销账号' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await dialog.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => readCache(page)).toBeNull();
  await expect(dialog).toBeHidden();
});
