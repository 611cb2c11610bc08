import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { effectOrder } = rules;
const cursor = opaqueKey(200).optional();
/** A day in Shanghai, 2026-11-15. */
const day = z.iso.date();
const rateBp = z.number().int().min(0).max(10_000);
/** `ch` of the link, or `pick`; null: the link had none. `placeName` has its words. */
const place = z.string().nullable();

const sum = z.strictObject({ amountFen: fen, count });

const goods = z.strictObject({ productId: id, title: z.string(), picture });

/** One line of someone's order that is credited to the caller. Nothing in it tells who bought. */
const effectOrderRow = z.strictObject({
  id,
  state: z.enum(effectOrder.states),
  /** When it was paid: from then on it is an effect order. */
  paidAt: instant,
  goods,
  quantity: count,
  place,
  /** What was paid for the line, without shipping. */
  paidFen: fen,
  /** Of that, what went back. */
  refundedFen: fen,
  /** Frozen at payment. */
  rateBp,
  /** Of what is left after refunds; 0 when it is void. */
  commissionFen: fen,
  /** As it was at payment: what a void or lowered one shows struck through. */
  firstCommissionFen: fen,
  /** An after-sale is open: it is not settled before that has ended. */
  hasAfterSale: z.boolean(),
  /** settling: when it becomes payable, unless an after-sale is open. payable: since when it is. */
  releaseAt: instant.nullable(),
  /** paidOut: when. void: when the last of it was refunded. */
  endedAt: instant.nullable(),
  /** It is part of a payout that waits for a second person: still payable, but held. */
  isHeld: z.boolean(),
});

const payout = z.strictObject({
  id,
  no: z.string().regex(effectOrder.payoutNoPattern),
  state: z.enum(effectOrder.payoutStates),
  requestedAt: instant,
  /** When it went to the balance, or ended without. */
  endedAt: instant.nullable(),
  /** waiting: until when a second person may decide. */
  lapsesAt: instant.nullable(),
  /** Why a second person refused it, in words. */
  reason: z.string().nullable(),
  /** How many effect orders it has, and the days on which the first and the last of them became payable. */
  count,
  settledFrom: day,
  settledTo: day,
  /** Commission of its effect orders … */
  commissionFen: fen,
  /** … less what was owed because earlier ones were refunded after their payout … */
  takenFen: fen,
  /** … is what goes to the balance. */
  amountFen: fen,
  /** Of which goods it was owed. */
  taken: z.array(z.strictObject({ title: z.string(), count, amountFen: fen })),
});

const filter = {
  state: z.enum(effectOrder.states).optional(),
  /** By the moment of payment. */
  period: z.enum(effectOrder.periods).default('60'),
};

