import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { listStaffNames } from '../../../staff/staff/index.ts';

export interface StaffChange {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly staffId: string;
  readonly now: Date;
}

type Referenced = 'categories' | 'brands' | 'shipping_templates';

/** Takes a row for one change. Whoever looked at an older version of it is refused, and told who changed it and when. */
export async function takeVersion(tx: Tx, table: Referenced, change: StaffChange): Promise<void> {
  const { id, version, staffId, now } = change;
  const taken = await sql`
    update ${sql.table(table)} set version = version + 1, changed_by = ${staffId}, changed_at = ${now}
    where id = ${id} and version = ${version}`.execute(tx);
  if ((taken.numAffectedRows ?? 0n) > 0n) return;
  const { rows } = await sql<{ by: string | null; at: Date | null }>`
    select changed_by as by, changed_at as at from ${sql.table(table)} where id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new ShopError('NOT_FOUND');
  await refuseChanged(tx, row);
}

/** 409, with the name and the time of the change that came first. */
export async function refuseChanged(tx: Tx, { by, at }: { by: string | null; at: Date | null }): Promise<never> {
  const names = await listStaffNames(tx, by === null ? [] : [by]);
  const byName = by === null ? null : (names.get(by) ?? null);
  throw new ShopError('GOODS_CHANGED', {}, { byName, at: at?.toISOString() ?? null });
}
