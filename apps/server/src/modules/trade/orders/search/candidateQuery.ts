import { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import { orderColumns } from '../Order.ts';
import type { SearchPlace, SearchWay, StaffSearch } from './StaffSearch.ts';

/** What a list shows of an order, and what its filters compare. */
export const searchColumns = [...orderColumns, 'ship_to', 'remark'] as const;

interface Input {
  readonly search: StaffSearch;
  readonly way: SearchWay;
  readonly after: SearchPlace | undefined;
  readonly limit: number;
}

/**
 * The next orders on the way, by its index alone, with the moment `at` by which the list goes; what else is asked for is compared
 * afterwards. Whole rows: looking each of them up again by its key would read as many pages of that index, all over the disk.
 */
export function candidateQuery(input: Input): RawBuilder<unknown> {
  return ways[input.way](input);
}

/** The order in which a way goes. */
export function directionOf(way: SearchWay): RawBuilder<unknown> {
  return sql.raw(firstPaidFirst.has(way) ? 'asc' : 'desc');
}

const firstPaidFirst: ReadonlySet<SearchWay> = new Set(['toDispatch', 'reminded']);

const wholeRows = sql.join(searchColumns.map((name) => sql.ref(`orders.${name}`)));

/** Of `orders`, newest first by creation. */
function newest(where: RawBuilder<unknown>, { search, after, limit }: Input): RawBuilder<unknown> {
  return sql`
    select ${wholeRows}, orders.created_at as at from orders
    where ${where} ${within('created_at', search.created)} ${before('created_at', after)}
    order by created_at desc, id desc limit ${limit}`;
}

/** Of `orders`, the first paid first. */
function firstPaid(where: RawBuilder<unknown>, { search, after, limit }: Input): RawBuilder<unknown> {
  return sql`
    select ${wholeRows}, orders.paid_at as at from orders
    where ${where} ${within('paid_at', search.paid)}
      ${after ? sql`and (paid_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by paid_at, id limit ${limit}`;
}

function within(column: string, span: StaffSearch['created']): RawBuilder<unknown> {
  const from = span?.from ? sql`and ${sql.ref(column)} >= ${span.from}` : sql``;
  return span?.to ? sql`${from} and ${sql.ref(column)} < ${span.to}` : from;
}

/** An order's id is made within so much after the moment at which the order is made. */
const ID_LAG_MS = 60_000;

/** The least id that can be made at a moment. */
function firstIdAt(at: Date, lagMs = 0): string {
  const hex = (at.getTime() + lagMs).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

function before(column: string, after: SearchPlace | undefined): RawBuilder<unknown> {
  return after ? sql`and (${sql.ref(column)}, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
}

const ways: Readonly<Record<SearchWay, (input: Input) => RawBuilder<unknown>>> = {
  no: (input) => newest(sql`no = ${input.search.no}`, input),
  phone: (input) => newest(sql`ship_to ->> 'phoneNumber' = ${input.search.phoneNumber}`, input),
  phoneTail: (input) => newest(sql`right(ship_to ->> 'phoneNumber', 4) = ${input.search.phoneTail}`, input),
  recipient: (input) => newest(sql`left(ship_to ->> 'recipient', 2) = left(${input.search.recipient}, 2)`, input),
  // Lines know no time, but ids are in the order of time. An order with the SKU in two lines comes twice.
  sku: ({ search, after, limit }) => sql`
    select ${wholeRows}, to_timestamp(0) as at
    from unnest(${listed(search.skuIds ?? [], 'uuid')}) as wanted (sku_id)
    cross join lateral (
      select user_id, order_id as id from order_lines
      where order_lines.sku_id = wanted.sku_id ${after ? sql`and order_id < ${after.id}` : sql``}
        ${search.created?.from ? sql`and order_id >= ${firstIdAt(search.created.from)}` : sql``}
        ${search.created?.to ? sql`and order_id < ${firstIdAt(search.created.to, ID_LAG_MS)}` : sql``}
      order by order_id desc limit ${limit}
    ) as own
    join orders on orders.user_id = own.user_id and orders.id = own.id
    order by own.id desc limit ${limit}`,
  toDispatch: (input) => firstPaid(sql`state = 'awaitingDispatch'`, input),
  // An index of its own: those that were asked for may all be behind thousands that were not.
  reminded: (input) => firstPaid(sql`state = 'awaitingDispatch' and reminded_at is not null`, input),
  paid: ({ search, after, limit }) => sql`
    select ${wholeRows}, orders.paid_at as at from orders
    where paid_at is not null ${within('paid_at', search.paid)} ${before('paid_at', after)}
    order by paid_at desc, id desc limit ${limit}`,
  // Each kind in each state gives its newest, out of which the page is taken.
  state: (input) => sql`
    select own.* from unnest(${listed(input.search.kind ? [input.search.kind] : rules.order.kinds, 'text')}) as kinds (kind)
    cross join unnest(${listed(input.search.state ? [input.search.state] : rules.order.states, 'text')}) as states (state)
    cross join lateral (${newest(sql`orders.kind = kinds.kind and orders.state = states.state`, input)}) as own
    order by own.at desc, own.id desc limit ${input.limit}`,
};
