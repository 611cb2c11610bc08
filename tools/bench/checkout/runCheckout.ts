import { Client } from 'undici';
import type { Load } from '../Load.ts';
import { createBody, headersOf, payBody } from './captureCheckout.ts';
import type { Good } from './chooseGoods.ts';
import type { Buyer } from './makeBuyers.ts';
import { percentile } from './percentile.ts';

export interface CheckoutReading {
  readonly orders: number;
  readonly perSecond: number;
  readonly create: { readonly p50: number; readonly p99: number };
  readonly pay: { readonly p50: number; readonly p99: number };
}

/** Orders, made and paid, from the connections of the load, for its seconds. A single refusal fails the run. */
export async function runCheckout(
  origin: string,
  { buyers, goods, load }: { buyers: readonly Buyer[]; goods: readonly Good[]; load: Load },
): Promise<CheckoutReading> {
  const createMs: number[] = [];
  const payMs: number[] = [];
  const began = performance.now();
  const end = began + load.seconds * 1000;
  const work = async () => {
    const client = new Client(origin);
    while (performance.now() < end) {
      const buyer = pick(buyers);
      const post = timed(client, buyer);
      const id = await post('/api/order', createBody(buyer, pick(goods)), createMs);
      await post(`/api/order/${id}/pay/balance`, payBody, payMs);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: load.connections }, work));
  const spent = (performance.now() - began) / 1000;
  const figures = (spans: number[]) => ({ p50: percentile(spans, 0.5), p99: percentile(spans, 0.99) });
  return {
    orders: payMs.length,
    perSecond: payMs.length / spent,
    create: figures(createMs),
    pay: figures(payMs),
  };
}

function timed(client: Client, buyer: Buyer) {
  return async (path: string, body: object, spans: number[]): Promise<string> => {
    const sent = performance.now();
    const response = await client.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headersOf(buyer) },
      body: JSON.stringify(body),
    });
    const text = await response.body.text();
    spans.push(performance.now() - sent);
    const id = /"data":\{"id":"([^"]+)"/.exec(text)?.[1];
    if (response.statusCode !== 200 || !id) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
    return id;
  };
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
