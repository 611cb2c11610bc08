import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartClient } from '../support/cartClient.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const product = (pieces: number) => makeProduct(shop.services.db, { pieces });
const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

it('the same SKU added 50 times at once is one line of 50, and never more than there is', async () => {
  const [enough, few] = [await product(100), await product(20)];
  const guest = cartClient(shop);
  await times(50, () => guest.add(enough.skuIds[0]));
  const answers = await times(50, () => guest.add(few.skuIds[0]));
  expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(20);
  expect((await guest.list()).lines.map(({ quantity }) => quantity)).toEqual([20, 50]);
});

it('merging ten times at once takes the guest’s cart once', async () => {
  const products = [await product(100), await product(100), await product(100)];
  const browser = cartClient(shop);
  for (const { skuIds } of products) await browser.add(skuIds[0], 2);
  await browser.client.register();
  await browser.add(products[0]?.skuIds[0], 1);
  const replies = await times(10, () => browser.call('cartMerge'));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const merged = replies.map(({ data }) => (data as { merged: number }).merged).filter((count) => count > 0);
  expect(merged).toEqual([3]);
  expect((await browser.list()).lines.map(({ quantity }) => quantity)).toEqual([2, 2, 2]);
});

it('nothing is lost or doubled when one merges while the same browser still adds as a guest', async () => {
  const { skuIds } = await product(100);
  const rest = await times(10, () => product(100));
  const browser = cartClient(shop);
  await browser.add(skuIds[0], 1);
  await browser.client.register();
  const { token } = browser.client.session ?? { token: '' };
  browser.client.session = null;
  const merge = () => browser.call('cartMerge', { headers: { token } });
  const replies = await Promise.all([
    ...rest.map((made) => browser.call('cartAdd', { body: { skuId: made.skuIds[0], quantity: 1 } })),
    ...Array.from({ length: 5 }, merge),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  // Lines added after the last merge wait in the guest's cart for the next.
  await merge();
  expect((await browser.list()).lines).toEqual([]);
  const mine = await browser.call('cartCount', { headers: { token } });
  expect(mine.data).toEqual({ kinds: 11, pieces: 11 });
});

it('changing SKUs towards each other at once ends with one line a SKU', async () => {
  const made = await makeProduct(shop.services.db, {
    options: [{ name: '颜色', values: ['青', '白'].map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: [{ optionValues: ['青'] }, { optionValues: ['白'] }],
  });
  const guest = cartClient(shop);
  const first = await guest.add(made.skuIds[0], 2);
  const second = await guest.add(made.skuIds[1], 3);
  const replies = await Promise.all([
    guest.change(first.id, { skuId: made.skuIds[1] }),
    guest.change(second.id, { skuId: made.skuIds[0] }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await guest.list()).lines).toMatchObject([{ quantity: 5 }]);
});
