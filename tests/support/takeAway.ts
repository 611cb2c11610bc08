import type { ExportKindName } from '@jiwu/contract';
import { makeExport } from '../../apps/server/src/flows/staff/outside/makeExport.ts';
import type { Reply } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import { cellsOf } from './sheets.ts';
import type { StaffClient } from './staff.ts';
import type { TestShop } from './startTestShop.ts';

interface Wish {
  readonly kind: ExportKindName;
  readonly format?: 'xlsx' | 'csv';
  readonly filters?: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
}

/** Asks for a list as a file, as the console does. */
export async function askExport(staff: StaffClient, wish: Wish): Promise<Reply> {
  return await staff.call('staffExportAsk', { body: { format: 'xlsx', filters: {}, hidden: [], ...wish } });
}

/** A list as a file: asked for, made by the job, and downloaded. */
export async function takeAway(shop: TestShop, staff: StaffClient, wish: Wish): Promise<Uint8Array<ArrayBuffer>> {
  const { id } = must<{ id: string }>(await askExport(staff, wish));
  await makeExport(shop.services, { staffId: staff.staffId, exportId: id });
  const headers = { token: staff.token, 'User-Type': 'Staff' };
  const response = await fetch(`${shop.apiUrl}/api/staff/export/${id}/file`, { headers });
  if (response.status !== 200) throw new Error(`the export can't be downloaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Its rows by the headings of their columns. */
export async function rowsTaken(
  shop: TestShop,
  staff: StaffClient,
  wish: Wish,
): Promise<Readonly<Record<string, string>>[]> {
  const [headings = [], ...rows] = await cellsOf(await takeAway(shop, staff, wish));
  return rows.map((row) => Object.fromEntries(headings.map((heading, nth) => [heading, row[nth] ?? ''])));
}
