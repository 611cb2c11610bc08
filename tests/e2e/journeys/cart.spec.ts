import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { logInByPassword } from '../support/forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { lookAt } from '../support/lookAt.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, memberTest, test } from '../support/test.ts';

const POT = '青瓷侧把壶';
const SOCKS = '精梳棉中筒袜';
const BASKET = '手编藤收纳篮';

/** On phones one chooses in a drawer first, unless there is nothing to choose. */
async function addFromPage(page: Page, keyword: string): Promise<string> {
  const product = await findDemoProduct(keyword);
  await page.goto(`/product?id=${product.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: '加入购物车', exact: true }).filter({ visible: true }).first().click();
  const drawer = page.getByRole('dialog', { name: '选择规格' });
  const told = page.getByRole('status').getByText('已加入购物车');
  await expect(drawer.or(told)).toBeVisible();
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: '加入购物车' }).click();
  await expect(told).toBeVisible();
  return product.title;
}

const lineOf = (page: Page, title: string) => page.getByRole('main').getByRole('listitem', { name: title });

/** A phone's rows have no room for it: there one chooses them first. */
async function act(page: Page, line: Locator, name: '删除' | '移入收藏'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return await line.getByRole('button', { name }).click();
  await page.getByRole('button', { name: '管理' }).click();
  await line.getByRole('checkbox').click();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name }).click();
}

const totalOf = (page: Page) => page.getByRole('complementary', { name: '价格明细' }).getByRole('status');

test('a visitor fills the cart, logs in, and finds it merged, priced and changeable', async ({ page, context }) => {
  const account = await registerByApi();
  const pot = await addFromPage(page, POT);
  const socks = await addFromPage(page, SOCKS);

  // Before login the cart is a drawer over the page.
  await page.getByRole('button', { name: '看购物车' }).click();
  const drawer = page.getByRole('dialog', { name: '购物车 2 种' });
  await expect(drawer.getByRole('link', { name: pot })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '登录后结算' }).click();
  await logInByPassword(page, account.phoneNumber, account.password);

  await expect(page).toHaveURL('/cart/mine');
  const main = page.getByRole('main');
  const potLine = main.getByRole('listitem', { name: pot });
  const socksLine = main.getByRole('listitem', { name: socks });
  await expect(potLine).toBeVisible();
  await expect(socksLine).toBeVisible();
  await expectAccessible(page);
  await expect(totalOf(page)).toContainText('207.90');

  // Choosing and counting is answered at once, and is still so after a reload.
  const all = page.getByRole('checkbox', { name: '全选' }).filter({ visible: true });
  await expect(all).toBeChecked();
  await potLine.getByRole('checkbox').click();
  await expect(potLine.getByRole('checkbox')).not.toBeChecked();
  await expect(all).toBeChecked({ indeterminate: true });
  await expect(totalOf(page)).toContainText('47.90');
  await socksLine.getByRole('button', { name: '增加' }).click();
  await socksLine.getByRole('button', { name: '增加' }).click();
  await expect(totalOf(page)).toContainText('119.70');
  await expect(socksLine.getByRole('textbox', { name: '购买数量' })).toHaveValue('3');
  await all.click();
  await expect(all).toBeChecked();
  await expect(totalOf(page)).toContainText('287.70');

  // Another SKU in place.
  await potLine.getByRole('button', { name: /^换规格/ }).click();
  const picker = page.getByRole('dialog', { name: '选择规格' });
  await picker.getByRole('radio', { name: '月白' }).click();
  await picker.getByRole('button', { name: '换成这个规格' }).click();
  await expect(potLine.getByRole('button', { name: /月白/ })).toBeVisible();
  await page.reload();
  await expect(potLine.getByRole('button', { name: /月白/ })).toBeVisible();
  await expect(socksLine.getByRole('textbox', { name: '购买数量' })).toHaveValue('3');

  // Without a network nothing pretends to change.
  await hydrated(page);
  await context.setOffline(true);
  await socksLine.getByRole('button', { name: '增加' }).click();
  await expect(page.getByRole('alert').getByText('网络断开了，连上后再改')).toBeVisible();
  await expect(socksLine.getByRole('textbox', { name: '购买数量' })).toHaveValue('3');
  await context.setOffline(false);
});

memberTest('a user takes something out, back in, and moves it to the collection', async ({ page }) => {
  const pot = await addFromPage(page, POT);
  await page.goto('/cart/mine');
  await hydrated(page);
  const line = lineOf(page, pot);
  await expect(line).toBeVisible();
  await act(page, line, '删除');
  await expect(page.getByText('购物车是空的')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(line).toBeVisible();
  await act(page, line, '移入收藏');
  await expect(page.getByText('购物车是空的')).toBeVisible();
  await page.goto('/collection/mine');
  await hydrated(page);
  await page.getByRole('button', { name: `加入购物车 ${pot}` }).click();
  const picker = page.getByRole('dialog', { name: '选择规格' });
  await picker.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible();
  await page.goto('/cart/mine');
  await expect(line).toBeVisible();
  await page
    .getByRole('button', { name: /^去结算/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/order/confirm?from=cart');
});

memberTest(
  'of two things taken out each can be put back, while the rows below can be used',
  async ({ page, isMobile }) => {
    const titles = [await addFromPage(page, POT), await addFromPage(page, SOCKS), await addFromPage(page, BASKET)];
    await page.goto('/cart/mine');
    await hydrated(page);
    const [pot, socks, basket] = titles.map((title) => lineOf(page, title)) as [Locator, Locator, Locator];
    await act(page, pot, '删除');
    await act(page, socks, '删除');
    await expect(pot.or(socks)).toHaveCount(0);
    const undo = page.getByRole('button', { name: '撤销' });
    await expect(undo, 'a phone shows one message at a time').toHaveCount(isMobile ? 1 : 2);
    await lookAt(page, 'cart-undo');
    for (const isChosen of [false, true]) {
      await basket.getByRole('checkbox').click();
      await expect(basket.getByRole('checkbox')).toBeChecked({ checked: isChosen });
    }
    await basket.getByRole('button', { name: '增加' }).click();
    await undo.last().click();
    await expect(socks).toBeVisible();
    await expect(pot).toHaveCount(0);
    await undo.click();
    await expect(pot).toBeVisible();
  },
);
