import { houseAccount, userAccount } from '../ledger/index.ts';

/** Integral that is spent goes back to where all of it comes from. */
export const issued = houseAccount('integralIssued');

export function integralOf(userId: string) {
  return userAccount(userId, 'integral');
}

/** What an order set aside: one hold, ended once. */
export function orderHold(orderId: string) {
  return { kind: 'orderIntegral', id: orderId, leg: 'hold' };
}
