import type { Reader } from '../../../platform/database/Reader.ts';
import type { ClaimSubject } from './Claim.ts';
import { type Supply, supplyOf } from './Supply.ts';

export async function findSupply(db: Reader, { kind, id }: ClaimSubject): Promise<Supply | null> {
  return (await listSupplies(db, { kind, ids: [id] })).get(id) ?? null;
}

/** By subject id. */
export async function listSupplies(
  db: Reader,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, Supply>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('claim_supplies')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.subject_id, supplyOf(row)]));
}

/** Those that are not over: open, or to be opened. */
export async function listOpenSupplies(db: Reader, { kind, now }: { kind: string; now: Date }): Promise<Supply[]> {
  const rows = await db
    .selectFrom('claim_supplies')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('settled_at', 'is', null)
    .where('closes_at', '>', now)
    .execute();
  return rows.map(supplyOf);
}

/** Those whose time is over and of which nothing is held any more. */
export async function listToSettle(
  db: Reader,
  { kind, now, limit }: { kind: string; now: Date; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('claim_supplies')
    .select('subject_id as id')
    .where('subject_kind', '=', kind)
    .where('settled_at', 'is', null)
    .where('closes_at', '<=', now)
    .where('held', '=', 0)
    .orderBy('closes_at')
    .limit(limit)
    .execute();
}

/** The earliest deadline among what is held of each subject: then a piece may come back. */
export async function listNextBack(
  db: Reader,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('claims')
    .select(({ fn }) => ['subject_id', fn.min<Date>('deadline').as('deadline')])
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .where('state', 'in', ['held', 'ordered'])
    .groupBy('subject_id')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.deadline]));
}
