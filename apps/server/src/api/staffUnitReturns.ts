import type { staffUnitReturnEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { forgoReturned } from '../flows/openBox/forgoReturned.ts';
import { describeReturned } from '../flows/openBox/queries/describeReturned.ts';
import { takeInReturned } from '../flows/openBox/takeInReturned.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listReturned } from '../modules/channels/openBox/index.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { writeUnit } from './writeUnit.ts';

const PAGE = 30;
const returnedCursor = z.tuple([z.iso.datetime(), z.uuid(), z.uuid()]);

export const staffUnitReturnHandlers = {
  async staffUnitTakeInReturned(context, { body }) {
    return await writeUnit(context, 'openBox.takeInReturned', (tx, by) => takeInReturned(tx, { ...body, ...by }));
  },

  async staffUnitForgoReturned(context, { body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      await forgoReturned(tx, { ...body, staffId, now });
      return {};
    });
  },

  async staffUnitReturnedList({ services }, { query: { afterSaleId, cursor } }) {
    const [at, id, skuId] = cursor === undefined ? [] : decodeCursor(cursor, returnedCursor);
    const after = at === undefined || id === undefined || skuId === undefined ? null : { at, afterSaleId: id, skuId };
    const found = await listReturned(services.db.read, { afterSaleId, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeReturned(services.db.read, page),
      nextCursor:
        found.length > PAGE && last
          ? encodeCursor([last.receivedAt.toISOString(), last.afterSaleId, last.skuId])
          : null,
    };
  },
} satisfies HandlersOf<typeof staffUnitReturnEndpoints, ShopServices>;
