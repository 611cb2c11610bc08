import type { NewCampaign } from '../../modules/campaigns/index.ts';
import { findCategories } from '../../modules/catalogue/index.ts';
import { findListings } from '../../modules/search/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
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
