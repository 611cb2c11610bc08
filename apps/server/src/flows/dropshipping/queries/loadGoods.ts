import type { Goods, TypedRow } from '../../../modules/channels/dropshipping/index.ts';
import { plainCode } from '../../../modules/channels/dropshipping/index.ts';
import { findSkuCodes, findSkusByCode, loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Known {
  readonly byCode: ReadonlyMap<string, Goods>;
  readonly chosen: readonly Goods[];
}

/** The goods that rows may mean: those that are chosen for the batch, and those whose codes stand in the rows. */
export async function loadGoods(
  db: Reader,
  { skuIds, rows }: { skuIds: readonly string[]; rows: readonly Pick<TypedRow, 'goods'>[] },
): Promise<Known> {
  // A code is written as it is, or in capitals.
  const written = [...new Set(rows.flatMap(({ goods }) => [goods, plainCode(goods)]))].filter((code) => code !== '');
  const [coded, chosenCodes] = await Promise.all([findSkusByCode(db, written), findSkuCodes(db, skuIds)]);
  const codes = new Map([
    ...coded.map(({ skuId, code }) => [skuId, code] as const),
    ...[...chosenCodes].map(([skuId, { code }]) => [skuId, code] as const),
  ]);
  const facts = await loadSkuFacts(db, [...codes.keys()]);
  const goodsOf = (skuId: string): Goods[] => {
    const sku = facts.get(skuId);
    const code = codes.get(skuId);
    if (!sku || code === undefined) return [];
    const { title, skuLabel, isOnSale, limitPerUser } = sku;
    return [{ skuId, code, title, skuLabel, isOnSale, isLimited: limitPerUser !== null }];
  };
  const all = [...codes.keys()].flatMap(goodsOf);
  return {
    byCode: new Map(all.map((goods) => [plainCode(goods.code), goods])),
    chosen: skuIds.flatMap(goodsOf),
  };
}
