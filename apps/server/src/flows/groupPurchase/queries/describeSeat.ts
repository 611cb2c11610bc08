import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import {
  findGroups,
  getGroupCampaign,
  readOwnBuying,
  type Seat,
} from '../../../modules/channels/groupPurchase/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import { listShopRefunds } from '../../../modules/trade/afterSale/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeSkus, withoutPictures } from './describeGroupCampaigns.ts';
import { describeShopRefund } from './describeShopRefund.ts';

/** A user's own seat, as the checkout needs it. */
export async function describeSeat(
  db: Reader,
  { seat, now }: { seat: Seat; now: Date },
): Promise<Answer<(typeof groupPurchaseEndpoints)['groupSeatGet']>> {
  const { userId, campaignId, groupId } = seat;
  const campaign = await getGroupCampaign(db, campaignId);
  const group = groupId === null ? undefined : (await findGroups(db, [groupId])).get(groupId);
  const { pieces: bought } = await readOwnBuying(db, { campaignId, userId });
  const facts = await loadSkuFacts(
    db,
    campaign.skus.map(({ skuId }) => skuId),
  );
  const orderIds = seat.orderId === null ? [] : [seat.orderId];
  const refunds = await listShopRefunds(db, { userId, orderIds });
  const available = await listAvailable(db, [campaign.productId]);
  return {
    id: seat.id,
    state: seat.state,
    campaignId,
    productId: campaign.productId,
    groupId,
    groupNo: group?.no ?? null,
    size: group?.size ?? campaign.size,
    isLeader: seat.isLeader,
    ifLate: seat.ifLate,
    wasLate: seat.wasLate,
    refund: describeShopRefund(refunds.get(seat.orderId ?? '')),
    orderId: seat.orderId,
    mayBuy: Math.max(0, campaign.limitPerUser - bought),
    skus: withoutPictures(describeSkus(campaign, facts, available)),
    endsAt: group?.endsAt.toISOString() ?? null,
    now: now.toISOString(),
  };
}
