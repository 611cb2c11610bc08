import type { Selectable } from 'kysely';
import type { GroupCampaigns } from '../../../../platform/database/schema.gen.ts';

export interface GroupSku {
  readonly skuId: string;
  readonly priceFen: number;
  /** Of whoever opens a group; null: the same price. */
  readonly leaderPriceFen: number | null;
}

/** What staff decide about a campaign. */
export interface GroupTerms {
  readonly productId: string;
  readonly skus: readonly GroupSku[];
  readonly size: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Pieces of one user, over all paid and open orders. */
  readonly limitPerUser: number;
  /** Pieces of everyone; null: as many as there are in stock. */
  readonly totalPieces: number | null;
}

export interface GroupCampaign extends GroupTerms {
  readonly id: string;
  /** One more with each change. */
  readonly version: number;
}

export type CampaignRow = Selectable<GroupCampaigns> & { readonly skus: readonly GroupSku[] };

export function campaignOf(row: CampaignRow): GroupCampaign {
  return {
    id: row.id,
    productId: row.product_id,
    skus: row.skus,
    size: row.size,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    limitPerUser: row.limit_per_user,
    totalPieces: row.total_pieces,
    version: row.version,
  };
}

/** New groups can be opened. Open ones run on when it is over. */
export function isRunning({ startsAt, endsAt }: Pick<GroupCampaign, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return startsAt <= now && now < endsAt;
}
