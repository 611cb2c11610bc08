import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Groups } from '../../../../platform/database/schema.gen.ts';

export type GroupState = (typeof rules.groupPurchase.states)[number];

/** People who buy a product together. It exists from its leader's payment on. */
export interface Group {
  readonly id: string;
  readonly no: string;
  readonly campaignId: string;
  readonly size: number;
  readonly state: GroupState;
  readonly paidMembers: number;
  readonly openedAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

export function groupOf(row: Selectable<Groups>): Group {
  return {
    id: row.id,
    no: row.no,
    campaignId: row.campaign_id,
    size: row.size,
    state: row.state as GroupState,
    paidMembers: row.paid_members,
    openedAt: row.opened_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
  };
}
