import { findCampaign } from '../../../modules/promotion/campaigns/index.ts';
import type { Within } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { withinOf } from './withinOf.ts';

interface CampaignGoods {
  readonly campaign: { readonly id: string; readonly name: string; readonly isOver: boolean };
  readonly within: Within | null;
}

/** The categories and products of a campaign, as a filter; null for an unknown campaign. */
export async function findCampaignGoods(db: Reader, id: string, now: Date): Promise<CampaignGoods | null> {
  const found = await findCampaign(db, id);
  if (!found) return null;
  return { campaign: { id, name: found.name, isOver: found.endsAt <= now }, within: withinOf(found.scope) };
}
