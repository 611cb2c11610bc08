import { takeBackDraw } from '../../modules/promotion/draws/index.ts';
import { revokeInvitation } from '../../modules/people/invitations/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { losesDraw } from './queries/losesDraw.ts';

interface Input {
  readonly order: Order;
  /** Every piece of the order is refunded now. */
  readonly isWhole: boolean;
  /** Of all its refunds, this one included. */
  readonly refundedFen: number;
  readonly now: Date;
}

/**
 * Takes back the draws that a completed order gave: its own draw when too little stays paid, and both draws of an invitation when
 * the whole first order is refunded. The invitation is locked before any player, the invited user before the inviter.
 */
export async function takeBackDraws(tx: Tx, { order, isWhole, refundedFen, now }: Input): Promise<void> {
  if (!order.completedAt) return;
  const { userId, id } = order;
  const revoked = isWhole && (await revokeInvitation(tx, { invitedId: userId, orderId: id, now }));
  if (revoked) {
    await takeBackDraw(tx, { userId, cause: { kind: 'invited', id: userId }, now });
    await takeBackDraw(tx, { userId: revoked.inviterId, cause: { kind: 'inviter', id: userId }, now });
  }
  if (losesDraw(order, refundedFen)) await takeBackDraw(tx, { userId, cause: { kind: 'order', id }, now });
}
