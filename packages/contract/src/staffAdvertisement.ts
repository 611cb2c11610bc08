import { z } from 'zod';
import { aim, bookingAnswer, day, landingProduct, place, version } from './advertisementParts.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { waitingApproval } from './moneyParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { advertisement } = rules;
const staff = { caller: 'staff', roles: ['content', 'marketing'] } as const;
const params = z.strictObject({ id });
const owned = { id: 'advertisement' } as const;
const reason = text(advertisement.reason.max);

const staffBooking = bookingAnswer.extend({ userId: id });

const staffBookingPage = staffBooking.extend({
  /** What the shop has looked at by itself; staff decide all the same. */
  checks: z.array(z.strictObject({ isGood: z.boolean(), words: z.string() })),
  pictureSize: z.strictObject({ width: count, height: count }),
  product: landingProduct.nullable(),
  /** Earlier placements of this business that were shown. */
  earlier: z.strictObject({ count, clickRateBp: count.nullable() }),
  /** Taking it down gives much back, and waits for a second person. */
  takeDownAsked: waitingApproval.nullable(),
});

const ofBooking = { ...staff, params, owned, answer: staffBookingPage } as const;

const outage = z.strictObject({
  id,
  place,
  /** Without it and without a word: the whole place. */
  category: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  word: z.string().nullable(),
  fromAt: instant,
  toAt: instant,
  reason: z.string(),
  reportedAt: instant,
  reportedBy: id,
  reporterName: z.string(),
  /** How many booked days went back because of it, and what they come to. */
  refundedDays: count,
  refundedFen: fen,
});

export const staffAdvertisementEndpoints = {
  staffAdvertisementList: endpoint({
    method: 'GET',
    path: '/staff/advertisement',
    summary: '投放，按状态；待审的按开始的日子，其他新的在前',
    ...staff,
    query: z.strictObject({
      view: z.enum(advertisement.staffViews).default('waiting'),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      items: z.array(staffBooking),
      counts: z.strictObject({ waiting: count, approved: count, shown: count, refused: count }),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffAdvertisementSchedule: endpoint({
    method: 'GET',
    path: '/staff/advertisement/schedule',
    summary: '十四天的档期：每个广告位被谁订了',
    ...staff,
    query: z.strictObject({ from: day.optional() }),
    answer: z.strictObject({
      fromDay: day,
      toDay: day,
      items: z.array(
        bookingAnswer.pick({
          id: true,
          place: true,
          category: true,
          word: true,
          advertiser: true,
          state: true,
          fromDay: true,
          toDay: true,
        }),
      ),
    }),
  }),
  staffAdvertisementGet: endpoint({
    method: 'GET',
    path: '/staff/advertisement/booking/:id',
    summary: '一次投放和它的检查',
    ...ofBooking,
  }),
  staffAdvertisementPicture: endpoint({
    method: 'GET',
    path: '/staff/advertisement/booking/:id/picture',
    summary: '素材的图片；可以带宽度',
    ...staff,
    params,
    owned,
    query: z.strictObject({ w: z.enum(rules.pictureWidths).optional() }),
    answer: z.unknown(),
    binary: true,
  }),
  staffAdvertisementApprove: endpoint({
    method: 'POST',
    path: '/staff/advertisement/booking/:id/approve',
    summary: '通过，按档期上；开始那天 0 点以前',
    ...ofBooking,
    body: z.strictObject({ version }),
  }),
  staffAdvertisementRefuse: endpoint({
    method: 'POST',
    path: '/staff/advertisement/booking/:id/refuse',
    summary: '不通过，写明理由，全额退回余额',
    ...ofBooking,
    body: z.strictObject({ reason, version }),
  }),
  staffAdvertisementTakeDown: endpoint({
    method: 'POST',
    path: '/staff/advertisement/booking/:id/takeDown',
    summary: '撤下已通过的，写明理由；今天和以后的日子退回余额。退回超过 ¥2,000 的等另一个人批准',
    ...ofBooking,
    body: z.strictObject({ reason, version }),
  }),
  staffOutageList: endpoint({
    method: 'GET',
    path: '/staff/advertisement/outage',
    summary: '登记过的没能展示的时段，和因此退了多少，新的在前',
    ...staff,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(outage), nextCursor: z.string().nullable() }),
  }),
  staffOutageReport: endpoint({
    method: 'POST',
    path: '/staff/advertisement/outage',
    summary: '登记一个广告位在一天里没能展示的时段；一天满 4 小时以上，那一天退回给订它的商户',
    ...staff,
    body: z.strictObject({
      ...aim,
      /** Both on one day in Shanghai, the end at most 24:00. Without a category or word: the whole place. */
      fromAt: instant,
      toAt: instant,
      reason,
    }),
    answer: outage,
  }),
};

export type StaffAdvertisement = z.output<typeof staffBookingPage>;
