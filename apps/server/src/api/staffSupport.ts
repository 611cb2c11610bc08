import { rules, type StaffSupportThread, type staffSupportEndpoints } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import { answerSupport } from '../flows/support/answerSupport.ts';
import { describeThreads, loadStaffThread } from '../flows/support/queries/describeThreads.ts';
import { getFile, readFileBytes } from '../modules/content/files/index.ts';
import {
  claimThread,
  closeThread,
  getAnyThread,
  getSupportPicture,
  listedAt,
  listThreads,
  loadQueueNews,
  type Thread,
  unclaimThread,
} from '../modules/content/support/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { liveChannels } from '../platform/live/liveChannels.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 30;
/** A stream ends after this long: whoever is no longer signed in does not get another. */
const STREAM_MS = 10 * 60 * 1000;
const LAST_WORDS = 60;

export const staffSupportHandlers = {
  async staffSupportList({ services }, { query }) {
    const { state = 'waiting', cursor } = query;
    const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, timeCursor);
    const after = at === undefined || id === undefined ? undefined : { at: new Date(at), id };
    const found = await listThreads(services.db.read, { state, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    const described = await describeThreads(services.db.read, page, services.clock());
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
    const thread = await getAnyThread(services.db.read, params.id);
    return await loadStaffThread(services.db.read, thread, { before, now: services.clock() });
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

  async staffSupportClaim(context, { params }) {
    const { staffId } = context.staff();
    return await writeThread(context, { ...params, action: 'support.claim' }, (tx, now) =>
      claimThread(tx, { ...params, staffId, now }),
    );
  },

  async staffSupportUnclaim(context, { params }) {
    const { staffId } = context.staff();
    return await writeThread(context, { ...params, action: 'support.unclaim' }, (tx) =>
      unclaimThread(tx, { ...params, staffId }),
    );
  },

  async staffSupportEvents(context): Promise<FileAnswer> {
    const { services } = context;
    const { staffId } = context.staff();
    const endsAt = services.clock().getTime() + STREAM_MS;
    const load = async () => {
      const { longestSince, lastAt, waiting } = await loadQueueNews(services.db.read, rules.order.staffCountMost + 1);
      const data = {
        waiting,
        longestSince: longestSince?.toISOString() ?? null,
        lastAt: lastAt?.toISOString() ?? null,
      };
      return { data, isLast: services.clock().getTime() >= endsAt };
    };
    return services.streams.follow({
      owner: `support of staff ${staffId}`,
      channel: liveChannels.supportQueue(),
      load,
    });
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
    const described = await loadStaffThread(tx, thread, { now });
    const target = { kind: 'supportThread', id };
    await recordAudit(tx, { staffId, action, target, before, after: auditOf(thread), now });
    return described;
  });
}

function auditOf({ state, lastNo, claim }: Thread) {
  return { state, lastNo, claimedBy: claim?.staffId ?? null };
}
