import type { ParsedInput, staffCouponEndpoints } from '@jiwu/contract';
import { addCoupon } from '../flows/coupons/addCoupon.ts';
import { makeCouponCodes } from '../flows/coupons/makeCouponCodes.ts';
import { describeStaffCoupons } from '../flows/coupons/queries/describeStaffCoupons.ts';
import { foreseeCoupon } from '../flows/coupons/queries/foreseeCoupon.ts';
import { readCouponCodes } from '../flows/coupons/readCouponCodes.ts';
import { reviseCoupon } from '../flows/coupons/reviseCoupon.ts';
import {
  codesOfBatch,
  getStaffCoupon,
  listCouponBatches,
  listStaffCoupons,
  type NewCoupon,
} from '../modules/promotion/coupons/index.ts';
import { listStaffNames } from '../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import { outdateTags } from '../platform/effects/outdateTags.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

const PAGE = 50;

export const staffCouponHandlers = {
  async staffCouponList({ services }, { query }) {
    const { db, clock } = services;
    const now = clock();
    const after = query.cursor === undefined ? null : decodeCursor(query.cursor, timeCursor);
    const found = await listStaffCoupons(db.read, {
      view: query.view,
      after: after && { at: new Date(after[0]), id: after[1] },
      limit: PAGE + 1,
      now,
    });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeStaffCoupons(db.read, page),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.coupon.id]) : null,
      now: now.toISOString(),
    };
  },

  async staffCouponGet({ services: { db } }, { params }) {
    const coupon = await getStaffCoupon(db.read, params.id);
    const [described, batches] = await Promise.all([
      describeStaffCoupons(db.read, [coupon]),
      listCouponBatches(db.read, params.id),
    ]);
    const names = await listStaffNames(db.read, [...new Set(batches.map(({ staffId }) => staffId))]);
    return {
      ...(described[0] as (typeof described)[number]),
      batches: batches.map(({ id, note, size, staffId, createdAt }) => ({
        id,
        note,
        size,
        byName: names.get(staffId) ?? '',
        createdAt: createdAt.toISOString(),
      })),
    };
  },

  staffCouponPreview: ({ services: { db, clock } }, { body }) => foreseeCoupon(db.read, { ...body, now: clock() }),

  async staffCouponCreate(context, { body }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      const id = await addCoupon(tx, { ...by, coupon: couponOf(body) });
      outdateTags(tx, ['goods']);
      return { id };
    });
  },

  async staffCouponChange(context, { params, body: { version, ...body } }) {
    const change = { ...body, claimUntil: new Date(body.claimUntil) };
    const by = byOf(context);
    return await context.write(async (tx) => {
      const next = await reviseCoupon(tx, { ...by, ...params, version, change });
      outdateTags(tx, ['goods']);
      return { version: next };
    });
  },

  async staffCouponCodes(context, { params, body }) {
    const by = byOf(context);
    return await context.write(async (tx) => ({
      batchId: await makeCouponCodes(tx, context.services.config, { ...by, ...params, ...body }),
    }));
  },

  async staffCouponCodesRead(context, { params }) {
    const by = byOf(context);
    // Outside of the transaction: the answer of a write is kept for whoever asks again, and the codes are kept nowhere.
    const { size } = await context.write(async (tx) => ({ size: await readCouponCodes(tx, { ...by, ...params }) }));
    return { codes: codesOfBatch(context.services.config, { id: params.batchId, size }) };
  },
} satisfies HandlersOf<typeof staffCouponEndpoints>;

function byOf(context: RequestContext): { readonly staffId: string; readonly now: Date } {
  return { staffId: context.staff().staffId, now: context.services.clock() };
}

type Wish = ParsedInput<(typeof staffCouponEndpoints)['staffCouponCreate']>['body'];

function couponOf({ terms, window, claimFrom, claimUntil, ...rest }: Wish): NewCoupon {
  return {
    ...rest,
    kind: terms.kind,
    thresholdFen: 'thresholdFen' in terms ? terms.thresholdFen : 0,
    offFen: 'offFen' in terms ? terms.offFen : null,
    rateBp: 'rateBp' in terms ? terms.rateBp : null,
    capFen: 'capFen' in terms ? terms.capFen : null,
    window: 'days' in window ? window : { from: new Date(window.from), until: new Date(window.until) },
    claimFrom: new Date(claimFrom),
    claimUntil: new Date(claimUntil),
  };
}
