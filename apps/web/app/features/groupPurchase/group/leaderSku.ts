import type { GroupAnswer, PicturedSku } from '../../../shared/groups/Group.ts';

/** What the leader bought, as long as it can be bought: what a group is sent on with. */
export function leaderSku({
  campaign,
  leaderSkuId,
}: Pick<GroupAnswer, 'campaign' | 'leaderSkuId'>): PicturedSku | null {
  return campaign.skus.find(({ skuId, available }) => skuId === leaderSkuId && available > 0) ?? null;
}
