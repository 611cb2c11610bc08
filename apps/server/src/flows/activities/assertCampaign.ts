import type { NewCampaign } from '../../modules/promotion/campaigns/index.ts';
import { findCategories } from '../../modules/goods/catalogue/index.ts';
import { findListings } from '../../modules/goods/search/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** Times that can come true, and goods that are there. */
export async function assertCampaign(tx: Tx, { startsAt, endsAt, scope }: NewCampaign, now: Date): Promise<void> {
  if (endsAt <= startsAt || endsAt <= now) throw new ShopError('ACTIVITY_TIMES');
  if (scope.kind === 'all') return;
  const wanted = new Set(scope.kind === 'categories' ? scope.categoryIds : scope.productIds);
  const found = await (scope.kind === 'categories' ? findCategories(tx, [...wanted]) : findListings(tx, [...wanted]));
  const missing = [...wanted].filter((id) => !found.has(id));
  if (missing.length > 0) throw new ShopError('GOODS_UNKNOWN', { missing });
}
