import type { GoodsColumn } from '@jiwu/contract';
import {
  forgetVerdicts,
  getRow,
  type GoodsImport,
  type ImportRow,
  listUnreadRows,
  mendRow,
  pageRows,
} from '../../modules/goods/imports/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { cellsOf, judgeRows } from './judgeRows.ts';

type Mended = Readonly<Partial<Record<GoodsColumn, string>>>;

interface Input {
  readonly file: GoodsImport;
  readonly no: number;
  /** What is written in place of cells. */
  readonly cells: Mended;
  readonly isSkipped: boolean;
  readonly now: Date;
}

const MOST = 10_000;

/** Cells of a row say something else, or the row is passed over; it is looked at again, and those that share its code. */
export async function mendImport(tx: Tx, { file, no, cells, isSkipped, now }: Input): Promise<ImportRow> {
  const row = await getRow(tx, file.id, no);
  const code = await mend(tx, { file, row, cells, isSkipped });
  await forgetVerdicts(tx, file.id, [row.code, code]);
  await judgeRows(tx, { file, rows: await listUnreadRows(tx, file.id, MOST), now });
  return await getRow(tx, file.id, no);
}

/**
 * Every cell for which there is a suggestion takes it; answers how many rows changed. A code that is similar to another is
 * for people to decide: the row would change the price of another SKU.
 */
export async function takeSuggestions(tx: Tx, { file, now }: { file: GoodsImport; now: Date }): Promise<number> {
  const bad = await pageRows(tx, { importId: file.id, view: 'bad', after: 0, limit: MOST });
  let changed = 0;
  for (const row of bad) {
    const cells: Partial<Record<GoodsColumn, string>> = {};
    for (const { column, suggestion } of row.problems)
      if (suggestion !== null && column !== 'code') cells[column] = suggestion;
    if (Object.keys(cells).length === 0) continue;
    const code = await mend(tx, { file, row, cells, isSkipped: false });
    await forgetVerdicts(tx, file.id, [row.code, code]);
    changed += 1;
  }
  await judgeRows(tx, { file, rows: await listUnreadRows(tx, file.id, MOST), now });
  return changed;
}

async function mend(
  tx: Tx,
  { file, row, cells, isSkipped }: { file: GoodsImport; row: ImportRow; cells: Mended; isSkipped: boolean },
): Promise<string> {
  const mended = { ...row.mended, ...cells };
  const code = (cellsOf(file, { cells: row.cells, mended }).code ?? '').trim().toUpperCase();
  await mendRow(tx, { importId: file.id, no: row.no, mended, code, isSkipped });
  return code;
}
