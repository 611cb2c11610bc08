import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { holdTransfers, postHold, voidHold } from '../../money/ledger/index.ts';
import { integralOf, issued, orderHold, orderUse } from './integralCauses.ts';
import { giveBackToLots } from './lots/giveBackToLots.ts';
import { takeFromLots } from './lots/takeFromLots.ts';
import { orIntegralShort } from './orIntegralShort.ts';
import { settleDebts } from './settleDebts.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly now: Date;
}

interface Held extends Input {
  readonly orderNo: string;
  readonly amount: number;
}

/** Sets integral aside for an order that waits to be paid. Refused with INTEGRAL_SHORT when there is not enough. */
export async function holdIntegral(tx: Tx, { userId, orderId, orderNo, amount, now }: Held): Promise<void> {
  const memo = `抵扣订单 ${orderNo}`;
  const transfer = { from: integralOf(userId), to: issued, amount, cause: orderHold(orderId), memo };
  if ((await orIntegralShort(holdTransfers(tx, { transfers: [transfer], now }))) === 'known') return;
  const taken = await takeFromLots(tx, { userId, amount, cause: orderUse(orderId), now }, 'open');
  // The rest is over and only waits for the sweep.
  if (taken < amount) throw new ShopError('INTEGRAL_SHORT');
}

/** The order is paid: the held integral is spent. */
export async function spendHeldIntegral(tx: Tx, { orderId, now }: Input): Promise<void> {
  await postHold(tx, { cause: orderHold(orderId), now });
}

/** The order is closed unpaid: the held integral returns to the lots that it was taken from. */
export async function freeHeldIntegral(tx: Tx, { userId, orderId, now }: Input): Promise<void> {
  if ((await voidHold(tx, { cause: orderHold(orderId), now })) === 'known') return;
  const cause = { kind: 'orderIntegralFreed', id: orderId };
  const amount = await giveBackToLots(tx, { userId, taken: orderUse(orderId), cause, now });
  // Goods may have gone back while it was out of reach.
  await settleDebts(tx, { userId, amount, cause, now });
}
