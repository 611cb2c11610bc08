import { rules, type staffExportEndpoints } from '@jiwu/contract';
import { maskFilters } from '../flows/staff/maskFilters.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { askExport, findExport, listExports, mayExport, mayHide } from '../modules/staff/exports/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { answerSheet } from '../platform/http/answerSheet.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffExportHandlers = {
  async staffExportAsk(context, { body }) {
    const { staffId, roles } = context.staff();
    const kind = context.services.exports[body.kind];
    if (!mayExport(kind, roles)) throw new ShopError('NOT_FOUND');
    const filters = kind.filters.safeParse(body.filters);
    const whole = Object.entries(body.filters).flatMap(([name, value]) => (isWholeNumber(value) ? [name] : []));
    if (whole.length > 0) throw new ShopError('INVALID_INPUT', { fields: whole });
    if (!filters.success) {
      throw new ShopError('INVALID_INPUT', { fields: filters.error.issues.map(({ path }) => path.join('.')) });
    }
    if (!mayHide(body.kind, body.hidden)) throw new ShopError('INVALID_INPUT', { fields: ['hidden'] });
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const id = await askExport(tx, { ...body, staffId, now });
      const target = { kind: 'staffExport', id };
      const after = { ...body, filters: maskFilters(body.filters) };
      await recordAudit(tx, { staffId, action: 'export.ask', target, before: null, after, now });
      return { id };
    });
  },

  async staffExportList({ services, staff }) {
    const now = services.clock();
    const found = await listExports(services.db.read, staff());
    return {
      items: found.map(({ id, kind, format, filters, hidden, state, rows, isCut, bytes, storageKey, ...times }) => ({
        id,
        kind,
        title: services.exports[kind].title,
        format,
        filters,
        hidden: [...hidden],
        state,
        rows,
        isCut,
        bytes,
        askedAt: times.askedAt.toISOString(),
        finishedAt: times.finishedAt?.toISOString() ?? null,
        expiresAt: times.expiresAt?.toISOString() ?? null,
        isThere: storageKey !== null && times.expiresAt !== null && times.expiresAt > now,
      })),
    };
  },

  async staffExportFile({ services, staff }, { params }) {
    const { staffId, roles } = staff();
    const found = await findExport(services.db.read, { staffId, id: params.id });
    const isThere = found?.storageKey && found.expiresAt && found.expiresAt > services.clock();
    if (!isThere || !found.storageKey || !mayExport(services.exports[found.kind], roles)) {
      throw new ShopError('NOT_FOUND');
    }
    const bytes = await services.storage.find(found.storageKey);
    if (!bytes) throw new ShopError('NOT_FOUND');
    return answerSheet({ format: found.format, fileName: `jiwu-${found.kind}`, chunks: oneChunk(bytes) });
  },
} satisfies HandlersOf<typeof staffExportEndpoints, ShopServices>;

/** What was asked for is kept for months: a list that was searched by a whole phone number is not taken away. */
const isWholeNumber = (value: string): boolean => rules.phonePattern.test(value.trim());

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
