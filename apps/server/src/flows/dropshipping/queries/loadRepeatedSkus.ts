import { goodsProblem, type RepeatedSku } from '../../../modules/channels/dropshipping/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { loadGoods } from './loadGoods.ts';

/** SKUs that were sent once, as they are today: what they are called, and whether they can be sent again. */
export async function loadRepeatedSkus(db: Reader, skuIds: readonly string[]): Promise<RepeatedSku[]> {
  const { chosen } = await loadGoods(db, { skuIds, rows: [] });
  const known = new Map(chosen.map((goods) => [goods.skuId, goods]));
  return skuIds.map((skuId) => {
    const goods = known.get(skuId);
    return { skuId, code: goods?.code ?? null, problem: goods ? goodsProblem(goods) : 'goodsGone' };
  });
}
