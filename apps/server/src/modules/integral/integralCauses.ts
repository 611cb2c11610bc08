import { houseAccount, userAccount } from '../ledger/index.ts';

/** What a lot came from, or what took from it: one business row. */
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

/** What an order set aside: one hold, ended once. */
export function orderHold(orderId: string) {
  return { ...orderUse(orderId), leg: 'hold' };
}

/** Under which a completed order gives integral. */
export function orderEarning(orderId: string): IntegralCause {
  return { kind: 'orderCompleted', id: orderId };
}
