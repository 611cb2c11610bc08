import type { staffIntegrityEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { lookAfterAlarm, retryFailedJob, runIntegrityNow } from '../flows/integrity/lookAfter.ts';
import { listAlarmPage } from '../flows/integrity/queries/listAlarmPage.ts';
import { loadHealth } from '../flows/integrity/queries/loadHealth.ts';
import { loadIntegrity } from '../flows/integrity/queries/loadIntegrity.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { listJobs } from '../platform/jobs/jobQueries.ts';

const PAGE = 50;
const position = z.tuple([z.iso.datetime(), z.string().regex(/^[0-9]+$/)]);

export const staffIntegrityHandlers = {
  staffIntegrity: ({ services: { db, clock } }) => loadIntegrity(db.read, clock()),

  staffIntegrityHealth: ({ services: { db, clock } }) => loadHealth(db.read, clock()),

  async staffIntegrityRun(context) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      await runIntegrityNow(tx, by);
      return { state: 'queued' as const };
    });
  },

  staffAlarmList: ({ services: { db } }, { query }) => listAlarmPage(db.read, query),

  async staffAlarmAcknowledge(context, { params, body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      await lookAfterAlarm(tx, { ...params, ...body, ...by });
      return { acknowledgedAt: by.now.toISOString() };
    });
  },

  async staffJobList({ services: { db } }, { query }) {
    const from = query.cursor === undefined ? null : decodeCursor(query.cursor, position);
    const after = from && { at: new Date(from[0]), id: from[1] };
    const found = await listJobs(db.read, { view: query.view, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: page.map(({ runAt, createdAt, lockedAt, ...job }) => ({
        ...job,
        runAt: runAt.toISOString(),
        createdAt: createdAt.toISOString(),
        lockedAt: lockedAt?.toISOString() ?? null,
      })),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.runAt.toISOString(), last.id]) : null,
    };
  },

  async staffJobRetry(context, { params }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      await retryFailedJob(tx, { ...params, ...by });
      return { state: 'queued' as const };
    });
  },
} satisfies HandlersOf<typeof staffIntegrityEndpoints, ShopServices>;
