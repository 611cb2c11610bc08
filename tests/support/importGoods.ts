import type { GoodsImportRow, StaffProduct } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { must } from './makeBuyer.ts';
import { makeProduct } from './makeProduct.ts';
import type { StaffClient } from './staff.ts';
import type { TestShop } from './startTestShop.ts';

/** A product with one SKU at ¥100, of a code of its own. */
export async function makeImportGoods(shop: TestShop) {
  const code = `IM-${newId().slice(-8).toUpperCase()}-A`;
  const product = await makeProduct(shop.services.db, {
    title: `导入测试壶 ${code}`,
    skus: [{ optionValues: [], code, priceFen: 10_000 }],
  });
  return { ...product, code };
}

export async function productOf(goods: StaffClient, id: string): Promise<StaffProduct> {
  return must(await goods.call('staffProductGet', { params: { id } }));
}

export async function priceOf(goods: StaffClient, id: string): Promise<number | null | undefined> {
  return (await productOf(goods, id)).live?.skus[0]?.priceFen;
}

/** What is wrong with rows, and what is offered instead. */
export function problemsOf(rows: readonly GoodsImportRow[]) {
  return rows.map((row) => row.problems.map(({ kind, suggestion }) => [kind, suggestion]));
}
