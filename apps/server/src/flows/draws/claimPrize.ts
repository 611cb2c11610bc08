import { newId } from '@jiwu/kernel';
import { getUnclaimed, lockDraw, setHoldsPiece } from '../../modules/draws/index.ts';
import type { Order } from '../../modules/orders/index.ts';
import { type MovedSku, moveStock } from '../../modules/stock/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { createOrder } from '../orders/createOrder.ts';
import { quoteOrder } from '../orders/quoteOrder.ts';
import { prizeMoves } from './prizeMoves.ts';

interface Input {
  readonly userId: string;
  readonly drawId: string;
  readonly addressId: string;
  readonly requestKey: string;
  readonly now: Date;
}

/**
 * Sends goods that someone won: an order that costs nothing and is paid at once. Its piece is the one that was set aside: it is
 * let go and taken by the order while the stock is held. The draw is locked before the stock; whoever else does so finds it
 * claimed and goes away.
 */
export async function claimPrize(
  tx: Tx,
  { userId, drawId, addressId, requestKey, now }: Input,
): Promise<{ order: Order; moved: readonly MovedSku[] }> {
  await lockDraw(tx, { userId, id: drawId });
  const { skuId, holdsPiece } = await getUnclaimed(tx, { userId, id: drawId, now });
  const lines = [{ skuId, quantity: 1 }];
  if (holdsPiece) {
    await setHoldsPiece(tx, { userId, id: drawId, holds: false });
    // It may be claimed more than once: when the order that was to send it was closed.
    const cause = { kind: 'drawClaim', id: `${drawId}:${newId()}` };
    await moveStock(tx, { kind: 'release', moves: await prizeMoves(tx, lines), cause, now });
  }
  const prize = { userId, kind: 'prize', subjectId: drawId, now };
  const choice = { lines, addressId, coupon: 'none', useIntegral: 0, delivery: { kind: 'standard' } } as const;
  const { key } = await quoteOrder(tx, { ...prize, draft: { ...choice, lines: [...lines] } });
  return await createOrder(tx, {
    ...prize,
    ...choice,
    quoteKey: key,
    remark: '',
    invoice: { kind: 'none' },
    fromCart: false,
    requestKey,
  });
}
