import type { Services } from '../platform/services.ts';

export function paymentChannel(paymentId: string): string {
  return `payment:${paymentId}`;
}

/** After the commit: whoever watches the payment looks again. */
export async function announcePayment(services: Services, paymentId: string): Promise<void> {
  await services.live.publish(paymentChannel(paymentId), 'changed');
}
