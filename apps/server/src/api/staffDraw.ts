import type { staffDrawEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { describeStaffPeriods } from '../flows/draws/queries/describeStaffPeriods.ts';
import { describeWaitingPeriods } from '../flows/draws/queries/describeWaitingPeriods.ts';
import { loadStaffPeriod } from '../flows/draws/queries/loadStaffPeriod.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listPeriodPage } from '../modules/promotion/draws/index.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

const PAGE = 20;
const cursor = z.tuple([z.iso.datetime().regex(/^[12]/)]);

export const staffDrawHandlers = {
  async staffDrawList({ services: { db, clock } }, { query }) {
    const before = query.cursor === undefined ? null : new Date(decodeCursor(query.cursor, cursor)[0]);
    const [found, waiting] = await Promise.all([
      listPeriodPage(db.read, { before, limit: PAGE + 1 }),
      before === null ? describeWaitingPeriods(db.read) : [],
    ]);
    const periods = found.slice(0, PAGE);
    const last = periods.at(-1);
    return {
      items: await describeStaffPeriods(db.read, { periods, now: clock() }),
      waiting,
      nextCursor: found.length > PAGE && last ? encodeCursor([last.startsAt.toISOString()]) : null,
    };
  },

  staffDrawGet: ({ services: { db, clock } }, { params }) => loadStaffPeriod(db.read, { id: params.id, now: clock() }),
} satisfies HandlersOf<typeof staffDrawEndpoints, ShopServices>;
