import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { ask, inspectionAnswer, nextDrop, passportRow, priceSchedule, unitCard, unitPhoto } from './openBoxParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const params = z.strictObject({ id });
const flag = z.enum(['1']).optional();
const yuan = z.string().regex(/^\d{1,7}$/);

const filters = {
  /** Of any level; several are joined with or. */
  category: z.string().regex(rules.wordListPattern).optional(),
  brand: z.string().regex(rules.wordListPattern).optional(),
  /** `a,b` */
  grade: z
    .string()
    .regex(/^(?:new|a|b|c)(?:,(?:new|a|b|c)){0,3}$/)
    .optional(),
  saving: z.enum(rules.openBox.savings).optional(),
  /** Whole yuan. */
  from: yuan.optional(),
  to: yuan.optional(),
  complete: flag,
  working: flag,
  /** The price falls within 48 hours. */
  dropping: flag,
  /** Without those that someone is paying for. */
  free: flag,
};

/** What may change on a unit's page while someone reads it. */
export const unitLive = z.strictObject({
  state: z.enum(rules.openBox.states),
  priceFen: fen,
  nextDrop,
  lockedUntil: instant.nullable(),
});

const counted = z.array(z.strictObject({ id: z.string(), name: z.string(), count }));

const sold = z.strictObject({ id, no: z.string(), grade: unitCard.shape.grade, priceFen: fen, soldAt: instant });

const unit = z.strictObject({
  ...unitCard.shape,
  state: z.enum(rules.openBox.states),
  serial: z.string(),
  /** From the first level to its own. */
  categories: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** Why it is here: 顾客七天无理由退回，用了 2 天. */
  sourceWords: z.string(),
  warrantyMonths: count.nullable(),
  photos: z.array(unitPhoto),
  inspection: inspectionAnswer,
  /** How much whoever buys it is asked to acknowledge; nothing: the full right to return it. */
  asked: count,
  schedule: priceSchedule,
  /** Every price since it was listed, the oldest first. */
  prices: z.array(z.strictObject({ priceFen: fen, at: instant })),
  /** The newest first. */
  passport: z.array(passportRow),
  /** What a new one costs now; null when it is not sold. */
  newOne: z.strictObject({ priceFen: fen, vipPriceFen: fen.nullable() }).nullable(),
  shipping: z.strictObject({ feeFen: fen, freeFromFen: fen, vipFreeFromFen: fen }),
  soldFen: fen.nullable(),
  soldAt: instant.nullable(),
  /** Of the same product first, then of its category. */
  similar: z.array(unitCard),
  now: instant,
});

const lock = z.strictObject({
  id,
  unitId: id,
  state: z.enum(rules.claim.states),
  /** Until when it is held; its order can be paid as long. */
  deadline: instant,
  orderId: id.nullable(),
  /** Of the moment of locking: the one that is paid. */
  priceFen: fen,
});

const lockPage = z.strictObject({
  ...lock.shape,
  unit: unitCard.extend({
    serial: z.string(),
    startFen: fen,
    warrantyMonths: count.nullable(),
    sourceWords: z.string(),
  }),
  inspection: inspectionAnswer,
  photos: z.array(unitPhoto),
  asks: z.array(ask),
  /** Keys of what is acknowledged so far. */
  acknowledged: z.array(z.string()),
  now: instant,
});

const orderPanel = z.strictObject({
  orderId: id,
  unitId: id,
  no: z.string(),
  serial: z.string(),
  headline: z.string(),
  /** When it was locked for this order. */
  grade: unitCard.shape.grade,
  priceFen: fen,
  startFen: fen,
  lockedAt: instant,
  warrantyMonths: count.nullable(),
  photos: z.array(unitPhoto),
  inspection: inspectionAnswer,
  /** How many things were to be acknowledged, and which were. */
  asked: count,
  acknowledged: z.array(
    ask.pick({ key: true, kind: true, photoId: true, text: true, version: true }).extend({ at: instant }),
  ),
  /** Every one: returns only for what was not said, and the shop pays the way back with a label of its own. */
  isAllAcknowledged: z.boolean(),
  shopPaysReturn: z.boolean(),
  /** The newest first. */
  passport: z.array(passportRow),
  /** Of the inspection after this buyer sent it back. */
  found: z
    .strictObject({
      words: z.string(),
      grade: unitCard.shape.grade,
      /** On sale again at this price; null when it is not. */
      priceFen: fen.nullable(),
      at: instant,
    })
    .nullable(),
  state: z.enum(rules.openBox.states),
});

