import { findPlayer } from '../../../modules/promotion/draws/index.ts';
import { findRewardedInviter } from '../../../modules/people/invitations/index.ts';
import type { Order } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { losesDraw } from './losesDraw.ts';

interface Input {
  readonly order: Order;
  /** No piece would stay. */
  readonly isWhole: boolean;
  /** Given back or promised before this refund. */
  readonly beforeFen: number;
  readonly totalFen: number;
}

/** Which draws `takeBackDraws` would take from the buyer, and how many of them were used already. */
export async function foreseeDraws(
  db: Reader,
  { order, isWhole, beforeFen, totalFen }: Input,
): Promise<{ drawsBack: number; drawsOwed: number }> {
  const { userId, id: orderId } = order;
  const ofOrder = !losesDraw(order, beforeFen) && losesDraw(order, beforeFen + totalFen);
  const ofInvitation = isWhole && (await findRewardedInviter(db, { userId, orderId })) !== null;
  const drawsBack = Number(ofOrder) + Number(ofInvitation);
  if (drawsBack === 0) return { drawsBack, drawsOwed: 0 };
  const { left } = await findPlayer(db, userId);
  return { drawsBack, drawsOwed: Math.max(0, drawsBack - left) };
}
