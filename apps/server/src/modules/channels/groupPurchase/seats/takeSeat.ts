import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceGroup } from '../groups/announceGroup.ts';
import type { Order } from '../../../trade/orders/index.ts';
import { getGroupCampaign } from '../campaigns/campaignQueries.ts';
import { isRunning } from '../campaigns/GroupCampaign.ts';
import type { Group } from '../groups/Group.ts';
import { hasFreeSeat, lockGroup } from '../groups/groupQueries.ts';
import { openGroup } from '../groups/openGroup.ts';
import type { Seat } from './Seat.ts';
import { getSeat } from './seatQueries.ts';

export interface TakenSeat {
  readonly seat: Seat;
  /** Null: the money came too late and goes back. */
  readonly group: Group | null;
}

/**
 * The order's money has come. It takes the seat that is held for it, else a free one of the same group, else it does what the buyer
 * chose: it opens a group of its own, or waits to be refunded. The caller holds the order.
 */
export async function takeSeat(tx: Tx, { order, now }: { order: Order; now: Date }): Promise<TakenSeat> {
  assert(order.subjectId, 'a group order has its seat');
  const seat = await getSeat(tx, { userId: order.userId, id: order.subjectId });
  assert(seat.state === 'held' && seat.heldUntil, `seat ${seat.id} waits for its payment`);
  const isLate = seat.heldUntil <= now;
  if (seat.groupId !== null) {
    const group = await lockGroup(tx, seat.groupId);
    // A seat that is still held counts as taken for everybody else, so that it is always free for its holder.
    if (await hasFreeSeat(tx, { group, except: seat.id, now })) {
      const taken = await sitDown(tx, { seat, group, isLeader: false, now });
      return { seat: taken, group: await addMember(tx, group, now) };
    }
  }
  const campaign = await getGroupCampaign(tx, seat.campaignId);
  const opensOwn = seat.groupId !== null && seat.ifLate === 'openOwn' && isRunning(campaign, now);
  const opensAsWished = seat.groupId === null && (!isLate || isRunning(campaign, now));
  if (opensOwn || opensAsWished) {
    const group = await openGroup(tx, { campaignId: campaign.id, size: campaign.size, now });
    return { seat: await sitDown(tx, { seat, group, isLeader: true, now }), group };
  }
  await sql`
    update group_seats set state = 'late', was_late = true, paid_at = ${now}, ended_at = ${now}
    where user_id = ${seat.userId} and id = ${seat.id}`.execute(tx);
  if (seat.groupId !== null) announceGroup(tx, seat.groupId);
  return { seat, group: null };
}

/** One more has paid; the database refuses more than its size. */
async function addMember(tx: Tx, group: Group, now: Date): Promise<Group> {
  const paidMembers = group.paidMembers + 1;
  const isFull = paidMembers === group.size;
  const state = isFull ? 'full' : 'open';
  const endedAt = isFull ? now : null;
  await tx
    .updateTable('groups')
    .set({ paid_members: paidMembers, state, ended_at: endedAt })
    .where('id', '=', group.id)
    .where('state', '=', 'open')
    .execute();
  return { ...group, paidMembers, state, endedAt };
}

async function sitDown(
  tx: Tx,
  { seat, group, isLeader, now }: { seat: Seat; group: Group; isLeader: boolean; now: Date },
): Promise<Seat> {
  const missedGroupId = seat.groupId === group.id ? null : seat.groupId;
  const wasLate = missedGroupId !== null;
  await tx
    .updateTable('group_seats')
    .set({
      state: 'paid',
      group_id: group.id,
      missed_group_id: missedGroupId,
      is_leader: isLeader,
      was_late: wasLate,
      paid_at: now,
    })
    .where('user_id', '=', seat.userId)
    .where('id', '=', seat.id)
    .execute();
  announceGroup(tx, group.id);
  return { ...seat, state: 'paid', groupId: group.id, missedGroupId, isLeader, wasLate, paidAt: now };
}
