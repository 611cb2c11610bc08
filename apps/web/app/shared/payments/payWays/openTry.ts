import { refusalOf } from '@jiwu/api-client';
import type { Payment } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../session/apiClient.ts';
import type { PayTarget, PayWish } from './PayTarget.ts';
import { whyNotOpened } from './whyNotOpened.ts';

/**
 * The target's payment, opened at its gateway by `lead`. One that the gateway has given up meanwhile is made anew, once. Rejects with
 * NotOpened: whoever has paid already is never told that nothing was taken.
 */
export async function openTry<T>(
  target: Pick<PayTarget, 'openPayment'>,
  wish: PayWish,
  lead: (paymentId: string) => Promise<T>,
  isAgain = false,
): Promise<{ paymentId: string; led: T }> {
  let paymentId: string | null = null;
  try {
    ({ paymentId } = await target.openPayment(wish));
    return { paymentId, led: await lead(paymentId) };
  } catch (error) {
    const isGivenUp = paymentId !== null && refusalOf(error) === 'PAYMENT_CLOSED';
    if (isGivenUp && !isAgain) return await openTry(target, wish, lead, true);
    const state = paymentId === null ? null : await stateOf(paymentId);
    throw whyNotOpened(error, { paymentId, state, name: rules.payment.names[wish.gateway] });
  }
}

/** Null: not known for now. */
async function stateOf(paymentId: string): Promise<Payment['state'] | null> {
  try {
    return (await apiClient.call('paymentGet', { params: { id: paymentId } }, { silent: true })).state;
  } catch {
    return null;
  }
}
