import type { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type Order, orderColumns, orderOf } from './Order.ts';
import type { OrderKindName } from './OrderKindName.ts';

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

/** The newest first: ids are in the order of time. */
export async function listOrders(db: Reader, input: Input): Promise<Order[]> {
  let query = db.selectFrom('orders').select(orderColumns).where('user_id', '=', input.userId);
  if (input.kinds) query = query.where('kind', 'in', [...input.kinds]);
  if (input.tab === 'toReview') {
    query = query
      .where('state', '=', 'completed')
      .where('review_left', '>', 0)
      .where('completed_at', '>', new Date(input.now.getTime() - input.reviewDays * DAY_MS));
  } else if (input.tab === 'awaitingDispatch') {
    query = query.where('state', 'in', ['awaitingGroup', 'awaitingDispatch']);
  } else if (input.tab) {
    query = query.where('state', '=', input.tab);
  }
  if (input.ids) query = query.where('id', 'in', input.ids.length > 0 ? [...input.ids] : [input.userId]);
  if (input.beforeId) query = query.where('id', '<', input.beforeId);
  if (input.keyword) {
    const pattern = `%${input.keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where((eb) =>
      eb.or([
        eb('no', 'like', pattern),
        eb.exists(
          eb
            .selectFrom('order_lines')
            .select(sql`1`.as('one'))
            .whereRef('order_lines.user_id', '=', 'orders.user_id')
            .whereRef('order_lines.order_id', '=', 'orders.id')
            .where('title', 'ilike', pattern),
        ),
      ]),
    );
  }
  const rows = await query.orderBy('id', 'desc').limit(input.limit).execute();
  return rows.map(orderOf);
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
        from order_lines as line where line.user_id = orders.user_id and line.order_id = orders.id
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
  // Nothing is said of the kind when all are meant: the index on states then answers alone.
  const ofKinds = kinds ? sql`and kind = any(${kinds})` : sql``;
  const { rows } = await sql<Counts>`
    select coalesce(sum(number), 0)::int as "all",
      coalesce(sum(number) filter (where state = 'awaitingPayment'), 0)::int as "awaitingPayment",
      coalesce(sum(number) filter (where state in ('awaitingGroup', 'awaitingDispatch')), 0)::int as "awaitingDispatch",
      coalesce(sum(number) filter (where state = 'awaitingReceipt'), 0)::int as "awaitingReceipt",
      coalesce(sum(number) filter (where state = 'completed'), 0)::int as "completed",
      (
        select count(*)::int from orders
        where user_id = ${userId} ${ofKinds} and state = 'completed' and review_left > 0 and completed_at > ${since}
      ) as "toReview"
    from (select state, count(*) as number from orders where user_id = ${userId} ${ofKinds} group by state) as by_state`.execute(
    db,
  );
  return rows[0] ?? { all: 0, awaitingPayment: 0, awaitingDispatch: 0, awaitingReceipt: 0, completed: 0, toReview: 0 };
}
