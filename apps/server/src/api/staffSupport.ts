import type { StaffSupportThread, staffSupportEndpoints } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import { answerSupport } from '../flows/support/answerSupport.ts';
import { describeThreads, loadStaffThread } from '../flows/support/queries/describeThreads.ts';
import { getFile, readFileBytes } from '../modules/content/files/index.ts';
import {
  closeThread,
  getAnyThread,
  getSupportPicture,
  listedAt,
  listThreads,
  type Thread,
} from '../modules/content/support/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 30;
const LAST_WORDS = 60;

export const staffSupportHandlers = {
  async staffSupportList({ services }, { query }) {
    const { state = 'waiting', cursor } = query;
    const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, timeCursor);
    const after = at === undefined || id === undefined ? undefined : { at: new Date(at), id };
    const found = await listThreads(services.db.read, { state, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    const described = await describeThreads(services.db.read, page);
    return {
      items: described.map((thread) => ({
        ...thread.shown,
        lastWords: [...thread.of.lastText].slice(0, LAST_WORDS).join(''),
      })),
      nextCursor: found.length > PAGE && last ? encodeCursor([listedAt(last).toISOString(), last.id]) : null,
    };
  },

  async staffSupportGet({ services }, { params, query }) {
    const before = query.before === undefined ? undefined : Number(query.before);
    return await loadStaffThread(services.db.read, await getAnyThread(services.db.read, params.id), before);
  },

  async staffSupportPicture({ services }, { params, query }): Promise<FileAnswer> {
    const { db, storage } = services;
    const { userId } = await getAnyThread(db.read, params.id);
    const place = { userId, no: Number(query.no), position: Number(query.position) };
    const file = await getFile(db.read, await getSupportPicture(db.read, place));
    const bytes = await readFileBytes(storage, file.storageKey, query.w ? Number(query.w) : null);
    return {
      send: (reply) => reply.type(file.mediaType).header('cache-control', 'private, no-store').send(bytes),
    };
  },

  async staffSupportAnswer(context, { params, body }) {
    const { staffId } = context.staff();
    return await writeThread(context, { ...params, action: 'support.answer' }, (tx, now) =>
      answerSupport(tx, { ...params, ...body, staffId, now }),
    );
  },

  async staffSupportClose(context, { params, body }) {
    return await writeThread(context, { ...params, action: 'support.close' }, (tx) =>
      closeThread(tx, { ...params, ...body }),
    );
  },
} satisfies HandlersOf<typeof staffSupportEndpoints, ShopServices>;

/** A change by staff, answered with the thread as it is then. What was written stands in the thread, and is not copied into the log. */
async function writeThread(
  context: RequestContext<ShopServices>,
  { id, action }: { id: string; action: string },
  change: (tx: Tx, now: Date) => Promise<Thread>,
): Promise<StaffSupportThread> {
  const { staffId } = context.staff();
  const now = context.services.clock();
  return await context.write(async (tx) => {
    const before = auditOf(await getAnyThread(tx, id));
    const thread = await change(tx, now);
    const described = await loadStaffThread(tx, thread);
    const target = { kind: 'supportThread', id };
    await recordAudit(tx, { staffId, action, target, before, after: auditOf(thread), now });
    return described;
  });
}

function auditOf({ state, lastNo }: Thread) {
  return { state, lastNo };
}
