import { addAddress, findSku, GOODS, main } from '../support/checkout.ts';
import { expect, memberTest } from '../support/test.ts';
import { watchCalls } from '../support/watchCalls.ts';

memberTest(
  'the page of confirming has its price before its code is there, and asks once',
  async ({ page, account }) => {
    await addAddress(account);
    const sku = await findSku(GOODS);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await released;
      await route.fallback();
    });
    const { pathsOf } = watchCalls(page);
    const quoted = page.waitForResponse(/\/api\/order\/quote$/);
    await page.goto(`/order/confirm?skuId=${sku.id}&quantity=1`, { waitUntil: 'commit' });
    expect((await quoted).status()).toBe(200);
    release();
    await expect(main(page).getByRole('region', { name: '商品清单' })).toBeVisible();
    for (const path of ['/api/address', '/api/order/quote']) {
      expect(
        pathsOf().filter((asked) => asked === path),
        path,
      ).toHaveLength(1);
    }
  },
);
