import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceGroup } from '../groups/announceGroup.ts';
import type { Order } from '../../../trade/orders/index.ts';

/**
 * The order is closed: unpaid, its seat is free for others; refunded because its group failed or had no seat left, it is done with. A
 * member who was refunded after the group became full stays its member.
 */
export async function closeSeat(tx: Tx, { order, now }: { order: Order; now: Date }): Promise<void> {
  assert(order.subjectId, 'a group order has its seat');
  const { rows } = await sql<{ group_id: string | null }>`
    update group_seats set state = case when state = 'held' then 'lapsed' else 'failed' end,
      ended_at = coalesce(ended_at, ${now})
    where user_id = ${order.userId} and id = ${order.subjectId} and state in ('held', 'late', 'failing')
    returning group_id`.execute(tx);
  const groupId = rows[0]?.group_id;
  if (groupId) announceGroup(tx, groupId);
}
