import type { Payment } from '@jiwu/contract';
import type { Waiting } from './playPayments.ts';
import type { TestShop } from './startTestShop.ts';
import { type Watch, watchEvents } from './watchEvents.ts';

/** Follows a payment as a page does. */
export function watchPayment(shop: TestShop, { client, paymentId }: Waiting): Promise<Watch<Payment>> {
  return watchEvents(`${shop.apiUrl}/api/payment/${paymentId}/events`, client);
}

/**
 * The next state that is not 待支付. A page that was opened meanwhile is a change, too, and is shown by whichever look comes next:
 * at once, or with the sign of life after 20 seconds.
 */
export async function nextAfterAwaiting(watch: Watch<Payment>): Promise<Payment | undefined> {
  const shown = await watch.next();
  return shown?.state === 'awaiting' ? await nextAfterAwaiting(watch) : shown;
}
