import { houseAccount, userAccount } from '../../money/ledger/index.ts';

/** The business row that gave a lot or used it. */
export interface IntegralCause {
  readonly kind: string;
  readonly id: string;
}

/** Integral that is spent goes back to where all of it comes from. */
export const issued = houseAccount('integralIssued');

export function integralOf(userId: string) {
  return userAccount(userId, 'integral');
}

/** Under which an order sets integral aside and spends it. */
export function orderUse(orderId: string): IntegralCause {
  return { kind: 'orderIntegral', id: orderId };
}

/** The hold of an order's integral: made once, ended once. */
export function orderHold(orderId: string) {
  return { ...orderUse(orderId), leg: 'hold' };
}

/** Under which a completed order gives integral. */
export function orderEarning(orderId: string): IntegralCause {
  return { kind: 'orderCompleted', id: orderId };
}
