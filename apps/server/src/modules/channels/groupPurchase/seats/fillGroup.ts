import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { changeState, type Order } from '../../../trade/orders/index.ts';
import type { Group } from '../groups/Group.ts';

/** Everyone has paid: all orders of the group go on, the members' by id. The caller holds the group, and answers its own order. */
export async function fillGroup(
  tx: Tx,
  { group, order, now }: { group: Group; order: Order; now: Date },
): Promise<{ order: Order; memberIds: readonly string[] }> {
  const members = await tx
    .updateTable('group_seats')
    .set({ state: 'full', ended_at: now })
    .where('group_id', '=', group.id)
    .where('state', '=', 'paid')
    .returning(['user_id', 'order_id'])
    .execute();
  assert(members.length === group.size, `group ${group.id} is full with ${group.size} members`);
  let own: Order | null = null;
  for (const { user_id: userId, order_id: id } of byOrder(members)) {
    assert(id, 'a paid seat has its order');
    const changed = await changeState(tx, {
      order: { userId, id },
      step: 'fillGroup',
      by: { kind: 'shop' },
      reason: '已成团',
      now,
    });
    if (id === order.id) own = changed;
  }
  assert(own, 'the last member is one of them');
  return { order: own, memberIds: members.map(({ user_id: userId }) => userId) };
}

/** The order in which the orders of several members are locked. */
export function byOrder<T extends { readonly order_id: string | null }>(seats: readonly T[]): T[] {
  return seats.toSorted((one, other) => ((one.order_id ?? '') < (other.order_id ?? '') ? -1 : 1));
}
