import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { holdTransfers, postHold, voidHold } from '../ledger/index.ts';
import { integralOf, issued, orderHold } from './integralCauses.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly now: Date;
}

/** Sets integral aside for an order that waits to be paid. Refused with INTEGRAL_SHORT when there is not enough. */
export async function holdIntegral(tx: Tx, input: Input & { readonly amount: number }): Promise<void> {
  const transfer = {
    from: integralOf(input.userId),
    to: issued,
    amount: input.amount,
    cause: orderHold(input.orderId),
    memo: '下单抵扣',
  };
  try {
    await holdTransfers(tx, { transfers: [transfer], now: input.now });
  } catch (error) {
    if (error instanceof ShopError && error.errorCode === 'BALANCE_SHORT') throw new ShopError('INTEGRAL_SHORT');
    throw error;
  }
}

/** The order is paid: what was set aside is spent. */
export async function spendHeldIntegral(tx: Tx, { orderId, now }: Input): Promise<void> {
  await postHold(tx, { cause: orderHold(orderId), now });
}

/** The order is closed unpaid: what was set aside is free again. */
export async function freeHeldIntegral(tx: Tx, { orderId, now }: Input): Promise<void> {
  await voidHold(tx, { cause: orderHold(orderId), now });
}