/** What promoters see of the orders that are credited to them, and how their commission becomes balance. */
export const effectOrderEndpoints = {
  effectOrderSums: endpoint({
    method: 'GET',
    path: '/effectOrder/sums',
    summary: '佣金合计：可兑付、待结算、待生效、累计已兑付、本月失效，以及待扣回',
    caller: 'user',
    answer: z.strictObject({
      /** Includes what a waiting payout holds. */
      payable: sum,
      held: sum,
      settling: sum,
      pending: sum,
      /** From the beginning: what went to the balance, and of how many effect orders. */
      paidOut: sum,
      /** Became void in this month of Shanghai: the commission they would have brought. */
      voidThisMonth: sum,
      /** Refunded after payout, and not yet taken from later commission. */
      debtFen: fen,
      now: instant,
    }),
  }),
  effectOrderTrend: endpoint({
    method: 'GET',
    path: '/effectOrder/trend',
    summary: '近 30 天每天的点击、下单和预计佣金，旧的在前，今天在最后',
    caller: 'user',
    answer: z.strictObject({
      clicks: count,
      /** Effect orders paid in these days, void ones included. */
      orders: count,
      /** Their commission as it stands now. */
      commissionFen: fen,
      /** One for each day, without gaps. */
      days: z.array(z.strictObject({ day, clicks: count, orders: count, commissionFen: fen })),
    }),
  }),
  effectOrderRanking: endpoint({
    method: 'GET',
    path: '/effectOrder/ranking',
    summary: '近 30 天哪件商品、哪个地方挣得多',
    caller: 'user',
    answer: z.strictObject({
      products: z.array(goods.extend({ amountFen: fen, orders: count })),
      places: z.array(z.strictObject({ place, amountFen: fen, orders: count, clicks: count })),
    }),
  }),
  effectOrderList: endpoint({
    method: 'GET',
    path: '/effectOrder/mine',
    summary: '记在我名下的效果订单，新的在前，可按状态看',
    caller: 'user',
    query: z.strictObject({ ...filter, cursor }),
    answer: z.strictObject({
      /** Of the period. */
      counts: z.strictObject({
        all: count,
        pending: count,
        settling: count,
        payable: count,
        paidOut: count,
        void: count,
      }),
      items: z.array(effectOrderRow),
      nextCursor: z.string().nullable(),
    }),
  }),
  effectOrderExport: endpoint({
    method: 'GET',
    path: '/effectOrder/mine/export',
    summary: '效果订单，CSV',
    caller: 'user',
    query: z.strictObject(filter),
    answer: z.unknown(),
    binary: true,
    perMinute: 20,
  }),
  /** Server-sent events, each the whole answer of `effectOrderSums`; ends after some minutes, to be asked for anew. */
  effectOrderEvents: endpoint({
    method: 'GET',
    path: '/effectOrder/events',
    summary: '佣金合计的实时推送（SSE）：有人下单、收货、退款，或兑付有结果',
    caller: 'user',
    answer: z.unknown(),
    binary: true,
    perMinute: 60,
  }),
  payoutPreview: endpoint({
    method: 'GET',
    path: '/effectOrder/df',
    summary: '现在能兑付多少，包括哪些，以及接下来哪天有多少转为可兑付',
    caller: 'user',
    answer: z.strictObject({
      /** Commission of what is payable and not held. */
      commissionFen: fen,
      /** What is owed and will be taken from it. */
      takenFen: fen,
      /** commissionFen − takenFen: all of it, or nothing, is paid out. */
      amountFen: fen,
      count,
      /** The newest of them. `effectOrderList` with state payable has all. */
      items: z.array(effectOrderRow),
      /** Still owed when this is more than what is payable. */
      debtFen: fen,
      /** Spendable balance now. */
      balanceFen: fen,
      /** Whether a second person has to look at it: today's payouts and this one are above the limit of a day. */
      needsSecondPerson: z.boolean(),
      /** The payout that waits for a second person. */
      waiting: payout.nullable(),
      settling: sum,
      /** Days on which something becomes payable, the next first. */
      releases: z.array(z.strictObject({ day, amountFen: fen, count })),
      /** Part of `settling` that has no day, because an after-sale is open. */
      undated: sum,
      now: instant,
    }),
  }),
  payoutCreate: endpoint({
    method: 'POST',
    path: '/effectOrder/df',
    summary: '把可兑付的佣金全部兑付到余额；金额须与刚才看到的一致。一天超过 ¥2,000 的要等第二个人核对',
    caller: 'user',
    body: z.strictObject({ amountFen: z.number().int().min(effectOrder.minPayoutFen) }),
    answer: payout,
    perMinute: 60,
  }),
  payoutList: endpoint({
    method: 'GET',
    path: '/effectOrder/df/history',
    summary: '兑付记录，新的在前',
    caller: 'user',
    query: z.strictObject({ cursor }),
    answer: z.strictObject({
      items: z.array(payout),
      /** Of all that went to the balance. */
      paidOut: sum,
      nextCursor: z.string().nullable(),
    }),
  }),
  payoutGet: endpoint({
    method: 'GET',
    path: '/effectOrder/df/:id',
    summary: '一次兑付和它包括的效果订单',
    caller: 'user',
    params: z.strictObject({ id }),
    owned: { id: 'payout' },
    answer: payout.extend({ items: z.array(effectOrderRow) }),
  }),
};
