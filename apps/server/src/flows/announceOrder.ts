import type { Services } from '../platform/services.ts';

export function orderChannel(orderId: string): string {
  return `order:${orderId}`;
}

/** After the commit: whoever watches the order looks again. */
export async function announceOrder(services: Services, orderId: string): Promise<void> {
  await services.live.publish(orderChannel(orderId), 'changed');
}
