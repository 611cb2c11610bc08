import { recordAudit } from '../../modules/audit/index.ts';
import { createCampaign, type NewCampaign } from '../../modules/campaigns/index.ts';
import { findCategories } from '../../modules/catalogue/index.ts';
import { findListings } from '../../modules/search/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly campaign: NewCampaign;
  readonly now: Date;
}

/** A member of staff makes a spend-and-save. Once it has begun nobody can change it. */
export async function addCampaign(tx: Tx, { staffId, campaign, now }: Input): Promise<string> {
  const { startsAt, endsAt } = campaign;
  if (endsAt <= startsAt || endsAt <= now) throw new ShopError('ACTIVITY_TIMES');
  await assertGoodsExist(tx, campaign.scope);
  const id = await createCampaign(tx, campaign, now);
  const target = { kind: 'campaign', id };
  await recordAudit(tx, { staffId, action: 'campaign.create', target, before: null, after: campaign, now });
  return id;
}

async function assertGoodsExist(tx: Tx, scope: NewCampaign['scope']): Promise<void> {
  if (scope.kind === 'all') return;
  const wanted = new Set(scope.kind === 'categories' ? scope.categoryIds : scope.productIds);
  const found = await (scope.kind === 'categories' ? findCategories(tx, [...wanted]) : findListings(tx, [...wanted]));
  const missing = [...wanted].filter((id) => !found.has(id));
  if (missing.length > 0) throw new ShopError('GOODS_UNKNOWN', { missing });
}
