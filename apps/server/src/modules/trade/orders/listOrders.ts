import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';
import { type Order, type OrderColumns, orderColumns, orderOf } from './Order.ts';
import type { OrderKindName } from './OrderKindName.ts';
import type { OrderState } from './orderStates.ts';

export type OrderTab = Exclude<(typeof rules.order.tabs)[number], 'afterSale'>;

interface Input {
  readonly userId: string;
  /** Only these; null for all of them. */
  readonly kinds: readonly OrderKindName[] | null;
  readonly tab?: OrderTab | undefined;
  /** Only these. */
  readonly ids?: readonly string[] | undefined;
  /** Part of the order number, or of the title of one of its lines. */
  readonly keyword?: string | undefined;
  /** Of the last one on the page before. */
  readonly beforeId?: string | undefined;
  readonly reviewDays: number;
  readonly limit: number;
  readonly now: Date;
}

/** The states that a tab shows; all of them without one. */
const statesOf: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  awaitingPayment: ['awaitingPayment'],
  awaitingDispatch: ['awaitingGroup', 'awaitingDispatch'],
  awaitingReceipt: ['awaitingReceipt'],
  completed: ['completed'],
  toReview: ['completed'],
};

/** Orders of batches come by the thousand and stand in indexes of their own; the index that all others share is without them. */
const APART: OrderKindName = 'dropshipping';

function ofKinds(kinds: Input['kinds']): RawBuilder<unknown> {
  if (!kinds) return sql``;
  const apart = kinds.includes(APART) ? sql`` : sql`and kind <> ${sql.lit(APART)}`;
  return sql`${apart} and kind = any(${listed(kinds, 'text')})`;
}

/**
 * The newest first: ids are in the order of time. Each state gives its newest, out of which the page is taken: so it costs the same however
 * many orders of other kinds the user has.
 */
export async function listOrders(db: Reader, input: Input): Promise<Order[]> {
  const { userId, tab, ids, keyword, beforeId, limit } = input;
  const states = tab ? statesOf[tab] : rules.order.states;
  const since = new Date(input.now.getTime() - input.reviewDays * DAY_MS);
  const filters = [
    ofKinds(input.kinds),
    tab === 'toReview' ? sql`and state = 'completed' and review_left > 0 and completed_at > ${since}` : sql``,
    ids ? sql`and id = any(${listed(ids, 'uuid')})` : sql``,
    beforeId ? sql`and id < ${beforeId}` : sql``,
    keyword ? containing(userId, keyword) : sql``,
  ];
  const { rows } = await sql<OrderColumns>`
    select own.* from unnest(${listed(states, 'text')}) as wanted (state)
    cross join lateral (
      select ${sql.join(orderColumns.map((name) => sql.ref(name)))} from orders
      where user_id = ${userId} and orders.state = wanted.state ${sql.join(filters, sql` `)}
      order by id desc limit ${limit}
    ) as own
    order by own.id desc limit ${limit}`.execute(db);
  return rows.map(orderOf);
}

/** Part of the order number, or of the title of one of its lines. */
function containing(userId: string, keyword: string): RawBuilder<unknown> {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`and (no like ${pattern} or exists (
    select from order_lines as line
    where line.user_id = ${userId} and line.order_id = orders.id and title ilike ${pattern}))`;
}

/** Which of a user's orders are of these kinds. */
export async function listIdsOfKinds(
  db: Reader,
  { userId, ids, kinds }: { userId: string; ids: readonly string[]; kinds: readonly OrderKindName[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .where('kind', 'in', [...kinds])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Everything a user ever ordered, for the export of their data. */
export async function listAllOrders(db: Reader, userId: string) {
  const { rows } = await sql`
    select no, state, list_fen, goods_fen, shipping_fen, pay_fen, integral, paid_with, ship_to, remark, created_at, paid_at,
      dispatched_at, completed_at, closed_at,
      (
        select json_agg(json_build_object('title', title, 'sku', sku_label, 'quantity', quantity, 'payFen', line.pay_fen)
          order by position)
        from order_lines as line where line.user_id = ${userId} and line.order_id = orders.id
      ) as lines
    from orders where user_id = ${userId} order by id desc`.execute(db);
  return rows;
}

/** Whether an order still waits for payment, dispatch or receipt. */
export async function hasOpenOrder(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders that wait for the user, to be paid or to be received, by kind; those of batches are the batch's. */
export async function countForUser(db: Reader, userId: string): Promise<ReadonlyMap<OrderKindName, number>> {
  const { rows } = await sql<{ kind: OrderKindName; count: number }>`
    select kind, count(*)::int as count from orders
    where user_id = ${userId} and state in ('awaitingPayment', 'awaitingReceipt') and kind <> ${sql.lit(APART)}
    group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

interface Counts {
  readonly all: number;
  readonly awaitingPayment: number;
  readonly awaitingDispatch: number;
  readonly awaitingReceipt: number;
  readonly completed: number;
  readonly toReview: number;
}

/** The counts of the tabs. */
export async function countOrders(
  db: Reader,
  { userId, kinds, reviewDays, now }: Pick<Input, 'userId' | 'kinds' | 'reviewDays' | 'now'>,
): Promise<Counts> {
  const since = new Date(now.getTime() - reviewDays * DAY_MS);
  const own = sql`user_id = ${userId} ${ofKinds(kinds)}`;
  const { rows } = await sql<Counts>`
    select coalesce(sum(number), 0)::int as "all",
      coalesce(sum(number) filter (where state = 'awaitingPayment'), 0)::int as "awaitingPayment",
      coalesce(sum(number) filter (where state in ('awaitingGroup', 'awaitingDispatch')), 0)::int as "awaitingDispatch",
      coalesce(sum(number) filter (where state = 'awaitingReceipt'), 0)::int as "awaitingReceipt",
      coalesce(sum(number) filter (where state = 'completed'), 0)::int as "completed",
      (
        select count(*)::int from orders
        where ${own} and state = 'completed' and review_left > 0 and completed_at > ${since}
      ) as "toReview"
    from (select state, count(*) as number from orders where ${own} group by state) as by_state`.execute(db);
  return rows[0] ?? { all: 0, awaitingPayment: 0, awaitingDispatch: 0, awaitingReceipt: 0, completed: 0, toReview: 0 };
}
