import {
  assertMayBuy,
  getGroup,
  getGroupCampaign,
  type Seat,
  wishSeat,
} from '../../modules/channels/groupPurchase/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Wish {
  readonly userId: string;
  /** One of the two: opens a group in this campaign, or joins this group. */
  readonly campaignId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly ifLate: Seat['ifLate'];
  readonly now: Date;
}

/** The first step into a group. Refuses already here what the order would refuse: nobody fills in an address for nothing. */
export async function wishGroupSeat(tx: Tx, { userId, ifLate, now, ...of }: Wish): Promise<Seat> {
  if ((of.campaignId === undefined) === (of.groupId === undefined)) {
    throw new ShopError('INVALID_INPUT', { fields: ['campaignId', 'groupId'] });
  }
  const group = of.groupId === undefined ? null : await getGroup(tx, of.groupId);
  const campaign = await getGroupCampaign(tx, group?.campaignId ?? of.campaignId ?? '');
  const seat = await wishSeat(tx, { userId, campaignId: campaign.id, group, ifLate, now });
  await assertMayBuy(tx, { seat, campaign, group, pieces: 1, now });
  return seat;
}
