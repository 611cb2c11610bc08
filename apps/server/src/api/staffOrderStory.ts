import type { staffOrderStoryEndpoints } from '@jiwu/contract';
import { noteOrder } from '../flows/orders/noteOrder.ts';
import { loadOrderStory } from '../flows/orders/queries/loadOrderStory.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listStaffNames } from '../modules/staff/staff/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffOrderStoryHandlers = {
  async staffOrderStory(context, { params }) {
    const { db, clock, orders } = context.services;
    const { roles } = context.staff();
    return await loadOrderStory(db.read, { no: params.no, roles, now: clock() }, orders.kinds);
  },

  async staffOrderNote(context, { params, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const notes = await noteOrder(tx, { staffId, no: params.no, text: body.text, now });
      const names = await listStaffNames(tx, [...new Set(notes.map((note) => note.staffId))]);
      return {
        notes: notes.map((note) => ({
          id: note.id,
          staffName: names.get(note.staffId) ?? '',
          text: note.text,
          at: note.at.toISOString(),
        })),
      };
    });
  },
} satisfies HandlersOf<typeof staffOrderStoryEndpoints, ShopServices>;
