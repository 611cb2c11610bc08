import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockGroupCampaign } from './campaignQueries.ts';
import { campaignValues, refusingOverlap, writeSkus } from './createGroupCampaign.ts';
import type { GroupCampaign, GroupTerms } from './GroupCampaign.ts';

interface Input {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly terms: GroupTerms;
  readonly now: Date;
}

/**
 * Before it begins everything can change. Later only its end, and the limit of a user and the total, which may be raised: what was
 * bought stays within them. Answers with it as it was.
 */
export async function changeGroupCampaign(tx: Tx, { id, version, terms, now }: Input): Promise<GroupCampaign> {
  const before = await lockGroupCampaign(tx, id);
  if (before.version !== version) throw new ShopError('GROUP_CAMPAIGN_CHANGED');
  if (before.endsAt <= now) throw new ShopError('GROUP_CAMPAIGN_OVER');
  const hasBegun = before.startsAt <= now;
  if (hasBegun && (fixedPart(before) !== fixedPart(terms) || isNarrower(terms, before))) {
    throw new ShopError('GROUP_CAMPAIGN_BEGUN');
  }
  await refusingOverlap(
    tx
      .updateTable('group_campaigns')
      .set({ ...campaignValues(terms), version: version + 1 })
      .where('id', '=', id)
      .execute(),
  );
  if (!hasBegun) {
    await tx.deleteFrom('group_campaign_skus').where('campaign_id', '=', id).execute();
    await writeSkus(tx, id, terms);
  }
  outdateTags(tx, ['groups']);
  return before;
}

/** What buyers were promised. */
function fixedPart({ productId, skus, size, startsAt }: GroupTerms): string {
  const prices = skus.map(({ skuId, priceFen, leaderPriceFen }) => `${skuId} ${priceFen} ${leaderPriceFen ?? '-'}`);
  return JSON.stringify([productId, size, startsAt.getTime(), prices.toSorted()]);
}

function isNarrower(terms: GroupTerms, before: GroupTerms): boolean {
  const total = ({ totalPieces }: GroupTerms): number => totalPieces ?? Number.POSITIVE_INFINITY;
  return terms.limitPerUser < before.limitPerUser || total(terms) < total(before);
}
