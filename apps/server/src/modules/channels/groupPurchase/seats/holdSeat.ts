import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceGroup } from '../groups/announceGroup.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Order } from '../../../trade/orders/index.ts';
import { getGroupCampaign, lockGroupCampaign } from '../campaigns/campaignQueries.ts';
import { lockGroup } from '../groups/groupQueries.ts';
import { assertMayBuy } from './assertMayBuy.ts';
import { getSeat } from './seatQueries.ts';

interface Input {
  readonly order: Order;
  readonly pieces: number;
  readonly now: Date;
}

/**
 * The order that was just made holds its seat until it is paid or closed. Locks: the user's own place in the campaign, the campaign if
 * it has a total, the group.
 */
export async function holdSeat(tx: Tx, { order, pieces, now }: Input): Promise<void> {
  assert(order.subjectId, 'a group order has its seat');
  const key = { userId: order.userId, id: order.subjectId };
  const { campaignId, groupId } = await getSeat(tx, key);
  // A rule over several orders of one user: those that are made at once take turns.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groupPlace:${key.userId}:${campaignId}`}, 0))`.execute(tx);
  const known = await getGroupCampaign(tx, campaignId);
  const campaign = known.totalPieces === null ? known : await lockGroupCampaign(tx, campaignId);
  const group = groupId === null ? null : await lockGroup(tx, groupId);
  await assertMayBuy(tx, { seat: await getSeat(tx, key), campaign, group, pieces, now });
  const held = await tx
    .updateTable('group_seats')
    .set({ state: 'held', order_id: order.id, pieces, held_at: now, held_until: order.payBy })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.id)
    .where('state', '=', 'wished')
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new ShopError('GROUP_SEAT_USED');
  if (groupId !== null) announceGroup(tx, groupId);
}
