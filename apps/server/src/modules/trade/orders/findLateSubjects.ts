import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { isDueBefore } from './dispatchPromise.ts';
import type { OrderKindName } from './OrderKindName.ts';

interface Subject {
  readonly userId: string;
  readonly id: string;
}

/** Of some things that orders are about, those of which an order should have left by now. The kind is written out: it has an index of its own. */
export async function findLateSubjects(
  db: Reader,
  { kind, subjects, now }: { kind: OrderKindName; subjects: readonly Subject[]; now: Date },
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(
      ${subjects.map(({ userId }) => userId)}::uuid[], ${subjects.map(({ id }) => id)}::uuid[]
    ) as wanted (user_id, id)
    where exists (
      select from orders where orders.user_id = wanted.user_id and orders.subject_id = wanted.id
        and orders.kind = ${sql.lit(kind)} and orders.state = 'awaitingDispatch' and ${isDueBefore(now)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
