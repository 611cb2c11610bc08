import { takeBackDraw } from '../../modules/draws/index.ts';
import { revokeInvitation } from '../../modules/invitations/index.ts';
import type { Order } from '../../modules/orders/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { losesDraw } from './losesDraw.ts';

interface Input {
  readonly order: Order;
  /** Every piece of the order is refunded now. */
  readonly isWhole: boolean;
  /** Of all its refunds, this one included. */
  readonly refundedFen: number;
  readonly now: Date;
}

/**
 * What a completed order gave goes with it: its own draw when too little stays paid, and both draws of an invitation when
 * nothing of the first order stays. The invitation is locked before any player, the invited before the inviter.
 */
export async function takeBackDraws(tx: Tx, { order, isWhole, refundedFen, now }: Input): Promise<void> {
  const { userId, id } = order;
  const revoked = isWhole && (await revokeInvitation(tx, { invitedId: userId, orderId: id, now }));
  if (revoked) {
    await takeBackDraw(tx, { userId, cause: { kind: 'invited', id: userId }, now });
    await takeBackDraw(tx, { userId: revoked.inviterId, cause: { kind: 'inviter', id: userId }, now });
  }
  if (losesDraw(order, refundedFen)) await takeBackDraw(tx, { userId, cause: { kind: 'order', id }, now });
}
