import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrder } from '../../apps/server/src/flows/orders/createOrder.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { type Buyer, makeCrowd } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** PostgreSQL's codes for a lock and for a statement that took too long: the shop answers 503, come again. */
const TOO_LONG = new Set(['55P03', '57014']);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ DATABASE_POOL: '20' });
});
afterAll(() => shop.stop());

it('two users with sixteen orders each at once, past the turns of a process: five each, and no deadlock', async () => {
  const { db, clock, orders } = shop.services;
  const values = ['云灰', '雾蓝'];
  const { skuIds } = await makeProduct(db, {
    options: [{ name: '颜色', values: values.map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: values.map((value) => ({ optionValues: [value] })),
    pieces: 100,
  });
  const crowd = (await makeCrowd(shop, 2)) as [Buyer, Buyer];
  const lines = skuIds.map((skuId) => ({ skuId, quantity: 1 }));
  const drafts = [lines, lines.toReversed()];
  const keys = await Promise.all(drafts.map(async (each) => (await crowd[0].quote({ lines: each })).key));
  const before = await countDeadlocks(shop);
  const tries = Array.from({ length: 32 }, async (_, nth) => {
    const buyer = crowd[nth % 2] as Buyer;
    const wish = {
      userId: buyer.userId,
      lines: drafts[(nth >> 1) % 2] ?? [],
      addressId: buyer.addressId,
      coupon: 'none',
      useIntegral: 0,
      delivery: { kind: 'standard' },
      quoteKey: keys[(nth >> 1) % 2] ?? '',
      remark: '',
      invoice: { kind: 'none' },
      fromCart: false,
      requestKey: newId(),
      now: clock(),
    } as const;
    await untilFree(() => db.transact((tx) => createOrder(tx, wish, orders)));
  });
  const results = await Promise.allSettled(tries);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(new Set(refusals.map((error) => (error as { errorCode?: string }).errorCode))).toEqual(
    new Set(['ORDERS_UNPAID']),
  );
  for (const { userId } of crowd) {
    const { rows } = await sql`select from orders where user_id = ${userId}`.execute(db.read);
    expect(rows).toHaveLength(rules.order.unpaid.perUser);
  }
  expect((await countDeadlocks(shop)) - before).toBe(0);
  expect(await shop.broken()).toEqual([]);
});

/** Whoever waits too long for their turn is told to come again, as on a host that stops for seconds: a buyer does. */
async function untilFree(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!TOO_LONG.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
