import type { Order } from '../../modules/orders/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { drawForOrder } from '../draws/drawForOrder.ts';
import { rewardInvitation } from '../invitations/rewardInvitation.ts';

interface Completed {
  readonly order: Order;
  readonly now: Date;
}

/**
 * What else an order gives when it is complete, in this order, in its transaction. Each takes its locks in the order of the
 * whole shop and does nothing the second time.
 */
export const completionSteps: readonly ((tx: Tx, completed: Completed) => Promise<void>)[] = [
  // First: it locks the invitation before any player of draws.
  rewardInvitation,
  drawForOrder,
];