export const openBoxEndpoints = {
  openBoxList: endpoint({
    method: 'GET',
    path: '/openBox',
    summary: '在售的开箱单件，可筛选，可排序；有人正在付款的也在',
    caller: 'guest',
    query: z.strictObject({
      ...filters,
      sort: z.enum(rules.openBox.sorts).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(unitCard), nextCursor: z.string().nullable(), now: instant }),
    shared: true,
  }),
  openBoxFacets: endpoint({
    method: 'GET',
    path: '/openBox/facets',
    summary: '每个筛选条件下各有几件',
    caller: 'guest',
    query: z.strictObject(filters),
    answer: z.strictObject({
      total: count,
      matching: count,
      /** Of the first level. Each group counts what the other filters leave. */
      categories: counted,
      brands: counted,
      grades: z.strictObject({ new: count, a: count, b: count, c: count }),
      savings: z.array(z.strictObject({ atLeast: z.enum(rules.openBox.savings), count })),
      /** In steps of the same width. */
      price: z.strictObject({ minFen: fen, maxFen: fen, steps: z.array(count) }).nullable(),
      complete: count,
      working: count,
      dropping: count,
      locked: count,
    }),
    shared: true,
  }),
  openBoxUnit: endpoint({
    method: 'GET',
    path: '/openBox/unit',
    summary: '一个单件：照片、检测单、降价安排和它的全部经历',
    caller: 'guest',
    query: z.strictObject({ id }),
    publicIds: ['id'],
    answer: unit,
    shared: true,
  }),
  openBoxOfProduct: endpoint({
    method: 'GET',
    path: '/openBox/product',
    summary: '一件商品在售的开箱单件，以及卖出过的价格',
    caller: 'guest',
    query: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({ items: z.array(unitCard), sold: z.array(sold), now: instant }),
    shared: true,
  }),
  openBoxLive: endpoint({
    method: 'GET',
    path: '/openBox/unit/:id/live',
    summary: '一个单件现在的价格和锁定；推送中断时页面用它',
    caller: 'guest',
    params,
    publicIds: ['id'],
    answer: unitLive,
  }),
  openBoxMine: endpoint({
    method: 'GET',
    path: '/openBox/mine',
    summary: '我锁定的、设了提醒的，以及能不能再锁',
    caller: 'user',
    answer: z.strictObject({
      locks: z.array(lock),
      /** Units and products of which the user wants to be told. */
      reminded: z.strictObject({ drop: z.array(id), listed: z.array(id) }),
      /** Set when too many locks of today were not paid. */
      blockedUntil: instant.nullable(),
      now: instant,
    }),
  }),
  openBoxLock: endpoint({
    method: 'POST',
    path: '/openBox/unit/:id/lock',
    summary: '买这一件：锁定 15 分钟，按现在的价格',
    caller: 'user',
    params,
    publicIds: ['id'],
    body: z.strictObject({}),
    answer: lock.extend({ now: instant }),
    claimsLast: true,
    perMinute: rules.openBox.triesPerMinute,
  }),
  openBoxLockGet: endpoint({
    method: 'GET',
    path: '/openBox/lock/:id',
    summary: '锁定的一件：价格、截止时间，以及要逐条确认的痕迹与缺件',
    caller: 'user',
    params,
    owned: { id: 'unitLock' },
    answer: lockPage,
  }),
  openBoxAcknowledge: endpoint({
    method: 'PUT',
    path: '/openBox/lock/:id/acknowledgements',
    summary: '确认了哪几条；可以一条都不确认。下单以后不再变',
    caller: 'user',
    params,
    owned: { id: 'unitLock' },
    body: z.strictObject({
      items: z.array(z.strictObject({ key: z.string().min(1).max(40), version: z.string().min(1).max(20) })).max(60),
    }),
    answer: lockPage.pick({ asks: true, acknowledged: true }),
    perMinute: 120,
  }),
  openBoxRelease: endpoint({
    method: 'POST',
    path: '/openBox/lock/:id/release',
    summary: '放弃，放回列表；锁定 2 分钟以后放弃，算一次没有付款',
    caller: 'user',
    params,
    owned: { id: 'unitLock' },
    body: z.strictObject({}),
    answer: lock,
    perMinute: 60,
  }),
  openBoxOrderOf: endpoint({
    method: 'GET',
    path: '/openBox/unit/:id/order',
    summary: '我买下这一件的订单；不是我买的为空',
    caller: 'user',
    params,
    publicIds: ['id'],
    answer: z.strictObject({ orderId: id.nullable() }),
  }),
  openBoxRemind: endpoint({
    method: 'POST',
    path: '/openBox/remind',
    summary: '告诉我一次：drop 这个单件降价时，listed 这件商品有新的单件上架时',
    caller: 'user',
    body: z.strictObject({ of: z.enum(rules.openBox.reminders), id }),
    publicIds: ['id'],
    answer: z.strictObject({ of: z.enum(rules.openBox.reminders) }),
    perMinute: 60,
  }),
  openBoxOrders: endpoint({
    method: 'GET',
    path: '/openBox/orders',
    summary: '我的几笔开箱订单各是哪一件：档案、检测单、确认过的内容；别人的略去',
    caller: 'user',
    query: z.strictObject({ ids: z.string().regex(rules.idListPattern) }),
    answer: z.strictObject({ items: z.array(orderPanel), now: instant }),
  }),
};

export type UnitCard = z.output<typeof unitCard>;
/** What the channel `unit:<id>` pushes. */
export type UnitLive = z.output<typeof unitLive>;
export type UnitPassportRow = z.output<typeof passportRow>;
