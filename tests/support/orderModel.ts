import { randomInt } from 'node:crypto';
import type { Answer, afterSaleEndpoints, EndpointName, Order, OrderRow } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { CallInput } from './createShopClient.ts';
import { type Buyer, PAYMENT_PASSWORD, type Quote } from './makeBuyer.ts';

type Refund = Answer<(typeof afterSaleEndpoints)['afterSalePreview']>;

/** A shopper's expectation of one of their orders. */
interface Believed {
  readonly id: string;
  readonly no: string;
  readonly payFen: number;
  readonly integral: number;
  state: 'unpaid' | 'paid' | 'closed';
  paidWith: 'balance' | 'wechat' | null;
}

interface Pending {
  readonly name: EndpointName;
  readonly input: CallInput;
  readonly learn: (data: unknown) => void;
}

export interface ModelShopper {
  /** One random action, or the repetition of an unanswered one. */
  readonly step: () => Promise<void>;
  readonly hasUnknown: () => boolean;
  /** Differences between the shop and this shopper's expectation; empty when there is none. */
  readonly differences: () => Promise<string[]>;
  readonly acknowledged: () => number;
  readonly everUnknown: () => number;
}

interface World {
  readonly skuIds: readonly string[];
  readonly couponIds: readonly string[];
  readonly confirmWechat: (outTradeNo: string) => Promise<boolean>;
  /** The buyer's initial balance. */
  readonly balanceFen: number;
  readonly integral: number;
}

const pick = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(list.length, 1))];

/**
 * A shopper who acts at random and remembers what the shop acknowledged: a model of the shop from one person's side. An
 * unanswered call is repeated with its key until the answer is known, before anything else.
 */
