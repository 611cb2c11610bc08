import { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { OrderKindName } from './OrderKindName.ts';

/** Whether a user holds as much without paying as one may, and whether that is less than usual because orders lapsed. */
export interface Unpaid {
  readonly isFull: boolean;
  readonly hasLapsed: boolean;
}

interface Asked {
  readonly userId: string;
  /** Kinds whose orders count. */
  readonly kinds: readonly OrderKindName[];
  /** What others than single orders hold, as queries: a number, and rows with the moment `at` of each that lapsed. */
  readonly besides: { readonly unpaid: RawBuilder<unknown>; readonly lapsed: RawBuilder<unknown> };
  /** Midnight of the day that it is. */
  readonly dayStart: Date;
}

/**
 * The name under which the orders of one user take turns, as an expression: a rule over several of them. Whoever counts does so in a later
 * statement than this one, or it would not see the order of whoever was before.
 */
export function orderTurnOf(userId: string): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${`orders:${userId}`}, 0))`;
}

/** For flows without a statement that it could ride in. */
export async function takeOrderTurn(tx: Tx, userId: string): Promise<void> {
  await sql`select ${orderTurnOf(userId)}`.execute(tx);
}

/** A query with one row, `is_full` and `has_lapsed`: part of the statement that makes an order, after the user's turn has come. */
export function unpaidQuery({ userId, kinds, besides, dayStart }: Asked): RawBuilder<unknown> {
  const { perUser, lapsed, lapsedHours, afterLapsed } = rules.order.unpaid;
  const span = sql`make_interval(hours => ${sql.lit(lapsedHours)})`;
  // `kind <> 'dropshipping'` in these words: the index has them.
  return sql`
    select open.number >= case when past.has_lapsed then ${sql.lit(afterLapsed)} else ${sql.lit(perUser)} end as is_full, past.has_lapsed
    from (
      select (${besides.unpaid}) + (
        select count(*) from orders
        where user_id = ${userId} and state = 'awaitingPayment' and kind <> 'dropshipping'
          and kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
      ) as number
    ) as open, (
      -- One of today was the last of so many within so many hours.
      select coalesce(bool_or(at >= ${dayStart}::timestamptz and before > at - ${span}), false) as has_lapsed
      from (
        select at, lag(at, ${sql.lit(lapsed - 1)}) over (order by at) as before from (
          select lapsed_at as at from orders where user_id = ${userId} and lapsed_at >= ${dayStart}::timestamptz - ${span}
          union all ${besides.lapsed}
        ) as each
      ) as with_before
    ) as past`;
}

/** The answer to `unpaidQuery`, asked by itself. */
export async function findUnpaid(db: Reader, query: RawBuilder<unknown>): Promise<Unpaid> {
  const { rows } = await sql<Unpaid>`
    select is_full as "isFull", has_lapsed as "hasLapsed" from (${query}) as unpaid`.execute(db);
  const [unpaid] = rows;
  assert(unpaid, 'the question about unpaid orders has an answer');
  return unpaid;
}

/** Nobody empties the shop for free. */
export function refuseUnpaid({ hasLapsed }: Unpaid): never {
  throw new ShopError(hasLapsed ? 'ORDERS_LAPSED' : 'ORDERS_UNPAID');
}
