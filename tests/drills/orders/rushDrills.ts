import { errorCodes, type OrderRow } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { countDeadlocks } from '../../support/countDeadlocks.ts';
import { type Buyer, makeCrowd, must } from '../../support/makeBuyer.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { Drill } from '../Drill.ts';
import { percentile } from '../percentile.ts';
import type { DrillShop } from '../startDrillShop.ts';

const PIECES = 10;
const REFUSED = String(errorCodes.STOCK_SHORT.code);

/** 200 buyers at once for 10 pieces, twenty times over. */
export const rushForFew: Drill = async (shop, effort) => {
  const [buyers, rushes] = [effort(200, 20), effort(20, 1)];
  const crowd = await makeCrowd(shop, buyers);
  const took: number[] = [];
  const outcomes = new Map<string, number>();
  let wrongRounds = 0;
  for (let round = 0; round < rushes; round += 1) {
    const product = await makeProduct(shop.services.db, { pieces: PIECES });
    const draft = { lines: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }] };
    const { key } = await (crowd[0] as Buyer).quote(draft);
    const bought: Bought[] = [];
    const replies = await Promise.all(
      crowd.map(async (buyer) => {
        const began = performance.now();
        const reply = await buyer.orderAt(key, draft);
        took.push(performance.now() - began);
        if (reply.status !== 200) return String(reply.code);
        bought.push({ buyer, id: must<OrderRow>(reply).id });
        return 'sold';
      }),
    );
    // Whoever won too often would be refused for their unpaid orders.
    await closeAll(bought);
    for (const reply of replies) outcomes.set(reply, (outcomes.get(reply) ?? 0) + 1);
    const sold = replies.filter((reply) => reply === 'sold').length;
    if (sold !== PIECES || replies.filter((reply) => reply === REFUSED).length !== buyers - PIECES) wrongRounds += 1;
  }
  const p99 = percentile(took, 0.99);
  const broken = await shop.broken();
  return {
    name: `${buyers} buyers for ${PIECES} pieces`,
    done: `${rushes} times`,
    figures: {
      ...Object.fromEntries([...outcomes].map(([what, number]) => [what === REFUSED ? 'refused' : what, number])),
      'wrong rounds': wrongRounds,
      'p50 ms': percentile(took, 0.5),
      'p99 ms': p99,
      broken: broken.length,
    },
    pass: wrongRounds === 0 && p99 < effort(1000, Infinity) && broken.length === 0,
  };
};

/** One cart submitted, and then paid, ten times at once with the same key. */
export const sameCart: Drill = async (shop) => {
  const [buyer] = (await makeCrowd(shop, 1, { balanceFen: 100_000 })) as [Buyer];
  const product = await makeProduct(shop.services.db, { pieces: 50 });
  const skuId = product.skuIds[0] ?? '';
  must(await buyer.client.call('cartAdd', { body: { skuId, quantity: 2 } }));
  const draft = { lines: [{ skuId, quantity: 2 }] };
  const { key: quoteKey } = await buyer.quote(draft);
  const key = newId();
  const made = await Promise.all(
    Array.from({ length: 10 }, () => buyer.orderAt(quoteKey, draft, { key, fromCart: true })),
  );
  const order = must<OrderRow>(made[0] as never);
  const payKey = newId();
  const paid = await Promise.all(Array.from({ length: 10 }, () => buyer.payByBalance(order.id, payKey)));
  const orders = await count(shop, sql`orders where user_id = ${buyer.userId}`);
  const payments = await count(shop, sql`payments where user_id = ${buyer.userId} and payable_kind = 'order'`);
  const answers = new Set(made.map(({ data }) => JSON.stringify(data))).size;
  const payAnswers = new Set(paid.map(({ data }) => JSON.stringify(data))).size;
  const broken = await shop.broken();
  return {
    name: 'one cart, ten times at once',
    done: 'submitted and paid with one key each',
    figures: { orders, payments, 'different answers': answers, 'different answers to paying': payAnswers },
    pass: orders === 1 && payments === 1 && answers === 1 && payAnswers === 1 && broken.length === 0,
  };
};

/** Two carts with the same SKUs in opposite order, a thousand times at once. */
export const oppositeCarts: Drill = async (shop, effort) => {
  const circles = effort(1000, 10);
  const values = ['云灰', '雾蓝', '米白'];
  const product = await makeProduct(shop.services.db, {
    options: [{ name: '颜色', values: values.map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: values.map((value) => ({ optionValues: [value] })),
    pieces: 2 * circles,
  });
  const lines = product.skuIds.map((skuId) => ({ skuId, quantity: 1 }));
  const drafts = [{ lines }, { lines: lines.toReversed() }] as const;
  const [a, b] = (await makeCrowd(shop, 2)) as [Buyer, Buyer];
  const keys = [(await a.quote(drafts[0])).key, (await b.quote(drafts[1])).key] as const;
  const before = await countDeadlocks(shop);
  let refused = 0;
  for (let round = 0; round < circles; round += 1) {
    const replies = await Promise.all([a.orderAt(keys[0], drafts[0]), b.orderAt(keys[1], drafts[1])]);
    refused += replies.filter(({ status }) => status !== 200).length;
    await closeAll(
      [a, b].flatMap((buyer, nth) => {
        const reply = replies[nth];
        return reply?.flag ? { buyer, id: must<OrderRow>(reply).id } : [];
      }),
    );
  }
  const seen = (await countDeadlocks(shop)) - before;
  const broken = await shop.broken();
  return {
    name: 'carts with the same SKUs in opposite order',
    done: `${circles} times at once`,
    figures: { 'deadlocks seen by a client': refused, 'deadlocks in PostgreSQL': seen, broken: broken.length },
    pass: refused === 0 && seen === 0 && broken.length === 0,
  };
};

interface Bought {
  readonly buyer: Buyer;
  readonly id: string;
}

async function closeAll(bought: readonly Bought[]): Promise<void> {
  await Promise.all(
    bought.map(async ({ buyer, id }) => {
      must(await buyer.client.call('orderClose', { params: { id }, body: { reason: 'other' } }));
    }),
  );
}

async function count(shop: DrillShop, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select count(*)::int as number from ${from}`.execute(
    shop.services.db.read,
  );
  return rows[0]?.number ?? 0;
}
