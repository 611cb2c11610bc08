import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Approval, approvalColumns, approvalOf } from './Approval.ts';

export async function getApproval(db: Reader, id: string): Promise<Approval> {
  const row = await db.selectFrom('approvals').select(approvalColumns).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return approvalOf(row);
}

/** Taken after the locks of its subject. */
export async function lockApproval(tx: Tx, id: string): Promise<Approval> {
  const query = tx.selectFrom('approvals').select(approvalColumns).where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return approvalOf(row);
}

/** The requests of some subjects that wait, by the subject. */
export async function findWaitingApprovals(
  db: Reader,
  { kind, subjectIds }: { kind: string; subjectIds: readonly string[] },
): Promise<ReadonlyMap<string, { id: string; no: string }>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('approvals')
    .select(['id', 'no', 'subject_id'])
    .where('kind', '=', kind)
    .where('subject_id', 'in', [...subjectIds])
    .where('state', '=', 'waiting')
    .execute();
  return new Map(rows.map(({ id, no, subject_id: subjectId }) => [subjectId, { id, no }]));
}

/** How many wait, how much they come to, and how many of them the caller has asked for. */
export async function countApprovals(
  db: Reader,
  { staffId }: { staffId: string },
): Promise<{ waiting: number; waitingFen: number; mine: number }> {
  const { rows } = await sql<{ waiting: number; waitingFen: number; mine: number }>`
    select count(*) as waiting, coalesce(sum(amount_fen), 0)::int8 as "waitingFen",
      count(*) filter (where requested_by = ${staffId}) as mine
    from approvals where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, waitingFen: 0, mine: 0 };
}

/** What waits for a second person, and since when. */
export async function sumWaitingApprovals(
  db: Reader,
): Promise<{ count: number; amountFen: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; amountFen: number; oldestAt: Date | null }>`
    select count(*) as count, coalesce(sum(amount_fen), 0)::int8 as "amountFen", min(requested_at) as "oldestAt"
    from approvals where state = 'waiting'`.execute(db);
  return rows[0] ?? { count: 0, amountFen: 0, oldestAt: null };
}

/** Requests that nobody decided in time, the longest overdue first. */
export async function listLapsing(db: Reader, { now, limit }: { now: Date; limit: number }): Promise<Approval[]> {
  const rows = await db
    .selectFrom('approvals')
    .select(approvalColumns)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(approvalOf);
}
