import { findUnpaid, type OrderKinds, refuseUnpaid } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { heldUnpaid } from './heldUnpaid.ts';

/** Refuses one more unpaid thing beside those that the user holds already. The caller has the user's turn. */
export async function assertMayHold(tx: Tx, asked: { userId: string; now: Date }, kinds: OrderKinds): Promise<void> {
  const unpaid = await findUnpaid(tx, heldUnpaid(asked, kinds));
  if (unpaid.isFull) refuseUnpaid(unpaid);
}
