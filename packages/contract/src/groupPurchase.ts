import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { orderState } from './orderParts.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const groupState = z.enum(rules.groupPurchase.states);
const ifLate = z.enum(rules.groupPurchase.ifLate);
const cursor = opaqueKey(200).optional();

/** A member as everyone may see them. */
const member = z.strictObject({
  /** Masked: 周**. */
  name: z.string(),
  avatarFileId: id.nullable(),
  isLeader: z.boolean(),
  paidAt: instant,
});

/** The product of a campaign, as lists show it. */
const goods = z.strictObject({
  productId: id,
  title: z.string(),
  picture,
  /** The lowest group price of its SKUs, and what that SKU costs without a group. */
  priceFen: fen,
  singleFen: fen,
  /** Whether other SKUs of the campaign cost more. */
  isFrom: z.boolean(),
  /** The lowest leader's price, where the campaign has one; null: 同价. */
  leaderPriceFen: fen.nullable(),
});

const campaignSku = z.strictObject({
  skuId: id,
  label: z.string(),
  priceFen: fen,
  leaderPriceFen: fen.nullable(),
  /** The buyer's ordinary price without a group. */
  singleFen: fen,
  /** Pieces that can be had now; above 200 it says 200. */
  available: count,
});

/** The same where its buyer looks at it: 酒红 looks red. */
const picturedSku = z.strictObject({ ...campaignSku.shape, picture });

const campaign = z.strictObject({
  id,
  ...goods.shape,
  size: count,
  limitPerUser: count,
  startsAt: instant,
  endsAt: instant,
  /** New groups can be opened now; open groups run on when not. */
  canOpen: z.boolean(),
  /** Groups that can be joined now. */
  openGroups: count,
  /** Groups that became full. */
  fullGroups: count,
});

/** The public state of a group: the same for every viewer, and what its live channel `group:<id>` sends. */
export const groupLive = z.strictObject({
  id,
  no: z.string(),
  state: groupState,
  size: count,
  /** Paid members in the order of their payment, the leader first. */
  members: z.array(member),
  /** Seats held by someone who has not paid yet. */
  heldSeats: count,
  /** When the next of them is free again, if it is not paid. */
  nextFreeAt: instant.nullable(),
  /** Seats that can be taken now: size − members − heldSeats. */
  freeSeats: count,
  openedAt: instant,
  endsAt: instant,
  /** When it became full, or failed. */
  endedAt: instant.nullable(),
  /** The newest first. */
  events: z.array(
    z.strictObject({
      kind: z.enum(rules.groupPurchase.events),
      at: instant,
      /** Masked; null where nobody is named. */
      name: z.string().nullable(),
      /** Paid members from then on. */
      members: count,
    }),
  ),
  now: instant,
});

/** A group that waits for members, as lists show it. */
const openGroup = z.strictObject({
  id,
  no: z.string(),
  campaignId: id,
  size: count,
  members: z.array(member),
  freeSeats: count,
  /** Members that it still lacks. */
  lacks: count,
  endsAt: instant,
});

/** Where the money of a failed group, or money that came too late, has gone. */
const refund = z.strictObject({
  amountFen: fen,
  to: z.enum(rules.payment.paidWith),
  isDone: z.boolean(),
  requestedAt: instant,
  doneAt: instant.nullable(),
});

/** What the caller had to do with a group last. */
const mySeat = z.strictObject({
  /** held: to be paid for. paid: a member. lapsed: not paid in time, and free for others. late: the money found no seat. */
  state: z.enum(['held', 'paid', 'lapsed', 'late']),
  isLeader: z.boolean(),
  orderId: id,
  /** What was ordered with it. */
  skuId: id.nullable(),
  payBy: instant.nullable(),
  ifLate,
  /** The group that late money has opened instead. */
  ownGroup: z.strictObject({ id, no: z.string() }).nullable(),
  /** Null as long as none has begun. */
  refund: refund.nullable(),
});

/** A wish to take a seat, and the seat itself once its order is made: the `subjectId` of the order. */
const seat = z.strictObject({
  id,
  state: z.enum(['wished', 'held', 'paid', 'full', 'late', 'failing', 'failed', 'lapsed']),
  campaignId: id,
  productId: id,
  /** Null for whoever opens a group, until they have paid. */
  groupId: id.nullable(),
  groupNo: z.string().nullable(),
  size: count,
  isLeader: z.boolean(),
  ifLate,
  /** The money came too late for the group that was wanted. */
  wasLate: z.boolean(),
  refund: refund.nullable(),
  orderId: id.nullable(),
  /** Pieces that the caller may still buy in this campaign. */
  mayBuy: count,
  skus: z.array(campaignSku),
  /** Of the group. Null for whoever opens one. */
  endsAt: instant.nullable(),
  now: instant,
});

