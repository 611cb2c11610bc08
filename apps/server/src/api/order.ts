import type { orderEndpoints, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { assertAtCheckout } from '../flows/orders/assertAtCheckout.ts';
import { closeOrder } from '../flows/orders/closeOrder.ts';
import { completeOrder } from '../flows/orders/completeOrder.ts';
import { createOrder } from '../flows/orders/createOrder.ts';
import { invoiceOrder } from '../flows/orders/invoiceOrder.ts';
import { describeRow } from '../flows/orders/queries/describeRow.ts';
import { listUserOrders } from '../flows/orders/queries/listUserOrders.ts';
import { loadOrderDetail } from '../flows/orders/queries/loadOrderDetail.ts';
import { loadOrderNews } from '../flows/orders/queries/loadOrderNews.ts';
import { orderTurn } from '../flows/orders/orderTurn.ts';
import { payOrder } from '../flows/orders/payOrder.ts';
import { payOrderByBalance } from '../flows/orders/payOrderByBalance.ts';
import { quoteOrder } from '../flows/orders/queries/quoteOrder.ts';
import { reorder } from '../flows/orders/reorder.ts';
import { getOrder, remind } from '../modules/trade/orders/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import { liveChannels } from '../platform/live/liveChannels.ts';
import { inOwnTurn } from './inOwnTurn.ts';
import { inScarceTurn } from './inScarceTurn.ts';
import { payWithPassword } from './payWithPassword.ts';

/** A page that is still there asks again; a session that has ended meanwhile does not see more. */
const STREAM_MS = 10 * 60_000;

const closeReasons: Readonly<Record<(typeof rules.order.closeReasons)[number], string>> = {
  changedMind: '不想要了',
  wrongAddress: '地址填错了',
  wrongGoods: '规格或数量选错了',
  foundCheaper: '其他地方更便宜',
  other: '其他原因',
};

export const orderHandlers = {
  async orderQuote(context, { body }) {
    const { services } = context;
    const { kind, subjectId, ...draft } = body;
    assertAtCheckout(services.orders.kinds, kind);
    const asked = { userId: context.user().userId, kind, subjectId, draft, now: services.clock() };
    return await quoteOrder(services.db.read, asked, services.orders.kinds);
  },

  async orderCreate(context, { body }) {
    const { services } = context;
    const { userId } = context.user();
    const requestKey = context.writeRequest().key || newId();
    assertAtCheckout(services.orders.kinds, body.kind);
    const turn = await orderTurn(services.db.read, { userId, ...body }, services.orders.kinds);
    try {
      return await inOwnTurn(userId, () =>
        inScarceTurn(turn, () =>
          context.write(async (tx) => {
            const wish = { userId, ...body, requestKey, now: services.clock() };
            return describeRow(await createOrder(tx, wish, services.orders));
          }),
        ),
      );
    } catch (error) {
      if (!(error instanceof ShopError) || error.errorCode !== 'QUOTE_CHANGED') throw error;
      const { kind, subjectId } = body;
      const asked = { userId, kind, subjectId, draft: body, now: services.clock() };
      const quote = await quoteOrder(services.db.read, asked, services.orders.kinds);
      throw new ShopError('QUOTE_CHANGED', error.facts, { quote });
    }
  },

  async orderList(context, { query }) {
    const { db, clock, orders } = context.services;
    return await listUserOrders(db.read, { userId: context.user().userId, query, now: clock() }, orders.kinds);
  },

  async orderGet(context, { params }) {
    const { db, clock, orders } = context.services;
    const own = { userId: context.user().userId, id: params.id };
    return await loadOrderDetail(db.read, { ...own, now: clock() }, orders.kinds);
  },

  async orderPay(context, { params, body }) {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const wish = { ...own, ...body, now: services.clock() };
      const payment = await payOrder(tx, wish, services.orders);
      return { paymentId: payment.id, amountFen: payment.amountFen, expiresAt: payment.expiresAt.toISOString() };
    });
  },

  async orderPayBalance(context, { params, body }) {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    return await payWithPassword(context, {
      password: body.password,
      assertOwn: () => getOrder(services.db.read, own),
      pay: () =>
        context.write(async (tx) => {
          const order = await payOrderByBalance(tx, { ...own, now: services.clock() }, services.payables.order);
          return describeRow(order);
        }),
    });
  },

  async orderClose(context, { params, body }) {
    const { services } = context;
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const by = { kind: 'user', id: userId } as const;
      const reason = closeReasons[body.reason];
      return describeRow(
        await closeOrder(tx, { userId, id: params.id, by, reason, now: services.clock() }, services.orders),
      );
    });
  },

  async orderReceive(context, { params }) {
    const { services } = context;
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const by = { kind: 'user', id: userId } as const;
      const receipt = { userId, id: params.id, by, now: services.clock() };
      return describeRow(await completeOrder(tx, receipt, services.orders));
    });
  },

  async orderRemind(context, { params }) {
    const now = context.services.clock();
    return await context.write(async (tx) => {
      await remind(tx, { userId: context.user().userId, id: params.id, now });
      return { remindedAt: now.toISOString() };
    });
  },

  async orderReorder(context, { params }) {
    const { services } = context;
    const { userId } = context.user();
    return await context.write((tx) => reorder(tx, { userId, id: params.id, now: services.clock() }, services.orders));
  },

  async orderInvoice(context, { params, body }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const { clock, orders } = context.services;
      await invoiceOrder(tx, { userId, id: params.id, wish: body.invoice, now: clock() }, orders.kinds);
      return {};
    });
  },

  async orderEvents(context, { params }): Promise<FileAnswer> {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    const endsAt = services.clock().getTime() + STREAM_MS;
    const load = async () => ({
      data: await loadOrderNews(services.db.read, own),
      isLast: services.clock().getTime() >= endsAt,
    });
    // A stranger is refused now, not in the middle of a stream.
    await load();
    // Counted apart from other streams: pages left open must not keep a payment from being followed.
    return services.streams.follow({ owner: `orders of ${own.userId}`, channel: liveChannels.order(own.id), load });
  },
} satisfies HandlersOf<typeof orderEndpoints, ShopServices>;
