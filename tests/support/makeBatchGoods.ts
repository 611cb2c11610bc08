import { newId } from '@jiwu/kernel';
import { createShippingTemplate } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { makeProduct } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';

/** The goods of the picture, with stock for everyone. */
export async function makeBatchGoods(shop: TestShop) {
  const tag = newId().slice(-6).toUpperCase();
  await shop.services.db
    .transact((tx) =>
      createShippingTemplate(tx, {
        id: 'six',
        name: '快递 6 元',
        shipsFrom: '浙江杭州',
        dispatchHours: 24,
        feeFen: 600,
        freeFromFen: 9900,
        vipFreeFromFen: 3900,
      }),
    )
    .catch(() => {});
  const make = async (
    title: string,
    code: string,
    priceFen: number,
    tier: { minQuantity: number; priceFen: number },
  ) => {
    const sku = { optionValues: [], code: `${code}-${tag}` };
    const { skuIds } = await makeProduct(shop.services.db, {
      title: `${title} ${tag}`,
      priceFen,
      pieces: 1000,
      shippingTemplateId: 'six',
      wholesale: [tier],
      skus: [sku],
    });
    return { skuId: skuIds[0] ?? '', code: sku.code, title: `${title} ${tag}` };
  };
  return {
    socks: await make('精梳棉中筒袜 3 双', 'SH-WZ-03', 3990, { minQuantity: 10, priceFen: 3390 }),
    brush: await make('软毛牙刷 4 支', 'RW-YS-04', 2990, { minQuantity: 10, priceFen: 2490 }),
    soap: await make('冷制手工皂 2 块', 'RW-SZ-02', 4590, { minQuantity: 5, priceFen: 3990 }),
  };
}
