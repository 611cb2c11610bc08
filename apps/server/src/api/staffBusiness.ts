import type { StaffBusiness, staffBusinessEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { z } from 'zod';
import { decideOnBusiness } from '../flows/businesses/decideOnBusiness.ts';
import { describeForStaff } from '../flows/businesses/queries/describeForStaff.ts';
import { loadStaffBusiness } from '../flows/businesses/queries/loadStaffBusiness.ts';
import { resumeByStaff, stopByStaff } from '../flows/businesses/stopByStaff.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { getFile, readFileBytes } from '../modules/content/files/index.ts';
import {
  type Business,
  getAnyBusiness,
  listByState,
  listHolidays,
  removeHoliday,
  setHoliday,
} from '../modules/people/businesses/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 30;
const place = z.tuple([z.iso.datetime(), z.uuid()]);

export const staffBusinessHandlers = {
  async staffBusinessList({ services }, { query }) {
    const { state = 'reviewing', cursor } = query;
    const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, place);
    const after = at === undefined || id === undefined ? undefined : { answerBy: new Date(at), id };
    const found = await listByState(services.db.read, { state, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: page.map(describeForStaff),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.answerBy.toISOString(), last.id]) : null,
    };
  },

  async staffBusinessGet({ services }, { params }) {
    return await loadStaffBusiness(services.db.read, await getAnyBusiness(services.db.read, params.id));
  },

  async staffBusinessLicence({ services }, { params, query }): Promise<FileAnswer> {
    const { db, storage } = services;
    const { licenceFileId } = await getAnyBusiness(db.read, params.id);
    const file = await getFile(db.read, licenceFileId);
    const bytes = await readFileBytes(storage, file.storageKey, query.w ? Number(query.w) : null);
    return {
      send: (reply) => reply.type(file.mediaType).header('cache-control', 'private, no-store').send(bytes),
    };
  },

  async staffBusinessApprove(context, { params, body }) {
    const { staffId } = context.staff();
    return await writeBusiness(context, { ...params, action: 'business.approve' }, (tx, now) =>
      decideOnBusiness(tx, { ...params, ...body, staffId, reasons: null, now }),
    );
  },

  async staffBusinessRefuse(context, { params, body }) {
    const { staffId } = context.staff();
    return await writeBusiness(context, { ...params, action: 'business.refuse' }, (tx, now) =>
      decideOnBusiness(tx, { ...params, ...body, staffId, now }),
    );
  },

  async staffBusinessStop(context, { params, body }) {
    return await writeBusiness(context, { ...params, action: 'business.stop' }, (tx, now) =>
      stopByStaff(tx, { ...params, ...body, now }),
    );
  },

  async staffBusinessResume(context, { params, body }) {
    return await writeBusiness(context, { ...params, action: 'business.resume' }, (tx, now) =>
      resumeByStaff(tx, { ...params, ...body, now }),
    );
  },

  async staffHolidayList({ services }) {
    // This year's, which may have begun, and all that follow.
    const from = `${businessDay(services.clock()).slice(0, 4)}-01-01`;
    return { items: await listHolidays(services.db.read, from) };
  },

  async staffHolidaySet(context, { body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const before = await setHoliday(tx, body);
      const target = { kind: 'holiday', id: body.day };
      await recordAudit(tx, { staffId, action: 'holiday.set', target, before, after: body, now });
      return body;
    });
  },

  async staffHolidayRemove(context, { params }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const before = await removeHoliday(tx, params.day);
      const target = { kind: 'holiday', id: params.day };
      await recordAudit(tx, { staffId, action: 'holiday.remove', target, before, after: null, now });
      return {};
    });
  },
} satisfies HandlersOf<typeof staffBusinessEndpoints, ShopServices>;

/** A change by staff, answered with the business as it is then. The audit row says what was decided on, and what came of it. */
async function writeBusiness(
  context: RequestContext<ShopServices>,
  { id, action }: { id: string; action: string },
  change: (tx: Tx, now: Date) => Promise<Business>,
): Promise<StaffBusiness> {
  const { staffId } = context.staff();
  const now = context.services.clock();
  return await context.write(async (tx) => {
    const before = auditOf(await getAnyBusiness(tx, id));
    const business = await change(tx, now);
    const described = await loadStaffBusiness(tx, business);
    await recordAudit(tx, {
      staffId,
      action,
      target: { kind: 'business', id },
      before,
      after: auditOf(business),
      now,
    });
    return described;
  });
}

function auditOf({ state, creditCode, licenceName, version, reasons, stopped }: Business) {
  return { state, creditCode, licenceName, version, reasons, stopReason: stopped?.reason ?? null };
}
