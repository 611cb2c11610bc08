import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failGroupOrder } from '../../apps/server/src/flows/afterSale/failGroupOrder.ts';
import { closeOrder } from '../../apps/server/src/flows/orders/closeOrder.ts';
import { completeOrder } from '../../apps/server/src/flows/orders/completeOrder.ts';
import { createOrder } from '../../apps/server/src/flows/orders/createOrder.ts';
import { createOrderPayable } from '../../apps/server/src/flows/orders/createOrderPayable.ts';
import { dispatchOrder } from '../../apps/server/src/flows/orders/dispatchOrder.ts';
import { payOrderByBalance } from '../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { quoteOrder } from '../../apps/server/src/flows/orders/queries/quoteOrder.ts';
import { changeState, type OrderState, orderSteps } from '../../apps/server/src/modules/trade/orders/index.ts';
import { type Buyer, makeBuyer } from '../support/makeBuyer.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { makeStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { createToyKind, type ToyKind } from '../support/toyKind.ts';

let shop: TestShop;
let product: MadeProduct;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startTestShop();
  product = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 3 });
  buyer = await makeBuyer(shop, { balanceFen: 100_000 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const run = <T>(work: Parameters<typeof shop.services.db.transact<T>>[0]) => shop.services.db.transact(work);

/** Buys through the toy kind, as a module above the core would. */
async function buyThrough(toy: ToyKind, subjectId: string, now: Date) {
  const { userId, addressId } = buyer;
  const draft = {
    lines: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }],
    addressId,
    coupon: 'none' as const,
    useIntegral: 0,
    delivery: { kind: 'standard' as const },
  };
  const quote = await quoteOrder(shop.services.db.read, { userId, kind: 'toy', subjectId, draft, now }, toy.kinds);
  const create = () =>
    run((tx) =>
      createOrder(
        tx,
        {
          ...draft,
          userId,
          kind: 'toy',
          subjectId,
          quoteKey: quote.key,
          remark: '',
          invoice: { kind: 'none' },
          fromCart: false,
          requestKey: newId(),
          now,
        },
        toy.kinds,
      ),
    );
  return { quote, create };
}

it('a kind of its own plugs in: price, pieces, time to pay, waiting for others', async () => {
  const toy = createToyKind();
  const subjectId = toy.open({ priceFen: 9900, left: 2 });
  const now = new Date();
  const { quote, create } = await buyThrough(toy, subjectId, now);
  expect(quote.price.lines[0]?.unitPriceReason).toMatchObject({ code: 'channelPrice', savedFen: 6900 });
  const order = await create();
  expect(order).toMatchObject({ kind: 'toy', subjectId, payFen: 9900, takesStock: false });
  expect(order.payBy.getTime() - now.getTime()).toBe(5 * 60_000);
  const second = await create();
  await expect(create()).rejects.toMatchObject({ errorCode: 'STOCK_SHORT' });
  expect(toy.left(subjectId)).toBe(0);

  const by = { kind: 'shop' } as const;
  await run((tx) => closeOrder(tx, { ...second, by, reason: '超时未付款', now }, toy.kinds));
  expect(toy.left(subjectId)).toBe(1);

  const paid = await run((tx) => payOrderByBalance(tx, { ...order, now }, createOrderPayable(toy.kinds)));
  expect(paid.state).toBe('awaitingGroup');
  await run((tx) => changeState(tx, { order, step: 'fillGroup', by, reason: '已成团', now }));
  const { staffId } = await makeStaff(shop, ['orders']);
  const parcel = { carrier: 'sf', trackingNo: 'SF1408883317551' };
  await run((tx) => dispatchOrder(tx, { staffId, no: order.no, ...parcel, now }));
  const done = await run((tx) => completeOrder(tx, { ...order, by, now }, { ...shop.services, kinds: toy.kinds }));
  expect(done.state).toBe('completed');
  expect(toy.heard).toEqual(['created', 'created', 'closed', 'paid', 'completed']);
  // The shop's own stock was never touched.
  const { rows } = await sql`select on_hand, reserved, sold from stock_levels`.execute(shop.services.db.read);
  expect(rows).toEqual([{ on_hand: 3, reserved: 0, sold: 0 }]);
});

it('a paid order whose others never came goes back by itself, wholly', async () => {
  const toy = createToyKind();
  const subjectId = toy.open({ priceFen: 9900, left: 1 });
  const now = new Date();
  const { create } = await buyThrough(toy, subjectId, now);
  const balance = async () => (await buyer.client.call('walletGet')).data as { availableFen: number };
  const before = await balance();
  const order = await create();
  await run((tx) => payOrderByBalance(tx, { ...order, now }, createOrderPayable(toy.kinds)));
  expect((await balance()).availableFen).toBe(before.availableFen - 9900);
  const afterSale = await run((tx) => failGroupOrder(tx, { ...order, now }, toy.kinds));
  expect(afterSale).toMatchObject({ state: 'refunded', reason: 'groupFailed', moneyFen: 9900 });
  expect(await balance()).toMatchObject({ availableFen: before.availableFen });
  expect(toy.left(subjectId)).toBe(1);
  expect(toy.heard).toEqual(['created', 'paid', 'closed']);
  const again = run((tx) => failGroupOrder(tx, { ...order, now }, toy.kinds));
  await expect(again).rejects.toMatchObject({ errorCode: 'ORDER_CHANGED' });
});

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
  const { id } = await buyer.ordered({ lines: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }] });
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
    await run((tx) => closeOrder(tx, { ...order, by: { kind: 'shop' }, reason: '收拾', now: new Date() }));
  }
});
