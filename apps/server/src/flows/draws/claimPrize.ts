import { newId } from '@jiwu/kernel';
import { getUnclaimed, lockDraw, setHoldsPiece } from '../../modules/promotion/draws/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { createOrder } from '../orders/createOrder.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { quoteOrder } from '../orders/queries/quoteOrder.ts';
import { prizeMoves } from './queries/prizeMoves.ts';

interface Input {
  readonly userId: string;
  readonly drawId: string;
  readonly addressId: string;
  readonly requestKey: string;
  readonly now: Date;
}

/**
 * Sends won goods: makes an order that costs nothing and is paid at once. The reserved piece is released and taken by the order
 * while the stock is locked. The draw is locked before the stock; a second claim waits there, and then finds the draw claimed.
 */
export async function claimPrize(
  tx: Tx,
  { userId, drawId, addressId, requestKey, now }: Input,
  registry: OrderRegistry,
): Promise<Order> {
  await lockDraw(tx, { userId, id: drawId });
  const { skuId, holdsPiece } = await getUnclaimed(tx, { userId, id: drawId, now });
  const lines = [{ skuId, quantity: 1 }];
  if (holdsPiece) {
    await setHoldsPiece(tx, { userId, id: drawId, holds: false });
    // It may be claimed more than once: when the order that was to send it was closed.
    const cause = { kind: 'drawClaim', id: `${drawId}:${newId()}` };
    await moveStock(tx, { kind: 'release', moves: await prizeMoves(tx, lines), cause, now });
  }
  const prize = { userId, kind: 'prize', subjectId: drawId, now } as const;
  const choice = { lines, addressId, coupon: 'none', useIntegral: 0, delivery: { kind: 'standard' } } as const;
  const { key } = await quoteOrder(tx, { ...prize, draft: choice }, registry.kinds);
  return await createOrder(
    tx,
    {
      ...prize,
      ...choice,
      quoteKey: key,
      remark: '',
      invoice: { kind: 'none' },
      fromCart: false,
      requestKey,
    },
    registry,
  );
}
