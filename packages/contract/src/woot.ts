import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const params = z.strictObject({ id });
const businessDay = z.string().regex(rules.woot.dayPattern);
const pieces = z.number().int().min(1).max(rules.woot.maxPieces);
const limitPerUser = z.number().int().min(1).max(rules.woot.maxPerUser);

/** The pieces of a deal: sold + held + left = allocated as long as it runs. */
const dealPieces = {
  allocated: count,
  sold: count,
  /** Claimed or ordered, and not paid yet. */
  held: count,
  left: count,
  /** When the last piece was paid; null while a piece can still come back. */
  soldOutAt: instant.nullable(),
};

export const dealLive = z.strictObject({
  ...dealPieces,
  isPaused: z.boolean(),
  /** When the first held piece comes back unless it is paid; null when none is held. */
  nextBackAt: instant.nullable(),
});

/** The piece bars of all deals of one day: what a page that shows several of them follows, with one connection. */
export const dealsLive = z.strictObject({ deals: z.array(z.strictObject({ id, ...dealLive.shape })) });

const goods = {
  productId: id,
  skuId: id,
  title: z.string(),
  skuLabel: z.string(),
  picture,
  priceFen: fen,
  /** The lowest price of the SKU outside of the deal, that for VIPs included. */
  ordinaryFen: fen,
};

const deal = z.strictObject({
  id,
  day: businessDay,
  ...goods,
  note: z.string(),
  limitPerUser: count,
  dispatchHours: count,
  /** What anyone pays for one piece outside of the deal, today. The ordinary price can be lower: it minds VIPs, too. */
  singleFen: fen,
  beginsAt: instant,
  endsAt: instant,
  /** How many want to be told when it begins. */
  reminders: count,
  ...dealLive.shape,
});

const pastDeal = z.strictObject({
  id,
  day: businessDay,
  ...goods,
  allocated: count,
  sold: count,
  /** From the beginning until the last piece was paid; null when some were left at the end. */
  soldOutSeconds: count.nullable(),
});

const claim = z.strictObject({
  id,
  dealId: id,
  state: z.enum(rules.claim.states),
  /** Until when the piece is held; its order can be paid as long. */
  deadline: instant,
  orderId: id.nullable(),
});

const newDeal = {
  day: businessDay,
  skuId: id,
  priceFen: z.number().int().min(1).max(100_000_000),
  allocated: pieces,
  limitPerUser: limitPerUser.default(1),
  /** One sentence that sells it. */
  note: text(60),
  position: z.number().int().min(0).max(99).default(0),
};

export const staffDeal = z.strictObject({
  id,
  day: businessDay,
  skuId: id,
  productId: id,
  title: z.string(),
  skuLabel: z.string(),
  picture: picture.nullable(),
  priceFen: fen,
  /** The lowest that anybody pays for it outside of the deal now. */
  ordinaryFen: fen,
  /** That is no longer above the deal's price: buyers pay the lower, and the deal saves nothing. */
  isUndercut: z.boolean(),
  limitPerUser: count,
  note: z.string(),
  position: count,
  state: z.enum(rules.woot.states),
  /** Changes name the version that they were made on. */
  version: count,
  ...dealLive.shape,
  /** Of a draft: what is published in its place at the hour of the check, when its own pieces are not in the house. */
  fallback: z
    .strictObject({
      skuId: id,
      productId: id,
      title: z.string(),
      skuLabel: z.string(),
      picture: picture.nullable(),
      priceFen: fen,
      allocated: count,
      limitPerUser: count,
      note: z.string(),
      /** Why neither of the two could be published; null: not tried yet. */
      problem: z.string().nullable(),
    })
    .nullable(),
});

