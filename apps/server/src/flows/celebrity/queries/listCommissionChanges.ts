import type { Answer, staffCommissionEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { findCategoryNames, findProductTitles } from '../../../modules/goods/catalogue/index.ts';
import { getAuditValues, listAudit } from '../../../modules/staff/audit/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Changes = Answer<(typeof staffCommissionEndpoints)['staffCommissionChanges']>;

const PAGE = 30;
const rate = z.object({ rateBp: z.number().nullable() });
const kindOf = z.enum(['product', 'category']);

/** Every rate that was set, as the audit log has it, with the names of today. */
export async function listCommissionChanges(db: Reader, { cursor }: { cursor?: string | undefined }): Promise<Changes> {
  const before = cursor === undefined ? null : decodeCursor(cursor, z.tuple([z.number().int()]))[0];
  const found = await listAudit(db, { action: 'commission.set', before, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const idsOf = (kind: string) => page.filter((row) => row.targetKind === kind).map(({ targetId }) => targetId);
  const [values, names, titles, categories] = await Promise.all([
    getAuditValues(
      db,
      page.map(({ seq }) => seq),
    ),
    listStaffNames(db, [...new Set(page.flatMap(({ staffId }) => staffId ?? []))]),
    findProductTitles(db, idsOf('product')),
    findCategoryNames(db, idsOf('category')),
  ]);
  const rateIn = (json: string | null | undefined) => rate.parse(JSON.parse(json ?? 'null')).rateBp;
  const last = page.at(-1);
  return {
    items: page.map(({ seq, at, staffId, targetKind, targetId }) => ({
      seq,
      at: at.toISOString(),
      byName: names.get(staffId ?? '') ?? '',
      kind: kindOf.parse(targetKind),
      id: targetId,
      name: titles.get(targetId) ?? categories.get(targetId) ?? '',
      beforeBp: rateIn(values.get(seq)?.before),
      afterBp: rateIn(values.get(seq)?.after),
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.seq]) : null,
  };
}