export const groupPurchaseEndpoints = {
  groupCampaignList: endpoint({
    method: 'GET',
    path: '/groupPurchase/campaign',
    summary: '可以开团的商品：团价、人数、正在等人的团数，快结束的在前',
    caller: 'guest',
    query: z.strictObject({ category: z.string().regex(rules.wordPattern).optional(), cursor }),
    answer: z.strictObject({
      items: z.array(campaign),
      total: count,
      /** First-level categories that have some, with how many. */
      categories: z.array(z.strictObject({ id: z.string(), name: z.string(), count })),
      nextCursor: z.string().nullable(),
      now: instant,
    }),
    shared: true,
  }),
  groupList: endpoint({
    method: 'GET',
    path: '/groupPurchase',
    summary: '正在等人的团，差得少的在前，再按到期先后',
    caller: 'guest',
    query: z.strictObject({ filter: z.enum(rules.groupPurchase.filters).default('all'), cursor }),
    answer: z.strictObject({
      items: z.array(z.strictObject({ ...openGroup.shape, goods })),
      counts: z.strictObject({ all: count, oneShort: count, ending: count }),
      nextCursor: z.string().nullable(),
      now: instant,
    }),
    shared: true,
  }),
  groupOfProduct: endpoint({
    method: 'GET',
    path: '/groupPurchase/product/:id',
    summary: '一件商品的拼团：团价和可以参加的团；没有拼团时 campaign 为 null',
    caller: 'guest',
    params: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({
      campaign: z.strictObject({ ...campaign.shape, skus: z.array(campaignSku) }).nullable(),
      groups: z.array(openGroup),
      now: instant,
    }),
    shared: true,
  }),
  groupGet: endpoint({
    method: 'GET',
    path: '/groupPurchase/:id',
    summary: '一个团：成员（不露全名）、座位、进度、到期时间，和我在里面的位置、晚到的钱和退款的去向',
    caller: 'anyone',
    params: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({
      group: groupLive,
      campaign: z.strictObject({ ...campaign.shape, skus: z.array(picturedSku) }),
      /** What the leader bought: shown first to whoever is invited. */
      leaderSkuId: id.nullable(),
      /** Other groups of the same campaign that can be joined. */
      others: z.array(openGroup),
      mine: mySeat.nullable(),
    }),
  }),
  groupSeatWish: endpoint({
    method: 'POST',
    path: '/groupPurchase/seat',
    summary: '开团（campaignId）或参团（groupId）的第一步：得到 subjectId，用它报价和下单；下单才占座',
    caller: 'user',
    publicIds: ['campaignId', 'groupId'],
    /** One of the two ids. */
    body: z.strictObject({ campaignId: id.optional(), groupId: id.optional(), ifLate: ifLate.default('refund') }),
    answer: seat,
    perMinute: 60,
  }),
  groupSeatGet: endpoint({
    method: 'GET',
    path: '/groupPurchase/seat/:id',
    summary: '我的一个座位：哪个团、可选的规格和团价、晚到的钱怎么办',
    caller: 'user',
    params: z.strictObject({ id }),
    owned: { id: 'groupSeat' },
    answer: seat,
  }),
  groupSeatChange: endpoint({
    method: 'PUT',
    path: '/groupPurchase/seat/:id',
    summary: '付款前改主意：钱到晚了是退款，还是另开一团',
    caller: 'user',
    params: z.strictObject({ id }),
    owned: { id: 'groupSeat' },
    body: z.strictObject({ ifLate }),
    answer: seat,
  }),
  groupMine: endpoint({
    method: 'GET',
    path: '/order/myGroups',
    summary: '我的拼团：拼团中（含等我付款的座位）、已成团、未成团（退款到了哪里）',
    caller: 'user',
    query: z.strictObject({ state: groupState.optional(), cursor }),
    answer: z.strictObject({
      counts: z.strictObject({ all: count, open: count, full: count, failed: count }),
      items: z.array(
        z.strictObject({
          seatId: id,
          /** held: pay by `payBy`. failed: not enough members, or the money came too late. */
          state: z.enum(['held', 'open', 'full', 'failed']),
          /** The money came too late for the group that was wanted: it opened `group`, or goes back where that is null. */
          wasLate: z.boolean(),
          ifLate,
          /** Null for whoever opens a group and has not paid, and for money that found no seat. */
          group: groupLive.omit({ events: true, now: true }).nullable(),
          isLeader: z.boolean(),
          size: count,
          productId: id,
          title: z.string(),
          skuLabel: z.string(),
          picture,
          quantity: count,
          unitPriceFen: fen,
          singleFen: fen,
          campaignId: id,
          /** A group of the same campaign can be opened now. */
          canOpen: z.boolean(),
          order: z.strictObject({
            id,
            no: z.string(),
            state: orderState,
            payFen: fen,
            payBy: instant,
            reviewLeft: count,
          }),
          refund: refund.nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
      now: instant,
    }),
  }),
};

export type GroupLive = z.output<typeof groupLive>;
