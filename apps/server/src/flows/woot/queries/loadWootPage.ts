import type { Answer, wootEndpoints } from '@jiwu/contract';
import { assert, businessDay, DAY_MS } from '@jiwu/kernel';
import { listNextBack, listSupplies } from '../../../modules/channels/claims/index.ts';
import { countReminders, DEAL, listDeals } from '../../../modules/channels/woot/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGoods } from './describeGoods.ts';
import { describeSupply } from './describeSupply.ts';

type Page = Answer<(typeof wootEndpoints)['wootPage']>;

/** The deals of today and tomorrow, the same for everyone: five statements, however many there are. */
export async function loadWootPage(db: Reader, now: Date): Promise<Page> {
  const today = businessDay(now);
  const tomorrow = businessDay(new Date(now.getTime() + DAY_MS));
  const deals = await listDeals(db, { from: today, until: tomorrow, drafts: false });
  const ids = deals.map(({ id }) => id);
  const [supplies, nextBack, reminders, skus] = await Promise.all([
    listSupplies(db, { kind: DEAL, ids }),
    listNextBack(db, { kind: DEAL, ids }),
    countReminders(db, ids),
    loadSkuFacts(
      db,
      deals.map(({ skuId }) => skuId),
    ),
  ]);
  const described = deals.map((deal): Page['today'][number] => {
    const supply = supplies.get(deal.id);
    assert(supply, `deal ${deal.id} has a supply`);
    const sku = skus.get(deal.skuId);
    assert(sku, `SKU ${deal.skuId} of a deal`);
    return {
      id: deal.id,
      day: deal.day,
      ...describeGoods(deal, skus),
      note: deal.note,
      limitPerUser: deal.limitPerUser,
      dispatchHours: sku.dispatchHours,
      singleFen: sku.priceFen,
      // As claims go by them.
      beginsAt: supply.opensAt.toISOString(),
      endsAt: supply.closesAt.toISOString(),
      reminders: reminders.get(deal.id) ?? 0,
      ...describeSupply(supply, nextBack.get(deal.id)),
    };
  });
  return {
    today: described.filter(({ day }) => day === today),
    tomorrow: described.filter(({ day }) => day === tomorrow),
    now: now.toISOString(),
  };
}
