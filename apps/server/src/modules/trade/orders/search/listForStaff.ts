import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { type OrderColumns, orderOf, type ShipTo } from '../Order.ts';
import type { StaffOrderFacts } from '../listStaffOrders.ts';
import { isDueBefore } from '../dispatchPromise.ts';
import { candidateQuery, directionOf, searchColumns } from './candidateQuery.ts';
import { type SearchPlace, type SearchWay, type StaffSearch, wayOf } from './StaffSearch.ts';

/** Orders that one request looks at for each that it may show, when more is asked for than the index of its way knows. The next request goes on from there. */
const LOOKED_AT = 8;

interface Page {
  readonly orders: readonly StaffOrderFacts[];
  /** Where the next page begins; null at the end. A page may be short of its size, or empty, and not be the last. */
  readonly next: SearchPlace | null;
}

interface Input {
  readonly search: StaffSearch;
  readonly order: 'newest' | 'due';
  readonly after: SearchPlace | undefined;
  readonly limit: number;
}

/** A page of what staff look for, among however many orders: one statement over a bounded number of rows. */
export async function listForStaff(db: Reader, { search, order, after, limit }: Input): Promise<Page> {
  const way = wayOf(search, order);
  const asked = filtersBeyond(way, search);
  const look = isNarrowed(way, search) ? limit * LOOKED_AT : limit + 1;
  const direction = directionOf(way);
  // Each order that was looked at, for the place where the list has come to; whole only if it is what was asked for.
  const { rows } = await sql<SeenRow>`
    with seen as materialized (${candidateQuery({ search, way, after, limit: look })})
    select seen.id as seen_id, seen.at as seen_at, shown.*
    from seen left join lateral (
      select orders.* from (select seen.*) as orders ${where(asked)}
    ) as shown on true
    order by seen.at ${direction}, seen.id ${direction}`.execute(db);
  const matching = [...new Map(rows.filter(isShown).map((row) => [row.seen_id, row])).values()];
  const page = matching.slice(0, limit);
  const last = matching.length > limit ? page.at(-1) : rows.length === look ? rows.at(-1) : undefined;
  return { orders: page.map(factsOf), next: last ? { at: last.seen_at.toISOString(), id: last.seen_id } : null };
}

/** Orders by their keys, of those that are asked for, in the order of the keys. */
export async function findForStaff(
  db: Reader,
  keys: readonly { readonly userId: string; readonly id: string }[],
  search: StaffSearch = {},
): Promise<StaffOrderFacts[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Row>`
    select ${sql.join(searchColumns.map((name) => sql.ref(`orders.${name}`)))}
    from unnest(
      ${keys.map(({ userId }) => userId)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]
    ) with ordinality as wanted (user_id, id, ordinal)
    join orders on orders.user_id = wanted.user_id and orders.id = wanted.id
    ${where(filtersBeyond(null, search))}
    order by wanted.ordinal`.execute(db);
  return rows.map(factsOf);
}

function where(asked: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``;
}

type Row = OrderColumns & { readonly ship_to: ShipTo; readonly remark: string };
/** Where an order stands in the list. No name of a column: `shown` has those of orders and `at`, all null where an order was not asked for. */
interface Place {
  readonly seen_id: string;
  readonly seen_at: Date;
}
type ShownRow = Row & Place;
/** An order that was looked at; what is not asked for has nothing beside its place. */
type SeenRow = ShownRow | (Place & { readonly id: null });

function isShown(row: SeenRow): row is ShownRow {
  return row.id !== null;
}

function factsOf(row: Row): StaffOrderFacts {
  return { order: orderOf(row), shipTo: row.ship_to, remark: row.remark };
}

type Filter = (search: StaffSearch) => RawBuilder<unknown>[];

const given = <T>(value: T | undefined, filter: (value: T) => RawBuilder<unknown>): RawBuilder<unknown>[] =>
  value === undefined ? [] : [filter(value)];

const filters = {
  no: ({ no }) => given(no, (value) => sql`orders.no = ${value}`),
  phone: ({ phoneNumber }) => given(phoneNumber, (value) => sql`ship_to ->> 'phoneNumber' = ${value}`),
  phoneTail: ({ phoneTail }) => given(phoneTail, (value) => sql`right(ship_to ->> 'phoneNumber', 4) = ${value}`),
  recipient: ({ recipient }) => given(recipient, (value) => sql`starts_with(ship_to ->> 'recipient', ${value})`),
  sku: ({ skuIds }) =>
    given(
      skuIds,
      (value) => sql`exists (
        select from order_lines as line where line.user_id = orders.user_id and line.order_id = orders.id
          and line.sku_id = any(${listed(value, 'uuid')}))`,
    ),
  kind: ({ kind }) => given(kind, (value) => sql`kind = ${value}`),
  state: ({ state }) => given(state, (value) => sql`state = ${value}`),
  created: ({ created }) => [
    ...given(created?.from, (value) => sql`created_at >= ${value}`),
    ...given(created?.to, (value) => sql`created_at < ${value}`),
  ],
  paid: ({ paid }) => [
    ...given(paid?.from, (value) => sql`paid_at >= ${value}`),
    ...given(paid?.to, (value) => sql`paid_at < ${value}`),
  ],
  due: ({ dueBefore }) => given(dueBefore, isDueBefore),
  reminded: ({ isReminded }) => (isReminded ? [sql`reminded_at is not null`] : []),
} satisfies Record<string, Filter>;

/** What the index of a way has looked at already. That of recipients knows two characters. */
const seenTo: Readonly<Record<SearchWay, readonly (keyof typeof filters)[]>> = {
  no: ['no', 'created'],
  phone: ['phone', 'created'],
  phoneTail: ['phoneTail', 'created'],
  recipient: ['created'],
  sku: ['sku'],
  toDispatch: ['state', 'paid'],
  reminded: ['state', 'paid', 'reminded'],
  paid: ['paid'],
  state: ['kind', 'state', 'created'],
};

/** What a way keeps to but for its edges: ids tell when an order was made, to a minute. It is compared, and few are looked at in vain. */
const nearlySeenTo: Readonly<Partial<Record<SearchWay, keyof typeof filters>>> = { sku: 'created' };

/** Whether more is asked for than the index of the way knows, so that many are looked at for each that is shown. */
function isNarrowed(way: SearchWay, search: StaffSearch): boolean {
  const nearly = nearlySeenTo[way];
  return filtersBeyond(way, nearly ? { ...search, [nearly]: undefined } : search).length > 0;
}

function filtersBeyond(way: SearchWay | null, search: StaffSearch): RawBuilder<unknown>[] {
  const seen: readonly string[] = way === null ? [] : seenTo[way];
  const isWhole = way === 'recipient' && [...(search.recipient ?? '')].length === 2;
  return Object.entries(filters).flatMap(([name, filter]) =>
    seen.includes(name) || (isWhole && name === 'recipient') ? [] : filter(search),
  );
}
