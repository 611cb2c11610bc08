import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeOrder } from '../../apps/server/src/flows/orders/closeOrder.ts';
import { changeState, type OrderState, orderSteps } from '../../apps/server/src/modules/trade/orders/index.ts';
import { type Buyer, makeBuyer } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let skuId: string;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startTestShop();
  const { skuIds } = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 3 });
  skuId = skuIds[0] ?? '';
  buyer = await makeBuyer(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const run = <T>(work: Parameters<typeof shop.services.db.transact<T>>[0]) => shop.services.db.transact(work);

const states: readonly OrderState[] = [
  'awaitingPayment',
  'awaitingGroup',
  'awaitingDispatch',
  'awaitingReceipt',
  'completed',
  'closed',
];

it('every state can be reached, and only the last two are final', () => {
  const reached = new Set<OrderState>();
  const walk = (from: OrderState | null): void => {
    for (const step of Object.values(orderSteps)) {
      if (step.from !== from || reached.has(step.to)) continue;
      reached.add(step.to);
      walk(step.to);
    }
  };
  walk(null);
  expect([...reached].toSorted()).toEqual(states.toSorted());
  const final = states.filter((state) => !Object.values(orderSteps).some(({ from }) => from === state));
  expect(final).toEqual(['completed', 'closed']);
});

/** A row as it would be in a state, made by hand: only for what the machine then allows. */
async function orderIn(state: OrderState): Promise<{ userId: string; id: string }> {
  const { id } = await buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
  const { userId } = buyer;
  await shop.services.db.writeAlone(sql`
    update orders set state = ${state}, 
      paid_at = case when ${state} not in ('awaitingPayment', 'closed') then now() end,
      paid_with = case when ${state} not in ('awaitingPayment', 'closed') then 'nothing' end,
      dispatched_at = case when ${state} in ('awaitingReceipt', 'completed') then now() end,
      receive_by = case when ${state} in ('awaitingReceipt', 'completed') then now() end,
      completed_at = case when ${state} = 'completed' then now() end,
      closed_at = case when ${state} = 'closed' then now() end
    where user_id = ${userId} and id = ${id}`);
  return { userId, id };
}

it('no step is taken from a state where it does not begin, and the database says the same', async () => {
  const rollback = new Error('seen enough');
  for (const state of states) {
    const order = await orderIn(state);
    for (const [step, { from, to }] of Object.entries(orderSteps)) {
      if (from === null) continue;
      const tried = run(async (tx) => {
        await changeState(tx, {
          order,
          step: step as never,
          by: { kind: 'shop' },
          reason: '试试',
          ...(from === 'awaitingPayment' && to !== 'closed' ? { payment: { id: null, with: 'nothing' } } : {}),
          receiveBy: new Date(),
          now: new Date(),
        });
        throw rollback;
      });
      await expect(tried, `${step} of an order that is ${state}`).rejects.toThrow(
        from === state ? rollback : 'ORDER_CHANGED',
      );
    }
    // The history refuses every other pair, whoever writes it.
    for (const to of states) {
      const isStep = Object.values(orderSteps).some((step) => step.from === state && step.to === to);
      const written = run(async (tx) => {
        await sql`
          insert into order_history (user_id, order_id, position, from_state, to_state, by_kind, reason, at)
          values (${order.userId}, ${order.id}, 9, ${state}, ${to}, 'shop', '试试', now())`.execute(tx);
        throw rollback;
      });
      await expect(written, `${state} to ${to}`).rejects.toThrow(isStep ? rollback : 'order_history_step');
    }
    await shop.services.db.writeAlone(sql`
      update orders set state = 'awaitingPayment', paid_at = null, paid_with = null, completed_at = null, closed_at = null
      where user_id = ${order.userId} and id = ${order.id}`);
    await run((tx) =>
      closeOrder(tx, { ...order, by: { kind: 'shop' }, reason: '收拾', now: new Date() }, shop.services.orders),
    );
  }
});
