import { formatFen } from '../../../format/formatFen.ts';
import type { ProductGroups } from '../../../shared/groups/Group.ts';

type Campaign = NonNullable<ProductGroups['campaign']>;

interface Facts {
  readonly campaign: Pick<Campaign, 'size'>;
  /** Of the chosen SKU; null: it takes part in no group. */
  readonly terms: Pick<Campaign['skus'][number], 'priceFen' | 'leaderPriceFen'> | null;
  /** What the viewer pays without a group. */
  readonly ownFen: number;
  /** It is lower than everyone's. */
  readonly isOwn: boolean;
}

/** What a group costs and saves, for the chosen SKU. */
export function groupsNote({ campaign, terms, ownFen, isOwn }: Facts): string {
  if (terms === null) return `${campaign.size} 人成团；选中的规格不参加拼团，请换一个`;
  const saved = ownFen - terms.priceFen;
  const parts = [
    `${campaign.size} 人成团 ${formatFen(terms.priceFen)}`,
    saved > 0
      ? `比${isOwn ? '您现在的价格' : '单买'}省 ${formatFen(saved)}`
      : `您单独买 ${formatFen(ownFen)}，不用等人`,
    terms.leaderPriceFen === null || terms.leaderPriceFen === terms.priceFen
      ? '开团参团同价'
      : `开团 ${formatFen(terms.leaderPriceFen)}`,
  ];
  return parts.filter((part) => part !== null).join('，');
}
