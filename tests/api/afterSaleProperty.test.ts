import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AfterSale, Answer, Contract } from '@jiwu/contract';
import type { ShopClient } from '../support/createShopClient.ts';
import { type MadeOrder, makeOrder, sendOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let payments: ReturnType<typeof playPayments>;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  payments = playPayments(shop);
  await payments.faults({ drop: true, refundDelayMs: 0 });
});
afterAll(() => shop.stop());

/** Events that may happen to an order, in any sequence; `pick` chooses the line or request, `pieces` the quantity. */
const step = fc.record({
  what: fc.constantFrom('ask', 'ask', 'askBack', 'cancel', 'reject', 'approve', 'receive', 'send', 'complete'),
  pick: fc.nat({ max: 11 }),
  pieces: fc.integer({ min: 1, max: 3 }),
});
type Step = ReturnType<typeof step.generate>['value'];

const history = fc.record({
  lines: fc.array(
    fc.record({ priceFen: fc.integer({ min: 1, max: 4999 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
});

interface Walk {
  readonly client: ShopClient;
  readonly order: MadeOrder;
  readonly asked: AfterSale[];
}

async function ask({ client, order, asked }: Walk, lineId: string, wish: { kind: AfterSale['kind']; pieces: number }) {
  const wanted = { kind: wish.kind, lines: [{ lineId, pieces: wish.pieces }] };
  const preview = await play.preview(client, order, wanted);
  if (preview.status !== 200) return;
  const reply = await play.apply(client, order, { ...wanted, totalFen: (preview.data as AfterSale).totalFen });
  // The shown amounts are returned exactly; side effects are only foreseen.
  const {
    earnedOwed: _earned,
    drawsBack: _back,
    drawsOwed: _owed,
    ...amounts
  } = preview.data as Answer<Contract['afterSalePreview']>;
  expect(reply.data).toMatchObject(amounts);
  asked.push(reply.data as AfterSale);
}

/** Some steps cannot be taken then; the shop refuses those. */
async function take(walk: Walk, { what, pick, pieces }: Step): Promise<void> {
  const { client, order, asked } = walk;
  const line = order.lines[pick % order.lines.length];
  const request = asked[pick % Math.max(1, asked.length)];
  const lineId = line?.id ?? '';
  if (what === 'ask') await ask(walk, lineId, { kind: 'refundOnly', pieces });
  if (what === 'askBack') await ask(walk, lineId, { kind: 'returnRefund', pieces });
  if (what === 'send') await sendOrder(shop, order, [{ lineId, quantity: pieces }]).catch(() => {});
  if (what === 'complete') await client.call('orderReceive', { params: { id: order.id }, body: {} });
  if (!request) return;
  if (what === 'cancel') await client.call('afterSaleCancel', { params: { id: request.id }, body: {} });
  if (what === 'reject') await play.decide('staffAfterSaleReject', request);
  if (what === 'approve') await play.decide('staffAfterSaleApprove', request);
  if (what === 'receive') await play.decide('staffAfterSaleReceive', request);
}

/** Grants every open request, and requests the rest. */
async function refundAll(walk: Walk): Promise<void> {
  const grant = async () => {
    for (const request of walk.asked) {
      await play.decide('staffAfterSaleApprove', request);
      await play.decide('staffAfterSaleReceive', request);
    }
  };
  await grant();
  for (const line of await play.lines(walk.order)) {
    const unsent = line.quantity - line.sentQuantity - line.cancelledQuantity;
    const sent = line.sentQuantity - line.returnedQuantity;
    if (unsent > 0) await ask(walk, line.id, { kind: 'refundOnly', pieces: unsent });
    if (sent > 0) await ask(walk, line.id, { kind: 'returnRefund', pieces: sent });
  }
  await grant();
}

it.each(['balance', 'wechat'] as const)(
  'paid by %s, refunds in any parts and order come to exactly what was paid',
  async (payWith) => {
    await fc.assert(
      fc.asyncProperty(history, async ({ lines, steps }) => {
        const client = await play.newBuyer();
        await play.giveIntegral(client, 1000);
        const wanted = [];
        for (const { priceFen, quantity } of lines) {
          wanted.push({ skuId: (await play.newSku({ priceFen })).skuId, quantity });
        }
        const order = await makeOrder(shop, client, { state: 'paid', payWith, lines: wanted, useIntegral: 'max' });
        const walk: Walk = { client, order, asked: [] };
        for (const one of steps) await take(walk, one);
        expect(await shop.broken()).toEqual([]);
        await refundAll(walk);
        await payments.sendRefundsAfter(11_000);
        await expect
          .poll(async () => {
            await payments.sendRefundsAfter(11_000);
            const states = await Promise.all(walk.asked.map(async (one) => (await play.get(client, one)).state));
            return states.filter((state) => state === 'refunding').length;
          })
          .toBe(0);
        const ended = await Promise.all(walk.asked.map((one) => play.get(client, one)));
        const refunded = ended.filter(({ state }) => state === 'refunded');
        const { shippingFen } = await play.order(order);
        const wasSent = (await play.lines(order)).some(({ sentQuantity }) => sentQuantity > 0);
        expect(refunded.reduce((sum, { totalFen }) => sum + totalFen, 0)).toBe(
          order.payFen - (wasSent ? shippingFen : 0),
        );
        expect(await play.integral(client)).toBe(1000);
        expect(await shop.broken()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  },
  180_000,
);
