import type { Notice } from '@jiwu/contract';
import { findGroupCampaigns, findGroups } from '../../../modules/channels/groupPurchase/index.ts';
import { listUnits } from '../../../modules/channels/openBox/index.ts';
import { findLeadPictures } from '../../../modules/goods/catalogue/index.ts';
import { listOrderLinesOf } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Picture = NonNullable<Notice['picture']>;
type LinkKind = NonNullable<Notice['link']>['kind'];

/** The goods that some notices of a user speak of, by the id that each leads to. A fixed number of statements, whatever the page. */
export async function findNoticePictures(
  db: Reader,
  { userId, links }: { userId: string; links: readonly Notice['link'][] },
): Promise<ReadonlyMap<string, Picture>> {
  const idsOf = (kind: LinkKind) => links.flatMap((link) => (link?.kind === kind ? [link.id] : []));
  const [lines, ofGroups, units] = await Promise.all([
    listOrderLinesOf(db, { userIds: [userId], orderIds: idsOf('order') }),
    findGroupProducts(db, idsOf('group')),
    listUnits(db, idsOf('unit')),
  ]);
  const products = new Map([
    ...idsOf('product').map((id) => [id, id] as const),
    ...ofGroups,
    ...[...units].map(([id, { productId }]) => [id, productId] as const),
  ]);
  const pictures = await findLeadPictures(db, [...products.values()]);
  return new Map([
    // The first line comes last: a map keeps what was set last.
    ...lines.toReversed().map(({ orderId, picture }) => [orderId, picture] as const),
    ...[...products].flatMap(([id, productId]) => {
      const picture = pictures.get(productId);
      return picture ? [[id, picture] as const] : [];
    }),
  ]);
}

async function findGroupProducts(db: Reader, groupIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const groups = await findGroups(db, groupIds);
  const campaigns = await findGroupCampaigns(
    db,
    [...groups.values()].map(({ campaignId }) => campaignId),
  );
  return new Map(
    [...groups].flatMap(([id, { campaignId }]) => {
      const campaign = campaigns.get(campaignId);
      return campaign ? [[id, campaign.productId] as const] : [];
    }),
  );
}
