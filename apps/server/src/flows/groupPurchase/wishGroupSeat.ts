import {
  assertMayBuy,
  getGroup,
  getGroupCampaign,
  type Seat,
  wishSeat,
} from '../../modules/channels/groupPurchase/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Wish {
  readonly userId: string;
  /** Opens a group in this campaign, or joins this group. */
  readonly of: { readonly campaignId: string } | { readonly groupId: string };
  readonly ifLate: Seat['ifLate'];
  readonly now: Date;
}

/** The first step into a group. Refuses already here what the order would refuse: nobody fills in an address for nothing. */
export async function wishGroupSeat(tx: Tx, { userId, of, ifLate, now }: Wish): Promise<Seat> {
  const group = 'groupId' in of ? await getGroup(tx, of.groupId) : null;
  const campaign = await getGroupCampaign(tx, 'campaignId' in of ? of.campaignId : (group?.campaignId ?? ''));
  const seat = await wishSeat(tx, { userId, campaignId: campaign.id, group, ifLate, now });
  await assertMayBuy(tx, { seat, campaign, group, pieces: 1, now });
  return seat;
}
