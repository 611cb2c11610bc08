import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Seat } from './Seat.ts';

/** Another choice, as long as nothing is paid. */
export async function changeIfLate(
  tx: Tx,
  { userId, id, ifLate }: { userId: string; id: string; ifLate: Seat['ifLate'] },
): Promise<void> {
  const changed = await tx
    .updateTable('group_seats')
    .set({ if_late: ifLate })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', 'in', ['wished', 'held'])
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new ShopError('GROUP_SEAT_USED');
}
