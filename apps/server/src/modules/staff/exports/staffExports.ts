import { type ExportKindName, rules } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { StaffExports } from '../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';

export type ExportFormat = 'xlsx' | 'csv';
type ExportState = (typeof rules.staffExport.states)[number];

export interface StaffExport {
  readonly staffId: string;
  readonly id: string;
  readonly kind: ExportKindName;
  readonly format: ExportFormat;
  readonly filters: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  readonly state: ExportState;
  readonly rows: number;
  readonly isCut: boolean;
  readonly bytes: number | null;
  readonly storageKey: string | null;
  readonly askedAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date | null;
}

interface Wish {
  readonly staffId: string;
  readonly kind: ExportKindName;
  readonly format: ExportFormat;
  readonly filters: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  readonly now: Date;
}

export const exportJobKey = (id: string) => `staffExport:${id}`;

/** The job commits with the row. Those of one member wait for each other here, so that two at once do not go beyond the limit. */
export async function askExport(tx: Tx, { staffId, kind, format, filters, hidden, now }: Wish): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staffExport:${staffId}`}, 0))`.execute(tx);
  const open = await tx
    .selectFrom('staff_exports')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('state', 'in', ['waiting', 'running'])
    .limit(rules.staffExport.openAtOnce)
    .execute();
  if (open.length >= rules.staffExport.openAtOnce) throw new ShopError('STAFF_EXPORT_LIMIT');
  const id = newId();
  await tx
    .insertInto('staff_exports')
    .values({
      staff_id: staffId,
      id,
      kind,
      format,
      filters: JSON.stringify(filters),
      hidden: [...hidden],
      asked_at: now,
    })
    .execute();
  await addJob(tx, 'makeStaffExport', { staffId, exportId: id }, { jobKey: exportJobKey(id) });
  return id;
}

const SHOWN = 50;

/** The newest first. */
export async function listExports(db: Reader, { staffId }: { staffId: string }): Promise<StaffExport[]> {
  const rows = await db
    .selectFrom('staff_exports')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(exportOf);
}

export async function findExport(db: Reader, key: { staffId: string; id: string }): Promise<StaffExport | null> {
  const row = await db
    .selectFrom('staff_exports')
    .selectAll()
    .where('staff_id', '=', key.staffId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return row ? exportOf(row) : null;
}

/** waiting → running; a run that was lost with its worker is begun anew. False: it has ended. */
export async function beginExport(tx: Tx, key: { staffId: string; id: string; now: Date }): Promise<boolean> {
  const begun = await tx
    .updateTable('staff_exports')
    .set({ state: 'running', worked_at: key.now })
    .where('staff_id', '=', key.staffId)
    .where('id', '=', key.id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

interface Made {
  readonly staffId: string;
  readonly id: string;
  readonly rows: number;
  readonly isCut: boolean;
  readonly bytes: number;
  readonly storageKey: string;
  readonly now: Date;
}

/** running → done. False: another run was faster, or it was given up. */
export async function finishExport(
  tx: Tx,
  { staffId, id, rows, isCut, bytes, storageKey, now }: Made,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + rules.staffExport.hours * HOUR_MS);
  const finished = await tx
    .updateTable('staff_exports')
    .set({
      state: 'done',
      rows,
      is_cut: isCut,
      bytes,
      storage_key: storageKey,
      finished_at: now,
      expires_at: expiresAt,
    })
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return finished !== undefined;
}

export async function failExport(tx: Tx, key: { staffId: string; id: string; now: Date }): Promise<boolean> {
  const failed = await tx
    .updateTable('staff_exports')
    .set({ state: 'failed', finished_at: key.now })
    .where('staff_id', '=', key.staffId)
    .where('id', '=', key.id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  return failed !== undefined;
}

function exportOf(row: Selectable<StaffExports>): StaffExport {
  return {
    staffId: row.staff_id,
    id: row.id,
    kind: row.kind as ExportKindName,
    format: row.format as ExportFormat,
    filters: row.filters as Record<string, string>,
    hidden: row.hidden,
    state: row.state as ExportState,
    rows: row.rows,
    isCut: row.is_cut,
    bytes: row.bytes,
    storageKey: row.storage_key,
    askedAt: row.asked_at,
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
  };
}
