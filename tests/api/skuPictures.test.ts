import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartClient } from '../support/cartClient.ts';
import { makeBuyer } from '../support/makeBuyer.ts';
import { makeProduct, makeShopPicture, type MadeProduct } from '../support/makeProduct.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { type GoodsShop, startGoodsShop } from '../support/startGoodsShop.ts';

let goods: GoodsShop;
let lead: string;
let black: string;
let bag: MadeProduct;
beforeAll(async () => {
  goods = await startGoodsShop();
  const { db } = goods.shop.services;
  const now = new Date();
  [lead, black] = await db.transact(
    async (tx) => [await makeShopPicture(tx, now), await makeShopPicture(tx, now)] as const,
  );
  bag = await makeProduct(db, {
    title: '通勤双肩包 18 升',
    pictures: [{ fileId: lead, placeholder: '', alt: '双肩包' }],
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾灰', swatch: '#c5c9cf', pictureId: null },
          { value: '墨黑', swatch: '#2f3136', pictureId: black },
        ],
      },
      { name: '尺寸', values: [{ value: '大号', swatch: null, pictureId: null }] },
    ],
    skus: [{ optionValues: ['雾灰', '大号'] }, { optionValues: ['墨黑', '大号'] }],
  });
});
afterAll(async () => {
  expect(await goods.shop.broken()).toEqual([]);
  await goods.shop.stop();
});

it('a SKU looks as it was chosen, in the cart, in the quote and in the order', async () => {
  const guest = cartClient(goods.shop);
  for (const skuId of bag.skuIds) await guest.add(skuId);
  const shown = new Map((await guest.list()).lines.map((line) => [line.skuLabel, line.picture]));
  expect(shown.get('墨黑，大号')).toEqual({ fileId: black, placeholder: '', alt: '通勤双肩包 18 升，墨黑' });
  // Nobody took a picture of the grey one: it has the product's first.
  expect(shown.get('雾灰，大号')?.fileId).toBe(lead);

  const buyer = await makeBuyer(goods.shop);
  const lines = [{ skuId: bag.skuIds[1] ?? '', quantity: 1 }];
  expect((await buyer.quote({ lines })).lines.map(({ picture }) => picture.fileId)).toEqual([black]);
  const order = await makeOrder(goods.shop, buyer.client, { lines });
  expect(order.lines.map(({ picture }) => picture.fileId)).toEqual([black]);
});

it('a list that is filtered by an option shows every product in it', async () => {
  const pictureIn = async (query: Readonly<Record<string, string>>) =>
    (await goods.list({ keyword: '双肩包', ...query })).items.map(({ picture }) => picture.fileId);
  expect(await pictureIn({})).toEqual([lead]);
  expect(await pictureIn({ option: '颜色:墨黑' })).toEqual([black]);
  expect(await pictureIn({ option: '颜色:雾灰' })).toEqual([lead]);
  expect(await pictureIn({ option: '尺寸:大号' })).toEqual([lead]);
});
