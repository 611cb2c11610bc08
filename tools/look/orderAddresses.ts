import type { Session } from '@jiwu/contract';

/** Pages of one order, with the order state in which they show most. */
export const orderPages: Readonly<Record<string, string>> = {
  '/order/detail': 'awaitingReceipt',
  '/order/pay': 'awaitingPayment',
  '/order/paymentCompleted': 'awaitingDispatch',
};

/** Where these pages show an order of the demo user's own, which has another id in each shop; without those that have none just now. */
export async function orderAddresses(apiUrl: string, session: Session): Promise<ReadonlyMap<string, string>> {
  const found = new Map([['/order/confirm', '/order/confirm?from=cart']]);
  for (const [path, state] of Object.entries(orderPages)) {
    const response = await fetch(`${apiUrl}/api/order?state=${state}`, {
      headers: { 'User-Type': 'User', anonymous: 'look-at-the-shop', token: session.token },
    });
    const { data } = (await response.json()) as { data: { items: { id: string }[] } };
    const [order] = data.items;
    if (order) found.set(path, `${path}?id=${order.id}`);
  }
  return found;
}
