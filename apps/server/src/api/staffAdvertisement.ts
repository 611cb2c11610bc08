import { type StaffAdvertisement, type staffAdvertisementEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { askForTakeDown } from '../flows/advertisement/askForTakeDown.ts';
import { approveAdvertisement, refuseAdvertisement } from '../flows/advertisement/decideOnAdvertisement.ts';
import { preparePlaceholder } from '../flows/advertisement/outside/preparePlaceholder.ts';
import { describeOutages } from '../flows/advertisement/queries/describeOutages.ts';
import { loadStaffBooking } from '../flows/advertisement/queries/loadStaffBooking.ts';
import { loadSchedule, pageStaffBookings } from '../flows/advertisement/queries/pageStaffBookings.ts';
import { reportOutage } from '../flows/advertisement/reportOutage.ts';
import { takeDownAdvertisement } from '../flows/advertisement/takeDownAdvertisement.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { type Booking, getAnyBooking, listOutages, slotOf } from '../modules/content/advertisement/index.ts';
import { getFile, readFileBytes } from '../modules/content/files/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 30;

export const staffAdvertisementHandlers = {
  staffAdvertisementList: ({ services: { db, clock } }, { query }) =>
    pageStaffBookings(db.read, { query, now: clock() }),

  staffAdvertisementSchedule: ({ services: { db, clock } }, { query }) =>
    loadSchedule(db.read, { from: query.from, now: clock() }),

  async staffAdvertisementGet({ services }, { params }) {
    const { db, clock } = services;
    return await loadStaffBooking(db.read, await getAnyBooking(db.read, params.id), clock());
  },

  async staffAdvertisementPicture({ services }, { params, query }): Promise<FileAnswer> {
    const { db, storage } = services;
    const { pictureFileId } = await getAnyBooking(db.read, params.id);
    const file = await getFile(db.read, pictureFileId);
    const bytes = await readFileBytes(storage, file.storageKey, query.w ? Number(query.w) : null);
    return {
      send: (reply) => reply.type(file.mediaType).header('cache-control', 'private, no-store').send(bytes),
    };
  },

  async staffAdvertisementApprove(context, { params, body }) {
    const placeholder = await preparePlaceholder(context.services, params.id);
    return await writeBooking(context, { ...params, action: 'advertisement.approve' }, (tx, by) =>
      approveAdvertisement(tx, { ...params, ...body, ...by, placeholder }),
    );
  },

  async staffAdvertisementRefuse(context, { params, body }) {
    return await writeBooking(context, { ...params, action: 'advertisement.refuse' }, (tx, by) =>
      refuseAdvertisement(tx, { ...params, ...body, ...by }),
    );
  },

  async staffAdvertisementTakeDown(context, { params, body }) {
    const input = { ...params, ...body, staffId: context.staff().staffId };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      const asked = await askForTakeDown(tx, { ...input, now });
      if (asked) return await loadStaffBooking(tx, asked, now);
      return await changeAudited(tx, { ...input, now, action: 'advertisement.takeDown' }, (by) =>
        takeDownAdvertisement(tx, { ...input, ...by }),
      );
    });
  },

  async staffOutageList({ services }, { query }) {
    const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, timeCursor);
    const before = at === undefined || id === undefined ? undefined : { at: new Date(at), id };
    const found = await listOutages(services.db.read, { before, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeOutages(services.db.read, page),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.fromAt.toISOString(), last.id]) : null,
    };
  },

  async staffOutageReport(context, { body }) {
    const { staffId } = context.staff();
    const { fromAt, toAt, reason, ...aim } = body;
    const isWhole = aim.category === null && aim.word === null;
    const target = isWhole ? null : slotOf(aim).target;
    const times = { fromAt: new Date(fromAt), toAt: new Date(toAt) };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      const reported = await reportOutage(tx, { place: aim.place, target, ...times, reason, staffId, now });
      const [outage] = await describeOutages(tx, [reported]);
      assert(outage, 'what was reported is described');
      await recordAudit(tx, {
        staffId,
        action: 'advertisement.outage',
        target: { kind: 'advertisementOutage', id: outage.id },
        before: null,
        after: outage,
        now,
      });
      return outage;
    });
  },
} satisfies HandlersOf<typeof staffAdvertisementEndpoints, ShopServices>;

interface By {
  readonly staffId: string;
  readonly now: Date;
}

/** A change by staff, answered with the booking as it is then. The audit row says what was decided on, and what came of it. */
async function writeBooking(
  context: RequestContext<ShopServices>,
  { id, action }: { id: string; action: string },
  change: (tx: Tx, by: By) => Promise<Booking>,
): Promise<StaffAdvertisement> {
  const { staffId } = context.staff();
  return await context.write(async (tx) => {
    const now = context.services.clock();
    return await changeAudited(tx, { id, action, staffId, now }, (by) => change(tx, by));
  });
}

async function changeAudited(
  tx: Tx,
  { id, action, staffId, now }: By & { id: string; action: string },
  change: (by: By) => Promise<Booking>,
): Promise<StaffAdvertisement> {
  const before = auditOf(await getAnyBooking(tx, id));
  const booking = await change({ staffId, now });
  const described = await loadStaffBooking(tx, booking, now);
  const target = { kind: 'advertisement', id };
  await recordAudit(tx, { staffId, action, target, before, after: auditOf(booking), now });
  return described;
}

function auditOf({ no, state, version, reason, amountFen, refundedFen }: Booking) {
  return { no, state, version, reason, amountFen, refundedFen };
}
