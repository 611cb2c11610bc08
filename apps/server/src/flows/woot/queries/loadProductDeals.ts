import type { Answer, wootEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { dealTimes, listDeals } from '../../../modules/channels/woot/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGoods } from './describeGoods.ts';

/** The deals of today in which a product is sold, from the first minute of the day on. */
export async function loadProductDeals(
  db: Reader,
  { productId, now }: { productId: string; now: Date },
): Promise<Answer<(typeof wootEndpoints)['wootOfProduct']>> {
  const day = businessDay(now);
  const deals = (await listDeals(db, { from: day, until: day, drafts: false })).filter(
    (deal) => deal.productId === productId,
  );
  const skus = await loadSkuFacts(
    db,
    deals.map(({ skuId }) => skuId),
  );
  const { beginsAt, endsAt } = dealTimes(day);
  return {
    deals: deals.map((deal) => {
      const { title: _title, picture: _picture, ...goods } = describeGoods(deal, skus);
      return { id: deal.id, ...goods, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() };
    }),
  };
}
