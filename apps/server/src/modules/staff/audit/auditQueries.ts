import { MINUTE_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** By how much the time that a row bears may lie apart from the order in which rows were written: no transaction takes that long. */
const SLACK_MS = 10 * MINUTE_MS;

export interface AuditFilters {
  readonly staffId?: string | undefined;
  /** An area (`order`) or one action of it (`order.dispatch`). */
  readonly action?: string | undefined;
  readonly targetKind?: string | undefined;
  /** Only with its kind. */
  readonly targetId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface AuditRow {
  readonly seq: number;
  readonly staffId: string | null;
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  readonly at: Date;
}

interface Page extends AuditFilters {
  /** The place of the last row of the page before. */
  readonly before: number | null;
  readonly limit: number;
}

const columns = sql`seq, staff_id as "staffId", action, target_kind as "targetKind", target_id as "targetId", at`;

/** Newest first, in the order of the chain. */
export async function listAudit(db: Reader, page: Page): Promise<AuditRow[]> {
  const conditions = [sql`true`, ...conditionsOf(page)];
  if (page.before !== null) conditions.push(sql`seq < ${page.before}`);
  const { rows } = await sql<AuditRow>`
    select ${columns} from audit_rows where ${sql.join(conditions, sql` and `)} order by seq desc limit ${page.limit}`.execute(
    db,
  );
  return rows;
}

function conditionsOf({ staffId, action, targetKind, targetId, from, to }: AuditFilters): RawBuilder<unknown>[] {
  if (targetId !== undefined && targetKind === undefined)
    throw new ShopError('INVALID_INPUT', { fields: ['targetId'] });
  const beside = (at: Date, ms: number) => new Date(at.getTime() + ms);
  return [
    ...(staffId === undefined ? [] : [sql`staff_id = ${staffId}`]),
    ...(action === undefined
      ? []
      : [action.includes('.') ? sql`action = ${action}` : sql`split_part(action, '.', 1) = ${action}`]),
    ...(targetKind === undefined ? [] : [sql`target_kind = ${targetKind}`]),
    ...(targetId === undefined ? [] : [sql`target_id = ${targetId}`]),
    // The index over time gives rows that stand surely before and surely behind the window: the chain is read between them.
    ...(from === undefined
      ? []
      : [
          sql`at >= ${from} and seq >= coalesce(
            (select seq from audit_rows where at < ${beside(from, -SLACK_MS)} order by at desc limit 1), 0)`,
        ]),
    ...(to === undefined
      ? []
      : [
          sql`at < ${to} and seq <= coalesce(
            (select seq from audit_rows where at >= ${beside(to, SLACK_MS)} order by at limit 1), 9007199254740991)`,
        ]),
  ];
}

interface WholeRow extends AuditRow {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly prevHash: string;
  readonly hash: string;
}

export async function getAuditRow(db: Reader, seq: number): Promise<WholeRow> {
  const { rows } = await sql<WholeRow>`
    select ${columns}, before, after, encode(prev_hash, 'hex') as "prevHash", encode(hash, 'hex') as hash
    from audit_rows where seq = ${seq}`.execute(db);
  if (!rows[0]) throw new ShopError('NOT_FOUND');
  return rows[0];
}

/** Of rows that are listed: what was before and after, as JSON. */
export async function getAuditValues(
  db: Reader,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, { readonly before: string | null; readonly after: string | null }>> {
  if (seqs.length === 0) return new Map();
  const { rows } = await sql<{ seq: number; before: string | null; after: string | null }>`
    select seq, before::text, after::text from audit_rows where seq = any (${sql.val([...seqs])}::int8[])`.execute(db);
  return new Map(rows.map(({ seq, ...values }) => [seq, values]));
}
