import { type GoodsImport as Answer, type GoodsColumn, type GoodsImportRow, rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { listSkuRows } from '../../../modules/goods/catalogue/index.ts';
import { countRows, type GoodsImport, type ImportRow } from '../../../modules/goods/imports/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { cellsOf } from '../judgeRows.ts';

const none = {
  unread: 0,
  bad: 0,
  same: 0,
  changed: 0,
  new: 0,
  skipped: 0,
  nod: 0,
  ready: 0,
  written: 0,
  failed: 0,
  undone: 0,
  kept: 0,
};

export async function describeImports(db: Reader, imports: readonly GoodsImport[], now: Date): Promise<Answer[]> {
  const counts = await countRows(
    db,
    imports.map(({ id }) => id),
  );
  const names = await listStaffNames(db, [...new Set(imports.map(({ staffId }) => staffId))]);
  return imports.map((one) => {
    const hash = one.fileSha256.toString('hex');
    const undoBy = undoDeadline(one);
    return {
      id: one.id,
      name: one.name,
      fingerprint: `${hash.slice(0, 4)}…${hash.slice(-4)}`,
      state: one.state,
      version: one.version,
      byName: names.get(one.staffId) ?? '',
      titles: one.titles,
      columns: { ...one.columns },
      rows: { all: one.allRows, ...(counts.get(one.id) ?? none) },
      createdAt: one.createdAt.toISOString(),
      appliedAt: one.appliedAt?.toISOString() ?? null,
      undoBy: undoBy !== null && undoBy > now ? undoBy.toISOString() : null,
    };
  });
}

/** Until when the whole of it can be taken back; null: it is not written. */
export function undoDeadline({ state, appliedAt }: Pick<GoodsImport, 'state' | 'appliedAt'>): Date | null {
  if (state !== 'applied' || appliedAt === null) return null;
  return new Date(appliedAt.getTime() + rules.goods.import.undoMinutes * MINUTE_MS);
}

export async function describeRows(
  db: Reader,
  file: GoodsImport,
  rows: readonly ImportRow[],
): Promise<GoodsImportRow[]> {
  const skus = await listSkuRows(
    db,
    rows.flatMap(({ skuId }) => skuId ?? []),
  );
  return rows.map((row) => {
    const sku = skus.get(row.skuId ?? '');
    return {
      no: row.no,
      code: row.code,
      cells: cellsOf(file, row),
      mended: Object.keys(row.mended) as GoodsColumn[],
      verdict: row.verdict,
      isSkipped: row.isSkipped,
      needsNod: row.needsNod,
      isNodded: row.isNodded,
      problems: row.problems,
      changes: row.changes as GoodsImportRow['changes'],
      product: sku ? { id: sku.productId, title: sku.title, label: sku.label, picture: sku.picture } : null,
      outcome: row.outcome,
      trouble: row.trouble,
    };
  });
}
