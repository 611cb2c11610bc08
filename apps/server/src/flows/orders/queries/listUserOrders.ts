import { type Answer, type orderEndpoints, type ParsedInput, rules } from '@jiwu/contract';
import { z } from 'zod';
import {
  countOpenByOrder,
  listAfterSaleOrderIds,
  listOpenByOrder,
  sumRefundedOf,
} from '../../../modules/trade/afterSale/index.ts';
import {
  countOrders,
  kindOf,
  kindsWhere,
  listOrderLinesOf,
  listIdsOfKinds,
  listOrders,
  type Order,
  type OrderKindName,
  type OrderKinds,
  type OrderList,
  type ShownLine,
} from '../../../modules/trade/orders/index.ts';
import { findNewestEvents } from '../../../modules/trade/parcels/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import { describeRow } from './describeRow.ts';
import { loadReturns } from './loadReturns.ts';
import { orderActions } from './orderActions.ts';

type Query = ParsedInput<(typeof orderEndpoints)['orderList']>['query'];
type Page = Answer<(typeof orderEndpoints)['orderList']>;

const PAGE = 10;
/** More orders with an after-sale than anyone looks through. */
const AFTER_SALE_ORDERS = 200;
const { reviewDays } = rules.order;

/** A page of /order/mine: a fixed number of statements, whatever is on it. */
export async function listUserOrders(
  db: Reader,
  { userId, query, now }: { userId: string; query: Query; now: Date },
  kinds: OrderKinds,
): Promise<Page> {
  const { state, keyword, cursor } = query;
  const beforeId = cursor ? decodeCursor(cursor, z.tuple([z.uuid()]))[0] : undefined;
  const ids = state === 'afterSale' ? await listAfterSaleOrderIds(db, { userId, limit: AFTER_SALE_ORDERS }) : undefined;
  const listed = listedKinds(kinds, query.list);
  const tab = state === 'afterSale' ? undefined : state;
  const [orders, counts, openByOrder] = await Promise.all([
    listOrders(db, { userId, kinds: listed, tab, ids, keyword, beforeId, reviewDays, limit: PAGE + 1, now }),
    countOrders(db, { userId, kinds: listed, reviewDays, now }),
    listOpenByOrder(db, userId),
  ]);
  const page = orders.slice(0, PAGE);
  const orderIds = page.map(({ id }) => id);
  const onTheWay = page.filter(({ state: at }) => at === 'awaitingReceipt' || at === 'awaitingDispatch');
  const [lines, open, refunded, notes, returnsOf, openAfterSales] = await Promise.all([
    listOrderLinesOf(db, { userIds: [userId], orderIds }),
    countOpenByOrder(db, { userId, orderIds }),
    sumRefundedOf(
      db,
      orderIds.map((orderId) => ({ userId, orderId })),
    ),
    findNewestEvents(db, { userId, orderIds: onTheWay.map(({ id }) => id) }),
    loadReturns(db, page, kinds),
    countInList(db, { userId, openByOrder, listed }),
  ]);
  const last = page.at(-1);
  return {
    counts: { ...counts, afterSale: openAfterSales },
    items: page.map((order) =>
      describe({
        order,
        mayBeReordered: kindOf(kinds, order.kind).mayBeReordered,
        isPaidAlone: kindOf(kinds, order.kind).isPaidAlone,
        mayBeReturned: returnsOf(order).kinds.length > 0,
        lines: lines.filter(({ orderId }) => orderId === order.id),
        refundedFen: refunded.get(order.id) ?? 0,
        note: notes.get(order.id) ?? null,
        inAfterSale: open.get(order.id) ?? { requests: 0, sentPieces: 0 },
        now,
      }),
    ),
    nextCursor: orders.length > PAGE && last ? encodeCursor([last.id]) : null,
    now: now.toISOString(),
  };
}

/** Open requests of orders of this list. Asks for the kinds of their orders only when there are any. */
async function countInList(
  db: Reader,
  {
    userId,
    openByOrder,
    listed,
  }: {
    userId: string;
    openByOrder: Awaited<ReturnType<typeof listOpenByOrder>>;
    listed: OrderKindName[] | null;
  },
): Promise<number> {
  const ids = openByOrder.map(({ orderId }) => orderId);
  const own = listed && (await listIdsOfKinds(db, { userId, ids, kinds: listed }));
  return openByOrder.reduce((sum, { orderId, requests }) => sum + (!own || own.has(orderId) ? requests : 0), 0);
}

/** The kinds that stand in a list; null when all of them do. */
function listedKinds(kinds: OrderKinds, list: OrderList): OrderKindName[] | null {
  const listed = kindsWhere(kinds, ({ listedIn }) => listedIn === list);
  return listed.length === Object.keys(kinds).length ? null : listed;
}

interface Shown {
  readonly order: Order;
  readonly mayBeReordered: boolean;
  readonly isPaidAlone: boolean;
  readonly mayBeReturned: boolean;
  readonly lines: readonly ShownLine[];
  readonly refundedFen: number;
  readonly note: string | null;
  readonly inAfterSale: { readonly requests: number; readonly sentPieces: number };
  readonly now: Date;
}

function describe({ order, lines, refundedFen, note, inAfterSale, now, ...kind }: Shown): Page['items'][number] {
  const sum = (of: (line: ShownLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  return {
    ...describeRow(order),
    receiveBy: order.receiveBy?.toISOString() ?? null,
    pieces: sum(({ quantity }) => quantity),
    lines: lines.map((line) => ({
      id: line.id,
      skuId: line.skuId,
      productId: line.productId,
      title: line.title,
      skuLabel: line.skuLabel,
      picture: line.picture,
      quantity: line.quantity,
      refundedQuantity: line.cancelledQuantity + line.returnedQuantity,
      unitPriceFen: line.unitPriceFen,
      payFen: line.payFen,
    })),
    refundedFen,
    note,
    openAfterSales: inAfterSale.requests,
    actions: orderActions({
      order,
      ...kind,
      open: {
        unsent: sum((line) => line.quantity - line.sentQuantity - line.cancelledQuantity),
        sent: sum(({ sentQuantity, returnedQuantity }) => sentQuantity - returnedQuantity) - inAfterSale.sentPieces,
      },
      reviewLeft: order.reviewLeft,
      // Asked for on the order's own page.
      canInvoice: false,
      now,
    }),
  };
}
