import type { Answer, ParsedInput, staffAuditEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { type AuditRow, getAuditRow, listAudit } from '../../../modules/staff/audit/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { diffValues } from '../diffValues.ts';

type List = (typeof staffAuditEndpoints)['staffAuditList'];
type Get = (typeof staffAuditEndpoints)['staffAuditGet'];

const PAGE = 50;
const place = z.tuple([z.literal('seq'), z.number().int().min(1)]);

export async function listAuditPage(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const { cursor, from, to, ...filters } = query;
  const before = cursor === undefined ? null : decodeCursor(cursor, place)[1];
  const window = { from: dateOf(from), to: dateOf(to) };
  const found = await listAudit(db, { ...filters, ...window, before, limit: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const names = await listStaffNames(db, staffIdsOf(rows));
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return { items: rows.map((row) => describe(row, names)), nextCursor: last ? encodeCursor(['seq', last.seq]) : null };
}

export async function loadAuditRow(db: Reader, { seq }: { seq: number }): Promise<Answer<Get>> {
  const row = await getAuditRow(db, seq);
  const names = await listStaffNames(db, staffIdsOf([row]));
  const { prevHash, hash } = row;
  return { ...describe(row, names), values: diffValues(row.before, row.after), prevHash, hash };
}

const dateOf = (given: string | undefined) => (given === undefined ? undefined : new Date(given));

/** Each once. */
function staffIdsOf(rows: readonly AuditRow[]): string[] {
  return [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))];
}

function describe(row: AuditRow, names: ReadonlyMap<string, string>) {
  const { seq, at, staffId, action, targetKind, targetId } = row;
  return {
    seq,
    at: at.toISOString(),
    staff: staffId === null ? null : { id: staffId, name: names.get(staffId) ?? '' },
    action,
    target: { kind: targetKind, id: targetId },
  };
}
