import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Group } from '../groups/Group.ts';
import { type Seat, seatOf } from './Seat.ts';

interface Wish {
  readonly userId: string;
  readonly campaignId: string;
  /** Null: opens a group. */
  readonly group: Group | null;
  readonly ifLate: Seat['ifLate'];
  readonly now: Date;
}

/** What an order will hang on. It holds nothing: the order does. */
export async function wishSeat(tx: Tx, { userId, campaignId, group, ifLate, now }: Wish): Promise<Seat> {
  const row = await tx
    .insertInto('group_seats')
    .values({
      user_id: userId,
      id: newId(),
      campaign_id: campaignId,
      group_id: group?.id ?? null,
      is_leader: group === null,
      if_late: ifLate,
      state: 'wished',
      wished_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return seatOf(row);
}
