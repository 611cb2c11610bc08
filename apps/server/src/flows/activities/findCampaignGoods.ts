import { findCampaign } from '../../modules/campaigns/index.ts';
import type { Within } from '../../modules/search/index.ts';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { withinOf } from './withinOf.ts';

interface CampaignGoods {
  readonly campaign: { readonly id: string; readonly name: string; readonly isOver: boolean };
  readonly within: Within | null;
}

/** What a list is narrowed down to by a campaign; null when there is no such campaign. */
export async function findCampaignGoods(db: Reader, id: string, now: Date): Promise<CampaignGoods | null> {
  const found = await findCampaign(db, id);
  if (!found) return null;
  return { campaign: { id, name: found.name, isOver: found.endsAt <= now }, within: withinOf(found.scope) };
}
