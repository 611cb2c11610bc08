import { findDemoProduct } from '../support/demoProducts.ts';
import { logInByPassword } from '../support/forms.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('what a visitor collects is in the account after logging in, leaves it, and comes back', async ({ page }) => {
  const account = await registerByApi();
  const product = await findDemoProduct('青瓷侧把壶');
  await page.goto('/resource?keyword=青瓷侧把壶');
  await hydrated(page);
  const heart = page.getByRole('button', { name: `收藏 ${product.title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hydrated(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/collection/mine');
  await hydrated(page);
  await logInByPassword(page, account.phoneNumber, account.password);
  await expect(page).toHaveURL('/collection/mine');
  const kept = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(product.title) })
    .first();
  await expect(kept).toBeVisible();

  await test.step('a user removes from the collection, takes it back, and empties it', async () => {
    await page.getByRole('button', { name: `移除 ${product.title}` }).click();
    await expect(kept).toBeHidden();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(kept).toBeVisible();
    await page.getByRole('button', { name: `移除 ${product.title}` }).click();
    await expect(page.getByText('还没有收藏')).toBeVisible();
  });
  await test.step('a user collects on the product’s page', async () => {
    await page.goto(`/product?id=${product.id}`);
    await hydrated(page);
    await page.getByRole('button', { name: /^收藏/ }).filter({ visible: true }).first().click();
    await expect(page.getByRole('status').getByText('已收藏')).toBeVisible();
    await page.goto('/collection/mine');
    await expect(kept).toBeVisible();
  });
});
