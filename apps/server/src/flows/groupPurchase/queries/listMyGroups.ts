import { type Answer, type groupPurchaseEndpoints, type ParsedInput, rules } from '@jiwu/contract';
import { z } from 'zod';
import {
  countMySeats,
  findGroupCampaigns,
  findGroups,
  isRunning,
  listMySeats,
  rankOf,
  type Seat,
} from '../../../modules/channels/groupPurchase/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { listShopRefunds } from '../../../modules/trade/afterSale/index.ts';
import { listOrderLinesOf, listOrders } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroups } from './describeGroups.ts';
import { describeShopRefund } from './describeShopRefund.ts';

type Page = Answer<(typeof groupPurchaseEndpoints)['groupMine']>;
type Item = Page['items'][number];

interface Input {
  readonly userId: string;
  readonly query: ParsedInput<(typeof groupPurchaseEndpoints)['groupMine']>['query'];
  readonly now: Date;
}

const PAGE = 20;
const cursor = z.tuple([z.int().min(0).max(2), z.uuid()]);

/** What a seat is called in the list. */
const stateOf: Readonly<Partial<Record<Seat['state'], Item['state']>>> = {
  held: 'held',
  paid: 'open',
  full: 'full',
  late: 'failed',
  failing: 'failed',
  failed: 'failed',
};

/** A user's groups, those that wait first, then the newest, each with its order and, if it failed, where the refund is. */
export async function listMyGroups(db: Reader, { userId, query, now }: Input): Promise<Page> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, cursor);
  const after = from && { rank: from[0], id: from[1] };
  const found = await listMySeats(db, { userId, state: query.state, after, limit: PAGE + 1 });
  const seats = found.slice(0, PAGE);
  const facts = await loadFacts(db, { userId, seats, now });
  const last = seats.at(-1);
  return {
    counts: await countMySeats(db, userId),
    items: seats.flatMap((seat) => describe(seat, facts)),
    nextCursor: found.length > PAGE && last ? encodeCursor([rankOf(last.state), last.id]) : null,
    now: now.toISOString(),
  };
}

async function loadFacts(db: Reader, { userId, seats, now }: { userId: string; seats: readonly Seat[]; now: Date }) {
  const orderIds = seats.flatMap(({ orderId }) => orderId ?? []);
  const { reviewDays } = rules.order;
  const [campaigns, groups, orders, lines, refunds] = await Promise.all([
    findGroupCampaigns(
      db,
      seats.map(({ campaignId }) => campaignId),
    ),
    findGroups(
      db,
      seats.flatMap(({ groupId }) => groupId ?? []),
    ),
    listOrders(db, { userId, kinds: null, ids: orderIds, reviewDays, limit: PAGE, now }),
    listOrderLinesOf(db, { userIds: [userId], orderIds }),
    listShopRefunds(db, { userId, orderIds }),
  ]);
  const described = await describeGroups(db, [...groups.values()], now);
  return {
    now,
    campaigns,
    groups: new Map(described.map((group) => [group.id, group])),
    orders: new Map(orders.map((order) => [order.id, order])),
    lines: new Map(lines.map((line) => [line.orderId, line])),
    refunds,
    skus: await loadSkuFacts(
      db,
      lines.map(({ skuId }) => skuId),
    ),
  };
}

function describe(seat: Seat, facts: Awaited<ReturnType<typeof loadFacts>>): Item[] {
  const campaign = facts.campaigns.get(seat.campaignId);
  const order = facts.orders.get(seat.orderId ?? '');
  const line = facts.lines.get(seat.orderId ?? '');
  const state = stateOf[seat.state];
  if (!campaign || !order || !line || !state) return [];
  const found = facts.groups.get(seat.groupId ?? '');
  const { events: _events, now: _now, ...group } = found ?? { events: [], now: '' };
  const isIn = found !== undefined && !(seat.wasLate && !seat.isLeader);
  return [
    {
      seatId: seat.id,
      state,
      wasLate: seat.wasLate,
      ifLate: seat.ifLate,
      group: isIn ? (group as Item['group']) : null,
      isLeader: seat.isLeader,
      size: found?.size ?? campaign.size,
      productId: line.productId,
      title: line.title,
      skuLabel: line.skuLabel,
      picture: line.picture,
      quantity: line.quantity,
      unitPriceFen: line.unitPriceFen,
      singleFen: facts.skus.get(line.skuId)?.priceFen ?? line.unitPriceFen,
      campaignId: campaign.id,
      canOpen: isRunning(campaign, facts.now),
      order: {
        id: order.id,
        no: order.no,
        state: order.state,
        payFen: order.payFen,
        payBy: order.payBy.toISOString(),
        reviewLeft: order.reviewLeft,
      },
      refund: describeShopRefund(facts.refunds.get(order.id)),
    },
  ];
}
