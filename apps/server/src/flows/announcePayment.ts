import type { PaymentRecord } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { announceNotice } from './announceNotice.ts';
import { announceOrder } from './announceOrder.ts';

export function paymentChannel(paymentId: string): string {
  return `payment:${paymentId}`;
}

type Announced = Pick<PaymentRecord, 'id' | 'userId' | 'payable'>;

/** After the commit: whoever watches the payment, or the order that it pays for, looks again. */
export async function announcePayment(services: Services, { id, userId, payable }: Announced): Promise<void> {
  await services.live.publish(paymentChannel(id), 'changed');
  if (payable.kind !== 'order') return;
  await announceOrder(services, payable.id);
  await announceNotice(services, userId);
}
