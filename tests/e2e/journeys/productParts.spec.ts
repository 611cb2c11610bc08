import type { Locator } from '@playwright/test';
import { findDemoProduct } from '../support/demoProducts.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const POT = '青瓷侧把壶';

test('the tabs of a product mark the part that is read, and none once all are', { tag: '@once' }, async ({ page }) => {
  await page.goto(`/product?id=${(await findDemoProduct(POT)).id}`);
  await hydrated(page);
  const tabs = page.getByRole('navigation', { name: '商品内容' });
  const marked = tabs.locator('[aria-current]');
  await tabs.getByRole('link', { name: '参数' }).click();
  await expect(marked).toHaveText('参数');
  await page.locator('#questions').evaluate((part) => part.scrollIntoView({ block: 'start' }));
  await expect(marked).toHaveText(/^问答/);
  await page.getByRole('contentinfo').evaluate((foot) => foot.scrollIntoView({ block: 'start' }));
  await expect(marked).toHaveCount(0);
  await page.locator('#questions').evaluate((part) => part.scrollIntoView({ block: 'start' }));
  await expect(marked).toHaveText(/^问答/);
});

test('what is recommended fills its place, however many of it were looked at together', async ({ page }) => {
  const { id } = await findDemoProduct(POT);
  for (const viewedTogether of [1, 3, 9]) {
    await test.step(`${viewedTogether} of ten`, async () => {
      await page.route('**/api/product/recommendations*', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, viewedTogether } } });
      });
      await page.goto(`/product?id=${id}`);
      await hydrated(page);
      const place = page.locator('[data-groups]');
      // In one go, past the place where they begin.
      await place.evaluate((goods) => goods.scrollIntoView({ block: 'end' }));
      await expect(place).toHaveAttribute('data-groups', '2');
      const last = place.getByRole('listitem').filter({ visible: true }).last();
      expect(await bottomOf(place), 'no row is left empty').toBeCloseTo(await bottomOf(last), -1);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

async function bottomOf(part: Locator): Promise<number> {
  return await part.evaluate((element) => element.getBoundingClientRect().bottom);
}
