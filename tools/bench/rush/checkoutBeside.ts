import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { createBody, headersOf, payBody } from '../checkout/captureCheckout.ts';
import type { Good } from '../checkout/chooseGoods.ts';
import type { Buyer } from '../checkout/makeBuyers.ts';

export interface CheckoutsBeside {
  readonly orders: number;
  readonly failed: number;
  /** Of making and of paying, each from when it was asked for. */
  readonly tookMs: readonly number[];
}

const PER_SECOND = 5;

/** Ordinary orders, made and paid five times a second however long each takes, until the signal. */
export async function checkoutBeside(
  origin: string,
  { buyers, goods, signal }: { buyers: readonly Buyer[]; goods: readonly Good[]; signal: AbortSignal },
): Promise<CheckoutsBeside> {
  const agent = new Agent();
  const tookMs: number[] = [];
  let failed = 0;
  const post = async (path: string, buyer: Buyer, body: object): Promise<string> => {
    const began = performance.now();
    const { statusCode, body: answer } = await agent.request({
      origin,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headersOf(buyer) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    tookMs.push(performance.now() - began);
    const id = /"data":\{"id":"([^"]+)"/.exec(text)?.[1];
    if (statusCode !== 200 || !id) throw new Error(`${path} answered ${statusCode}: ${text}`);
    return id;
  };
  const buy = async (buyer: Buyer, good: Good): Promise<void> => {
    try {
      const id = await post('/api/order', buyer, createBody(buyer, good));
      await post(`/api/order/${id}/pay/balance`, buyer, payBody);
    } catch (error) {
      failed += 1;
      console.log(`[bench] a checkout failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const buying: Promise<void>[] = [];
  while (!signal.aborted) {
    const nth = buying.length;
    buying.push(buy(buyers[nth % buyers.length] as Buyer, goods[nth % goods.length] as Good));
    await pause(1000 / PER_SECOND, null, { signal }).catch(() => {});
  }
  await Promise.all(buying);
  await agent.close();
  return { orders: buying.length, failed, tookMs };
}
