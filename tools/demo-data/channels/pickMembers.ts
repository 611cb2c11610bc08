import { listAvailable } from '../../../apps/server/src/modules/goods/stock/index.ts';
import type { GroupCampaign } from '../../../apps/server/src/modules/channels/groupPurchase/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { pickBuyers } from './pickBuyers.ts';

interface Choice {
  /** Who may still buy in this campaign, in an order that looks random. */
  readonly buyers: readonly DemoBuyer[];
  /** SKUs of which there are enough. */
  readonly skuIds: readonly string[];
}

/** A group shall not buy the shop's last pieces. */
const PLENTY = 20;

/** Whom, and what, a demo group of this campaign can be made of. */
export async function pickMembers(
  db: Database,
  { campaign, buyers, seed }: { campaign: GroupCampaign; buyers: readonly DemoBuyer[]; seed: string },
): Promise<Choice> {
  const seats = await db.read
    .selectFrom('group_seats')
    .select(['user_id', 'state', 'pieces'])
    .where('campaign_id', '=', campaign.id)
    .where('state', 'in', ['held', 'paid', 'full'])
    .execute();
  const isIn = new Set(seats.filter(({ state }) => state !== 'full').map(({ user_id: userId }) => userId));
  const pieces = new Map<string, number>();
  for (const { user_id: userId, pieces: more } of seats) pieces.set(userId, (pieces.get(userId) ?? 0) + (more ?? 0));
  const mayBuy = ({ userId }: DemoBuyer) => !isIn.has(userId) && (pieces.get(userId) ?? 0) < campaign.limitPerUser;
  const available = await listAvailable(db.read, [campaign.productId]);
  return {
    buyers: pickBuyers(buyers.filter(mayBuy), seed),
    skuIds: campaign.skus.map(({ skuId }) => skuId).filter((id) => (available.get(id) ?? 0) >= PLENTY),
  };
}
