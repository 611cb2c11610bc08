import { newId } from '@jiwu/kernel';
import { createApi } from '../../../apps/server/src/composition/createApi.ts';
import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';
import { captureDuring, type CapturedStatement, type Statement } from '../captureDuring.ts';
import { draftOf, type Good } from './chooseGoods.ts';
import { type Buyer, PAYMENT_PASSWORD } from './makeBuyers.ts';

export interface CapturedCheckout<One extends Statement = Statement> {
  readonly create: readonly One[];
  readonly pay: readonly One[];
}

/** The very statements that the api runs for one order: made, and paid out of the balance. */
export async function captureCheckout(
  services: ShopServices,
  buyer: Buyer,
  good: Good,
): Promise<CapturedCheckout<CapturedStatement>> {
  const app = await createApi(services);
  const post = async (url: string, payload: object): Promise<{ id: string }> => {
    const headers = headersOf(buyer);
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    return (JSON.parse(body) as { data: { id: string } }).data;
  };
  const create = async () => (await post('/api/order', createBody(buyer, good))).id;
  const pay = async (id: string) => void (await post(`/api/order/${id}/pay/balance`, payBody));
  try {
    await pay(await create()); // what a process reads once and remembers is no part of an order
    let orderId = '';
    const created = await captureDuring(async () => {
      orderId = await create();
    });
    return { create: created, pay: await captureDuring(() => pay(orderId)) };
  } finally {
    await app.close();
  }
}

export const payBody = { password: PAYMENT_PASSWORD };

export function createBody(buyer: Buyer, good: Good): object {
  return { ...draftOf(buyer, good), quoteKey: good.quoteKey };
}

export function headersOf({ token, from }: Buyer): Record<string, string> {
  return {
    'user-type': 'User',
    anonymous: 'bench',
    token,
    'x-forwarded-for': from,
    'idempotency-key': newId(),
  };
}
