import type { UnitPassportRow } from '@jiwu/contract';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface Row {
  readonly unitId: string;
  readonly event: UnitPassportRow['event'];
  readonly by: UnitPassportRow['by'];
  readonly facts: UnitPassportRow['facts'];
  readonly at: Date;
}

/** Everything that ever happened to these units, the newest first. */
export async function listPassports(db: Reader, unitIds: readonly string[]): Promise<Row[]> {
  if (unitIds.length === 0) return [];
  const rows = await db
    .selectFrom('open_box_passport')
    .select(['unit_id', 'event', 'by_kind', 'facts', 'at'])
    .where('unit_id', 'in', [...unitIds])
    .orderBy('unit_id')
    .orderBy('position', 'desc')
    .execute();
  return rows.map((row) => ({
    unitId: row.unit_id,
    event: row.event as Row['event'],
    by: row.by_kind as Row['by'],
    facts: row.facts as Row['facts'],
    at: row.at,
  }));
}

export function describePassport(rows: readonly Row[]): UnitPassportRow[] {
  return rows.map(({ event, by, facts, at }) => ({ event, by, facts, at: at.toISOString() }));
}
