import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { GroupSeats } from '../../../../platform/database/schema.gen.ts';

export type SeatState = 'wished' | 'held' | 'paid' | 'full' | 'late' | 'failing' | 'failed' | 'lapsed';

/** A user's way into a group, and what their order hangs on. */
export interface Seat {
  readonly userId: string;
  readonly id: string;
  readonly campaignId: string;
  /** Null for whoever opens a group, until they have paid. */
  readonly groupId: string | null;
  /** The group that was wanted, where the money came too late for it and opened one of its own. */
  readonly missedGroupId: string | null;
  readonly isLeader: boolean;
  readonly ifLate: (typeof rules.groupPurchase.ifLate)[number];
  readonly state: SeatState;
  readonly wasLate: boolean;
  readonly orderId: string | null;
  readonly pieces: number | null;
  readonly heldAt: Date | null;
  readonly heldUntil: Date | null;
  readonly paidAt: Date | null;
  readonly endedAt: Date | null;
}

export function seatOf(row: Selectable<GroupSeats>): Seat {
  return {
    userId: row.user_id,
    id: row.id,
    campaignId: row.campaign_id,
    groupId: row.group_id,
    missedGroupId: row.missed_group_id,
    isLeader: row.is_leader,
    ifLate: row.if_late as Seat['ifLate'],
    state: row.state as SeatState,
    wasLate: row.was_late,
    orderId: row.order_id,
    pieces: row.pieces,
    heldAt: row.held_at,
    heldUntil: row.held_until,
    paidAt: row.paid_at,
    endedAt: row.ended_at,
  };
}

const memberStates: ReadonlySet<SeatState> = new Set(['paid', 'full', 'failing', 'failed']);

/** Whether whoever has this seat is, or was, a paid member of its group; money that came too late for it is none. */
export function isMember({ state, groupId, wasLate, isLeader }: Seat): boolean {
  return groupId !== null && memberStates.has(state) && (isLeader || !wasLate);
}
