import { z } from 'zod';
import { aim, aimQuery, bookingAnswer, day, landingProduct, place, placement } from './advertisementParts.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const { advertisement } = rules;
const params = z.strictObject({ id });
const owned = { id: 'advertisement' } as const;
const cursor = opaqueKey(200).optional();
const landing = text(advertisement.landing.max);
const ids = z.array(id).max(advertisement.perBeacon);

/** Of the days of the last month on which something was shown; null: on none. */
const average = {
  impressionsPerDay: count.nullable(),
  /** Clicks of a hundred times a hundred impressions; null without impressions. */
  clickRateBp: count.nullable(),
};

/** Which days can be booked today. */
const window = {
  today: day,
  /** Before this a picture could not be looked at in time. */
  earliestDay: day,
  /** The last day that is open today … */
  lastDay: day,
  /** … and the day on which those after it are. */
  opensOn: day,
};

export const advertisementEndpoints = {
  advertisementPage: endpoint({
    method: 'GET',
    path: '/advertisement',
    summary: '品牌推广：正在展示的，各个广告位，能订的日期',
    caller: 'guest',
    answer: z.strictObject({
      shown: z.array(placement),
      places: z.array(z.strictObject({ place, ...average })),
      /** First-level categories, each with a place of its own. */
      categories: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      ...window,
      now: instant,
    }),
    shared: true,
  }),
  advertisementCalendar: endpoint({
    method: 'GET',
    path: '/advertisement/calendar',
    summary: '一个广告位哪几天已被订走；分类页按分类，搜索结果按词',
    caller: 'guest',
    query: z.strictObject(aimQuery),
    answer: z.strictObject({ ...window, taken: z.array(day), ...average }),
    shared: true,
  }),
  advertisementShown: endpoint({
    method: 'GET',
    path: '/advertisement/shown',
    summary: '一个广告位现在展示的；没有时为空',
    caller: 'guest',
    query: z.strictObject(aimQuery),
    answer: z.strictObject({ item: placement.nullable() }),
    shared: true,
  }),
  advertisementBeacon: endpoint({
    method: 'POST',
    path: '/advertisement/beacon',
    summary: '看到了或点了哪些广告：每个浏览器、每个广告、每小时只算一次；现在没有展示的不算',
    caller: 'guest',
    body: z.strictObject({ seen: ids.default([]), clicked: ids.default([]) }),
    answer: nothing,
    /** A set in Redis keeps two of the same apart: no key is looked up in PostgreSQL. */
    claimsLast: true,
    perMinute: 60,
  }),
  advertisementLanding: endpoint({
    method: 'GET',
    path: '/advertisement/landing',
    summary: '一个落地页能不能用：本站的路径，可以带自己的 ?i=；商品页附商品和现在的价格',
    caller: 'user',
    query: z.strictObject({ path: landing }),
    answer: z.strictObject({
      /** As it will be used. */
      path: z.string(),
      /** 商品页, 活动 … */
      kind: z.string(),
      product: landingProduct.nullable(),
    }),
  }),
  advertisementBook: endpoint({
    method: 'POST',
    path: '/advertisement/booking',
    summary: '用一家已通过的商户订一个广告位，从余额付；金额须与刚才看到的一致',
    caller: 'user',
    body: z.strictObject({
      businessId: id,
      ...aim,
      fromDay: day,
      toDay: day,
      title: text(advertisement.title.max),
      /** Of `fileUpload`: one's own, at least as large as the place wants it. */
      pictureFileId: id,
      landing,
      amountFen: z.number().int().positive(),
      /** 图片和文字我有权使用，并符合广告内容规范. */
      declares: z.literal(true),
      /** The payment password. */
      password: z.string().regex(rules.wallet.passwordPattern),
    }),
    owned: { businessId: 'business', pictureFileId: 'file' },
    answer: bookingAnswer,
    perMinute: 20,
  }),
  advertisementMine: endpoint({
    method: 'GET',
    path: '/advertisement/booking',
    summary: '我的投放，新的在前；每天的展示和点击',
    caller: 'user',
    query: z.strictObject({ cursor }),
    answer: z.strictObject({
      items: z.array(bookingAnswer),
      total: count,
      /** When impressions and clicks were counted last. */
      countedAt: instant,
      nextCursor: z.string().nullable(),
    }),
  }),
  advertisementExport: endpoint({
    method: 'GET',
    path: '/advertisement/booking/export',
    summary: '我的投放每天的展示、点击和费用，CSV',
    caller: 'user',
    answer: z.unknown(),
    binary: true,
    perMinute: 20,
  }),
  advertisementGet: endpoint({
    method: 'GET',
    path: '/advertisement/booking/:id',
    summary: '一次投放',
    caller: 'user',
    params,
    owned,
    answer: bookingAnswer,
  }),
  advertisementCancel: endpoint({
    method: 'POST',
    path: '/advertisement/booking/:id/cancel',
    summary: '开始前取消，全额退回余额',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: bookingAnswer,
    perMinute: 20,
  }),
};

export type Placement = z.output<typeof placement>;
export type AdvertisementBooking = z.output<typeof bookingAnswer>;
