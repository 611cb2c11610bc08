import type { Tx } from '../../../platform/database/Tx.ts';

/** Which parcel brings the goods back. The caller holds the order. */
export async function recordReturn(
  tx: Tx,
  { userId, id, parcelId }: { userId: string; id: string; parcelId: string },
): Promise<void> {
  await tx
    .updateTable('after_sales')
    .set({ parcel_id: parcelId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
