import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';
import { type Order, orderColumns, orderOf } from './Order.ts';
import type { OrderKindName } from './OrderKindName.ts';
import type { OrderState } from './orderStates.ts';

interface Subject {
  readonly userId: string;
  readonly kind: OrderKindName;
  readonly subjectId: string;
}

/** Orders about one thing in one of these states, in the order in which they were made. The kind is written out: it has an index of its own. */
export async function listOrdersOfSubject(
  db: Reader,
  {
    userId,
    kind,
    subjectId,
    states,
    ids,
    afterId,
    limit,
  }: Subject & {
    readonly states: readonly OrderState[];
    /** Only those among them. */
    readonly ids?: readonly string[] | undefined;
    readonly afterId?: string | undefined;
    readonly limit: number;
  },
): Promise<Order[]> {
  let query = db
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind = ${sql.lit(kind)}`)
    .where('subject_id', '=', subjectId)
    .where('state', 'in', [...states]);
  if (ids) query = query.where(sql<boolean>`id = any(${listed(ids, 'uuid')})`);
  if (afterId) query = query.where('id', '>', afterId);
  const rows = await query.orderBy('id').limit(limit).execute();
  return rows.map(orderOf);
}

/** Orders by their ids, in any order; those of others are left out. */
export async function listOrdersById(
  db: Reader,
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(orderOf);
}
