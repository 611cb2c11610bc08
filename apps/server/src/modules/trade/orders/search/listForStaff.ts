import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { type OrderColumns, orderColumns, orderOf, type ShipTo } from '../Order.ts';
import type { StaffOrderFacts } from '../listStaffOrders.ts';
import { type Candidate, listCandidates } from './listCandidates.ts';
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

/** A page of what staff look for, among however many orders: two statements, each over a bounded number of rows. */
export async function listForStaff(db: Reader, { search, order, after, limit }: Input): Promise<Page> {
  const way = wayOf(search, order);
  const asked = filtersBeyond(way, search);
  const look = asked.length === 0 ? limit + 1 : limit * LOOKED_AT;
  const candidates = await listCandidates(db, { search, way, after, limit: look });
  const matching = await findAmong(db, uniqueOf(candidates), asked);
  const page = matching.slice(0, limit);
  const lastShown = page.at(-1)?.place;
  const hasMore = matching.length > limit && lastShown;
  const lastSeen = candidates.length === look ? candidates.at(-1) : undefined;
  return {
    orders: page.map(({ facts }) => facts),
    next: hasMore ? lastShown : lastSeen ? { at: lastSeen.at, id: lastSeen.id } : null,
  };
}

/** Orders by their keys, of those that are asked for, in the order of the keys. */
export async function findForStaff(
  db: Reader,
  keys: readonly Pick<Candidate, 'userId' | 'id'>[],
  search: StaffSearch = {},
): Promise<StaffOrderFacts[]> {
  const candidates = keys.map((key) => ({ ...key, at: '' }));
  return (await findAmong(db, candidates, filtersBeyond(null, search))).map(({ facts }) => facts);
}

function uniqueOf(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((one) => [one.id, one])).values()];
}

type Row = OrderColumns & { readonly ship_to: ShipTo; readonly remark: string; readonly ordinal: number };

async function findAmong(
  db: Reader,
  candidates: readonly Candidate[],
  asked: readonly RawBuilder<unknown>[],
): Promise<{ readonly facts: StaffOrderFacts; readonly place: SearchPlace }[]> {
  if (candidates.length === 0) return [];
  const { rows } = await sql<Row>`
    select ${sql.join(orderColumns.map((name) => sql.ref(`orders.${name}`)))}, ship_to, remark, wanted.ordinal::int
    from unnest(
      ${candidates.map(({ userId }) => userId)}::uuid[], ${candidates.map(({ id }) => id)}::uuid[]
    ) with ordinality as wanted (user_id, id, ordinal)
    join orders on orders.user_id = wanted.user_id and orders.id = wanted.id
    ${asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``}
    order by wanted.ordinal`.execute(db);
  return rows.flatMap((row) => {
    const candidate = candidates[row.ordinal - 1];
    const facts = { order: orderOf(row), shipTo: row.ship_to, remark: row.remark };
    return candidate ? { facts, place: { at: candidate.at, id: candidate.id } } : [];
  });
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
  paid: ['paid'],
  state: ['kind', 'state', 'created'],
};

function filtersBeyond(way: SearchWay | null, search: StaffSearch): RawBuilder<unknown>[] {
  const seen: readonly string[] = way === null ? [] : seenTo[way];
  const isWhole = way === 'recipient' && [...(search.recipient ?? '')].length === 2;
  return Object.entries(filters).flatMap(([name, filter]) =>
    seen.includes(name) || (isWhole && name === 'recipient') ? [] : filter(search),
  );
}