export function createModelShopper(buyer: Buyer, world: World): ModelShopper {
  const orders: Believed[] = [];
  let { balanceFen, integral } = world;
  let pending: Pending | null = null;
  let everUnknown = 0;

  /** Answers undefined when it was refused or is not known yet. */
  const attempt = async (call: Pending): Promise<unknown> => {
    let reply;
    try {
      reply = await buyer.client.call(call.name, call.input);
    } catch {
      reply = null;
    }
    if (!reply || reply.status >= 500 || reply.status === 429) {
      if (pending === null) everUnknown += 1;
      pending = call;
      return undefined;
    }
    pending = null;
    if (!reply.flag) return undefined;
    call.learn(reply.data);
    return reply.data;
  };
  const write = (name: EndpointName, input: CallInput, learn: (data: never) => void = () => {}) =>
    attempt({
      name,
      input: { ...input, headers: { 'Idempotency-Key': newId() } },
      learn: learn as (data: unknown) => void,
    });
  const read = async <T>(name: EndpointName, input: CallInput = {}): Promise<T | undefined> => {
    try {
      const reply = await buyer.client.call(name, input);
      return reply.flag ? (reply.data as T) : undefined;
    } catch {
      return undefined;
    }
  };

  const actions: (() => Promise<unknown>)[] = [
    () => write('cartAdd', { body: { skuId: pick(world.skuIds), quantity: 1 + randomInt(3) } }),
    () => write('couponClaim', { params: { id: pick(world.couponIds) ?? '' }, body: {} }),
    async () => {
      const cart = await read<{ lines: { skuId: string; quantity: number; state: string }[] }>('cartList');
      const lines = (cart?.lines ?? []).filter(({ state }) => state === 'available').slice(0, 1 + randomInt(4));
      await makeOrder(
        lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
        true,
      );
    },
    () => makeOrder([{ skuId: pick(world.skuIds) ?? '', quantity: 1 + randomInt(2) }], false),
    () => payByBalance(pick(orders.filter(({ state }) => state === 'unpaid'))),
    () => payByBalance(pick(orders.filter(({ state }) => state === 'unpaid'))),
    () => payByWechat(pick(orders.filter(({ state }) => state === 'unpaid'))),
    () => close(pick(orders.filter(({ state, paidWith }) => state === 'unpaid' && paidWith === null))),
    () => refund(pick(orders.filter(({ state }) => state === 'paid'))),
    () => read('orderList'),
  ];

  async function makeOrder(lines: readonly { skuId: string; quantity: number }[], fromCart: boolean): Promise<void> {
    if (lines.length === 0) return;
    const draft = {
      lines,
      addressId: buyer.addressId,
      coupon: randomInt(2) === 0 ? 'best' : 'none',
      useIntegral: randomInt(2) === 0 ? 'max' : 0,
      delivery: { kind: 'standard' },
    };
    const quote = await read<Quote>('orderQuote', { body: draft });
    if (!quote) return;
    const chosen = {
      ...draft,
      coupon: quote.userCouponId ? { id: quote.userCouponId } : 'none',
      useIntegral: quote.price.integral.used,
      quoteKey: quote.key,
      fromCart,
    };
    const used = quote.price.integral.used;
    await write('orderCreate', { body: chosen }, ({ id, no, payFen, state }: OrderRow) => {
      integral -= used;
      const isPaid = state !== 'awaitingPayment';
      orders.push({ id, no, payFen, integral: used, state: isPaid ? 'paid' : 'unpaid', paidWith: null });
    });
  }

  async function payByBalance(order: Believed | undefined): Promise<void> {
    if (!order) return;
    const input = { params: { id: order.id }, body: { password: PAYMENT_PASSWORD } };
    await write('orderPayBalance', input, () => {
      order.state = 'paid';
      order.paidWith = 'balance';
      balanceFen -= order.payFen;
    });
  }

  /** Whether it counts is seen later: the callback may come after the balance, and then goes back by itself. */
  async function payByWechat(order: Believed | undefined): Promise<void> {
    if (!order) return;
    const body = { gateway: 'wechat' };
    const payment = (await write('orderPay', { params: { id: order.id }, body })) as { paymentId: string } | undefined;
    if (!payment) return;
    const code = await write('paymentCode', { params: { id: payment.paymentId } });
    if (!code) return;
    if (!(await world.confirmWechat(payment.paymentId.replaceAll('-', '')))) return;
    order.state = 'paid';
    order.paidWith = 'wechat';
  }

  async function close(order: Believed | undefined): Promise<void> {
    if (!order) return;
    await write('orderClose', { params: { id: order.id }, body: { reason: 'other' } }, () => {
      order.state = 'closed';
      integral += order.integral;
    });
  }

  async function refund(order: Believed | undefined): Promise<void> {
    if (!order) return;
    const detail = await read<Order>('orderGet', { params: { id: order.id } });
    const line = pick(
      (detail?.lines ?? []).filter((one) => one.quantity > one.refundedQuantity + one.inAfterSaleQuantity),
    );
    if (!line || detail?.state !== 'awaitingDispatch') return;
    const body = { orderId: order.id, kind: 'refundOnly', lines: [{ lineId: line.id, pieces: 1 }] };
    const preview = await read<Refund>('afterSalePreview', { body });
    if (!preview) return;
    const asked = { ...body, reason: 'changedMind', totalFen: preview.totalFen };
    await write('afterSaleApply', { body: asked }, (answer: Refund) => {
      integral += answer.integralBack;
      if (answer.refundTo === 'balance') balanceFen += answer.totalFen;
    });
  }

  return {
    async step() {
      if (pending) await attempt(pending);
      else await (pick(actions) as () => Promise<unknown>)();
    },
    hasUnknown: () => pending !== null,
    async differences() {
      const wrong: string[] = [];
      const seen = new Set<string>();
      for (let cursor = ''; ;) {
        const page = await read<{ items: OrderRow[]; nextCursor: string | null }>('orderList', { query: cursor });
        if (!page) return ['the list did not answer'];
        for (const { id, state } of page.items) {
          if (seen.has(id)) wrong.push(`${id} is there twice`);
          seen.add(id);
          const order = orders.find((one) => one.id === id);
          if (!order) wrong.push(`${id} was never acknowledged`);
          else if (!fits(order, state)) wrong.push(`${id} is ${state}, believed ${order.state}`);
        }
        if (!page.nextCursor) break;
        cursor = `cursor=${page.nextCursor}`;
      }
      for (const { id } of orders) if (!seen.has(id)) wrong.push(`${id} is lost`);
      const wallet = await read<{ availableFen: number; integral: number }>('walletGet');
      if (wallet?.availableFen !== balanceFen) wrong.push(`balance ${wallet?.availableFen}, believed ${balanceFen}`);
      if (wallet?.integral !== integral) wrong.push(`integral ${wallet?.integral}, believed ${integral}`);
      return wrong;
    },
    acknowledged: () => orders.length,
    everUnknown: () => everUnknown,
  };
}

/** A paid order that was refunded piece by piece is closed with the last. */
function fits({ state }: Believed, is: OrderRow['state']): boolean {
  if (state === 'unpaid') return is === 'awaitingPayment';
  if (state === 'closed') return is === 'closed';
  return is === 'awaitingDispatch' || is === 'closed';
}
