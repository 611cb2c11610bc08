import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { GroupTerms } from './GroupCampaign.ts';

const EXCLUSION = '23P01';

/** A new campaign. A product has one at a time. */
export async function createGroupCampaign(
  tx: Tx,
  terms: GroupTerms & { readonly id?: string },
  now: Date,
): Promise<string> {
  const id = terms.id ?? newId();
  await refusingOverlap(
    tx
      .insertInto('group_campaigns')
      .values({ id, ...campaignValues(terms), created_at: now })
      .execute(),
  );
  await writeSkus(tx, id, terms);
  outdateTags(tx, ['groups']);
  return id;
}

export function campaignValues(terms: GroupTerms) {
  return {
    product_id: terms.productId,
    size: terms.size,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    limit_per_user: terms.limitPerUser,
    total_pieces: terms.totalPieces,
  };
}

export async function writeSkus(tx: Tx, campaignId: string, { skus }: Pick<GroupTerms, 'skus'>): Promise<void> {
  await tx
    .insertInto('group_campaign_skus')
    .values(
      skus.map(({ skuId, priceFen, leaderPriceFen }) => ({
        campaign_id: campaignId,
        sku_id: skuId,
        price_fen: priceFen,
        leader_price_fen: leaderPriceFen,
      })),
    )
    .execute();
}

export async function refusingOverlap(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    if ((error as { code?: string }).code === EXCLUSION) throw new ShopError('GROUP_CAMPAIGN_OVERLAP');
    throw error;
  }
}
