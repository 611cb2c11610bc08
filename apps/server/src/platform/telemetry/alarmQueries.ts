import { sql } from 'kysely';
import type { Reader } from '../database/Reader.ts';
import type { Tx } from '../database/Tx.ts';

export interface KeptAlarm {
  readonly id: string;
  readonly event: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: Date | null;
  readonly note: string | null;
}

const columns = sql`id, event, facts, times, first_at as "firstAt", last_at as "lastAt", acknowledged_by as "acknowledgedBy",
  acknowledged_at as "acknowledgedAt", note`;

/** Newest first; the open ones, or all. */
export async function listAlarms(
  db: Reader,
  { isOpen, after, limit }: { isOpen: boolean; after: { at: Date; id: string } | null; limit: number },
): Promise<KeptAlarm[]> {
  const { rows } = await sql<KeptAlarm>`
    select ${columns} from alarms where ${isOpen ? sql`acknowledged_at is null` : sql`true`}
      ${after ? sql`and (last_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by last_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countAlarms(db: Reader, since: Date): Promise<{ open: number; lately: number }> {
  const { rows } = await sql<{ open: number; lately: number }>`
    select (select count(*) from alarms where acknowledged_at is null) as open,
      (select count(*) from alarms where last_at >= ${since}) as lately`.execute(db);
  return rows[0] ?? { open: 0, lately: 0 };
}

/** Somebody has looked after it. Null: there is none, or somebody else has. */
export async function acknowledgeAlarm(
  tx: Tx,
  { id, staffId, note, now }: { id: string; staffId: string; note: string; now: Date },
): Promise<KeptAlarm | null> {
  const { rows } = await sql<KeptAlarm>`
    update alarms set acknowledged_by = ${staffId}, acknowledged_at = ${now}, note = ${note}
    where id = ${id} and acknowledged_at is null returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

export async function findAlarm(db: Reader, id: string): Promise<KeptAlarm | null> {
  const { rows } = await sql<KeptAlarm>`select ${columns} from alarms where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
