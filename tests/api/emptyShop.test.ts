import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyShopWords } from '../../tools/lib/emptyShopWords.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it('a shop that has nothing to sell says so and how it is filled; one that has something says nothing', async () => {
  const { DATABASE_URL: url } = shop.services.config;
  expect(await emptyShopWords(url)).toMatch(/empty.*\n.*pnpm db:seed.*\n.*pnpm admin create/);
  await makeProduct(shop.services.db);
  expect(await emptyShopWords(url)).toBeNull();
});
