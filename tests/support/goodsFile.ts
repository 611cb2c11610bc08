import type { GoodsImport, GoodsImportRow } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { workGoodsImports } from '../../apps/server/src/jobs/workGoodsImports.ts';
import type { Reply } from './createShopClient.ts';
import { done } from './goodsStaff.ts';
import { must } from './makeBuyer.ts';
import { formOf, xlsxOf } from './sheets.ts';
import type { StaffClient } from './staff.ts';
import type { TestShop } from './startTestShop.ts';

type Lines = readonly (readonly string[])[];

export async function sendFile(staff: StaffClient, bytes: BlobPart, name = '调价.xlsx', key = newId()): Promise<Reply> {
  return await staff.call('staffImportUpload', { form: formOf(bytes, name), headers: { 'Idempotency-Key': key } });
}

/** Brings a file in and lets every row be looked at, with the columns that were found. */
export async function checkFile(shop: TestShop, staff: StaffClient, lines: Lines | BlobPart): Promise<GoodsImport> {
  const bytes = Array.isArray(lines) ? await xlsxOf(lines as Lines) : (lines as BlobPart);
  const { id, columns, version } = must<GoodsImport>(await sendFile(staff, bytes));
  await done(staff, 'staffImportCheck', { params: { id }, body: { columns, version } });
  await workGoodsImports(shop.services);
  return await getImport(staff, id);
}

export async function getImport(staff: StaffClient, id: string): Promise<GoodsImport> {
  return must(await staff.call('staffImportGet', { params: { id } }));
}

/** Writes what can be written, to its end. */
export async function applyFile(shop: TestShop, staff: StaffClient, file: GoodsImport): Promise<GoodsImport> {
  const { id, version } = await getImport(staff, file.id);
  await done(staff, 'staffImportApply', { params: { id }, body: { version, reason: '秋冬调价' } });
  await workGoodsImports(shop.services);
  return await getImport(staff, id);
}

export async function rowsOf(staff: StaffClient, id: string, view: string): Promise<GoodsImportRow[]> {
  const rows: GoodsImportRow[] = [];
  let cursor = '';
  for (;;) {
    const query = new URLSearchParams({ view, ...(cursor ? { cursor } : {}) }).toString();
    const page = must<{ items: GoodsImportRow[]; nextCursor: string | null }>(
      await staff.call('staffImportRows', { params: { id }, query }),
    );
    rows.push(...page.items);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
}
