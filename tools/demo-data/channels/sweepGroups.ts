import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { refundSeat } from '../../../apps/server/src/flows/groupPurchase/refundSeat.ts';
import {
  expireGroup,
  listDueGroups,
  listSeatsToRefund,
} from '../../../apps/server/src/modules/channels/groupPurchase/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';

const MOST = 1000;

/** What the worker's two sweeps do at that moment: groups whose time is over fail, and their orders are refunded. */
export async function sweepGroups(db: Database, now: Date): Promise<void> {
  for (const { id } of await listDueGroups(db.read, { now, limit: MOST })) {
    await db.transact((tx) => expireGroup(tx, { id, now }));
  }
  for (const seat of await listSeatsToRefund(db.read, MOST)) {
    await ignoringRefusals(() => db.transact((tx) => refundSeat(tx, { seat, now }, orderRegistry)));
  }
}
