import type { Payment } from '@jiwu/contract';
import type { Waiting } from './playPayments.ts';
import type { TestShop } from './startTestShop.ts';
import { type Watch, watchEvents } from './watchEvents.ts';

/** Follows a payment as a page does. */
export function watchPayment(shop: TestShop, { client, paymentId }: Waiting): Promise<Watch<Payment>> {
  return watchEvents(`${shop.apiUrl}/api/payment/${paymentId}/events`, client);
}
