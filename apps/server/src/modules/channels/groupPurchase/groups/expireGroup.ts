import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceGroup } from './announceGroup.ts';
import { lockGroup } from './groupQueries.ts';

/**
 * Its time is over: 未成团, and its members wait for their refunds. It holds the group and no order: refunds come after the commit,
 * each by itself, or this would wait for orders in the opposite direction of whoever fills the group (decision 0022).
 */
export async function expireGroup(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const group = await lockGroup(tx, id);
  if (group.state !== 'open' || group.endsAt > now) return false;
  await tx.updateTable('groups').set({ state: 'failed', ended_at: now }).where('id', '=', id).execute();
  await tx
    .updateTable('group_seats')
    .set({ state: 'failing', ended_at: now })
    .where('group_id', '=', id)
    .where('state', '=', 'paid')
    .execute();
  announceGroup(tx, id);
  return true;
}
