import type { staffViewEndpoints } from '@jiwu/contract';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { changeView, deleteView, listViews, lockView, saveView } from '../modules/staff/staff/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

interface Deed {
  readonly staffId: string;
  readonly action: 'view.save' | 'view.change' | 'view.delete';
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly now: Date;
}

const record = (tx: Tx, { id, ...deed }: Deed) => recordAudit(tx, { ...deed, target: { kind: 'staffView', id } });

export const staffViewHandlers: HandlersOf<typeof staffViewEndpoints> = {
  async staffViewList({ services, staff }, { query }) {
    const { staffId, roles } = staff();
    const views = await listViews(services.db.read, { staffId, roles, page: query.page });
    return { items: views.map((view) => ({ ...view, changedAt: view.changedAt.toISOString() })) };
  },

  async staffViewSave(context, { body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const id = await saveView(tx, { ...body, staffId, now });
      await record(tx, { staffId, action: 'view.save', id, before: null, after: body, now });
      return { id };
    });
  },

  async staffViewChange(context, { params: { id }, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const { page: _page, ...before } = await lockView(tx, { staffId, id });
      await changeView(tx, { ...body, staffId, id, now });
      await record(tx, { staffId, action: 'view.change', id, before, after: body, now });
      return {};
    });
  },

  async staffViewDelete(context, { params: { id } }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const before = await lockView(tx, { staffId, id });
      await deleteView(tx, { staffId, id });
      await record(tx, { staffId, action: 'view.delete', id, before, after: null, now });
      return {};
    });
  },
};
