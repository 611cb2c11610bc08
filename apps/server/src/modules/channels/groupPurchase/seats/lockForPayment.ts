import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { lockOrder, type Order } from '../../../trade/orders/index.ts';
import { lockGroup } from '../groups/groupQueries.ts';
import { byOrder } from './fillGroup.ts';
import { getSeat } from './seatQueries.ts';

/**
 * The payer's order is held. Then the group, then, if this payment makes it full, the orders of its paid members by id: before payment
 * and accounts, which are the last locks of every flow (decision 0022).
 */
export async function lockForPayment(tx: Tx, order: Order): Promise<void> {
  assert(order.subjectId, 'a group order has its seat');
  const { groupId } = await getSeat(tx, { userId: order.userId, id: order.subjectId });
  if (groupId === null) return;
  const group = await lockGroup(tx, groupId);
  if (group.state !== 'open' || group.paidMembers + 1 < group.size) return;
  const members = await tx
    .selectFrom('group_seats')
    .select(['user_id', 'order_id'])
    .where('group_id', '=', groupId)
    .where('state', '=', 'paid')
    .execute();
  for (const { user_id: userId, order_id: id } of byOrder(members)) {
    assert(id, 'a paid seat has its order');
    await lockOrder(tx, { userId, id });
  }
}