export const wootEndpoints = {
  wootPage: endpoint({
    method: 'GET',
    path: '/woot',
    summary: '今天的每日一抢和明日预告',
    caller: 'guest',
    answer: z.strictObject({ today: z.array(deal), tomorrow: z.array(deal), now: instant }),
    shared: true,
  }),
  wootPast: endpoint({
    method: 'GET',
    path: '/woot/past',
    summary: '往期：卖了多少，用了多久；新的在前',
    caller: 'guest',
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(pastDeal), nextCursor: z.string().nullable() }),
    shared: true,
  }),
  wootOfProduct: endpoint({
    method: 'GET',
    path: '/woot/product/:id',
    summary: '一件商品今天的每日一抢：哪个规格、多少钱、从几点到几点；没有时为空',
    caller: 'guest',
    params,
    publicIds: ['id'],
    /** Without the pieces: they change with every claim, and the product's page only leads to /woot. */
    answer: z.strictObject({
      deals: z.array(
        z.strictObject({ id, ...goods, beginsAt: instant, endsAt: instant }).omit({ title: true, picture: true }),
      ),
    }),
    shared: true,
  }),
  wootLive: endpoint({
    method: 'GET',
    path: '/woot/:id/live',
    summary: '一件商品现在的件数：已售、待付款、还剩；推送中断时页面用它',
    caller: 'guest',
    params,
    publicIds: ['id'],
    answer: dealLive,
  }),
  wootMine: endpoint({
    method: 'GET',
    path: '/woot/mine',
    summary: '我今天抢到的、设了提醒的，以及能不能再抢',
    caller: 'user',
    answer: z.strictObject({
      /** Of the deals of today: also those that lapsed. The newest first. */
      claims: z.array(claim),
      /** Deals of which the user wants to be told. */
      reminded: z.array(id),
      /** Set when too many claims of today were not paid. */
      blockedUntil: instant.nullable(),
      now: instant,
    }),
  }),
  wootClaim: endpoint({
    method: 'POST',
    path: '/woot/:id/claim',
    summary: '抢一件：抢到的留 10 分钟',
    caller: 'user',
    params,
    publicIds: ['id'],
    body: z.strictObject({}),
    answer: claim.extend({ now: instant }),
    claimsLast: true,
    isRushed: true,
    perMinute: rules.woot.triesPerMinute,
  }),
  wootClaimGet: endpoint({
    method: 'GET',
    path: '/woot/claim/:id',
    summary: '抢到的一件：是什么，多少钱，留到什么时候',
    caller: 'user',
    params,
    owned: { id: 'claim' },
    answer: claim.extend({ ...goods, now: instant }),
  }),
  wootRelease: endpoint({
    method: 'POST',
    path: '/woot/claim/:id/release',
    summary: '不要了，放回去',
    caller: 'user',
    params,
    owned: { id: 'claim' },
    body: z.strictObject({}),
    answer: claim,
    perMinute: 60,
  }),
  wootRemind: endpoint({
    method: 'POST',
    path: '/woot/:id/remind',
    summary: '提醒我一次：还没开始的在开始前，抢完的在有人没付款、放回来时',
    caller: 'user',
    params,
    publicIds: ['id'],
    body: z.strictObject({}),
    answer: z.strictObject({ of: z.enum(rules.woot.reminders) }),
    perMinute: 60,
  }),
  staffWootList: endpoint({
    method: 'GET',
    path: '/staff/woot',
    summary: '某几天的每日一抢，含草稿',
    caller: 'staff',
    roles: ['marketing'],
    query: z.strictObject({ from: businessDay, until: businessDay }),
    answer: z.strictObject({ items: z.array(staffDeal) }),
  }),
  staffWootCreate: endpoint({
    method: 'POST',
    path: '/staff/woot',
    summary: '新建一件，先是草稿',
    caller: 'staff',
    roles: ['marketing'],
    body: z.strictObject(newDeal),
    publicIds: ['skuId'],
    answer: staffDeal,
  }),
  staffWootChange: endpoint({
    method: 'PUT',
    path: '/staff/woot/:id',
    summary: '改一份草稿；发布以后价格不再变',
    caller: 'staff',
    roles: ['marketing'],
    params,
    body: z.strictObject({ ...newDeal, version: count }),
    publicIds: ['id', 'skuId'],
    answer: staffDeal,
  }),
  staffWootPublish: endpoint({
    method: 'POST',
    path: '/staff/woot/:id/publish',
    summary: '发布：从库存里留出这些件',
    caller: 'staff',
    roles: ['marketing'],
    params,
    body: z.strictObject({ version: count }),
    publicIds: ['id'],
    answer: staffDeal,
  }),
  staffWootAddPieces: endpoint({
    method: 'POST',
    path: '/staff/woot/:id/pieces',
    summary: '加件：从库存里再留出一些',
    caller: 'staff',
    roles: ['marketing'],
    params,
    body: z.strictObject({ pieces }),
    publicIds: ['id'],
    answer: staffDeal,
  }),
  staffWootPause: endpoint({
    method: 'PUT',
    path: '/staff/woot/:id/pause',
    summary: '暂停或继续；抢到的不受影响',
    caller: 'staff',
    roles: ['marketing'],
    params,
    body: z.strictObject({ isPaused: z.boolean() }),
    publicIds: ['id'],
    answer: staffDeal,
  }),
};

/** The piece bar of a deal, as the channel `deal:<id>` pushes it. */
export type DealLive = z.output<typeof dealLive>;
