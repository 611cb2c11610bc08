import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { recordAudit } from '../../../modules/staff/audit/index.ts';
import {
  beginExport,
  type ExportKind,
  failExport,
  findExport,
  finishExport,
  mayExport,
  type StaffExport,
} from '../../../modules/staff/exports/index.ts';
import { getStaff } from '../../../modules/staff/staff/index.ts';
import { sheetFormats } from '../../../platform/spreadsheets/write/sheetFormats.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { timeWords } from '../timeWords.ts';

const PAGE = 1000;

/** Makes the file that a member asked for. Running twice leaves one finished export. */
export async function makeExport(
  services: ShopServices,
  { staffId, exportId }: { readonly staffId: string; readonly exportId: string },
): Promise<void> {
  const { db, storage, clock } = services;
  const key = { staffId, id: exportId };
  if (!(await db.transact((tx) => beginExport(tx, { ...key, now: clock() })))) return;
  const wish = await findExport(db.read, key);
  if (!wish) return;
  const staff = await getStaff(db.read, staffId);
  const kind = services.exports[wish.kind];
  const filters = kind.filters.safeParse(wish.filters);
  // Whoever has lost the role meanwhile takes nothing away.
  if (!mayExport(kind, staff.roles) || !filters.success) {
    await db.transact((tx) => failExport(tx, { ...key, now: clock() }));
    return;
  }
  const columns = kind.columns.filter(({ of }) => of === null || !wish.hidden.includes(of));
  const counted = { rows: 0, isCut: false };
  const chunks: Uint8Array[] = [];
  const table = {
    name: kind.title,
    columns: [...columns, { heading: '导出人', kind: 'text' as const, width: 24 }],
    rows: cellsOf(readRows(services, { kind, filters: filters.data, counted }), {
      columns,
      by: `${staff.name} ${timeWords(clock())}`,
    }),
  };
  for await (const chunk of sheetFormats[wish.format].write(table)) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  const storageKey = `exports/${exportId}-${newId()}.${wish.format}`;
  await storage.put(storageKey, bytes, sheetFormats[wish.format].mediaType);
  const kept = await finish(services, wish, { ...counted, bytes: bytes.length, storageKey });
  if (!kept) await storage.remove(storageKey);
}

interface Reading {
  readonly kind: ExportKind;
  readonly filters: unknown;
  readonly counted: { rows: number; isCut: boolean };
}

/** Page by page: no more of the list are in memory. */
async function* readRows({ db, clock }: ShopServices, { kind, filters, counted }: Reading): AsyncGenerator {
  let after: string | null = null;
  do {
    const limit = Math.min(PAGE, rules.staffExport.rows - counted.rows);
    const page: Awaited<ReturnType<ExportKind['read']>> = await kind.read(db, { filters, after, limit, now: clock() });
    for (const row of page.rows) {
      counted.rows += 1;
      yield row;
    }
    after = page.next;
    counted.isCut = after !== null && counted.rows >= rules.staffExport.rows;
  } while (after !== null && !counted.isCut);
}

/** Each row bears who takes it away. */
async function* cellsOf(
  rows: AsyncIterable<unknown>,
  { columns, by }: { readonly columns: ExportKind['columns']; readonly by: string },
): AsyncGenerator<readonly string[]> {
  for await (const row of rows) yield [...columns.map(({ cell }) => cell(row)), by];
}

async function finish(
  services: ShopServices,
  { staffId, id, kind }: StaffExport,
  made: { rows: number; isCut: boolean; bytes: number; storageKey: string },
): Promise<boolean> {
  const now = services.clock();
  return await services.db.transact(async (tx) => {
    if (!(await finishExport(tx, { staffId, id, ...made, now }))) return false;
    const { rows, isCut, bytes } = made;
    await recordAudit(tx, {
      staffId,
      action: 'export.done',
      target: { kind: 'staffExport', id },
      before: { state: 'running' },
      after: { state: 'done', kind, rows, isCut, bytes },
      now,
    });
    return true;
  });
}
