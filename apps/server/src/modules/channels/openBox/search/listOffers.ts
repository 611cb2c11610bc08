import type { rules, UnitCard } from '@jiwu/contract';
import type { PriceSchedule } from '@jiwu/pricing';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../../platform/database/cursor.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { conditionsOf, type UnitFilters } from './filters.ts';
import { shelfGroups, wantedShelves } from './shelves.ts';
import { cardAt, type StaticCard } from './StaticCard.ts';

export type UnitSort = (typeof rules.openBox.sorts)[number];

/** As the row keeps it: times are text in JSON. */
type StoredCard = StaticCard & {
  readonly schedule: Omit<PriceSchedule, 'firstDropAt'> & { readonly firstDropAt: string };
  readonly newFen: number | null;
};

interface Row {
  readonly unit_id: string;
  readonly price_fen: number;
  readonly saving_fen: number;
  readonly listed_at: Date;
  readonly drops_at: Date;
  readonly locked_until: Date | null;
  readonly card: StoredCard;
}

const columns = sql.join(
  ['unit_id', 'price_fen', 'saving_fen', 'listed_at', 'drops_at', 'locked_until', 'card'].map((column) =>
    sql.ref(`open_box_search.${column}`),
  ),
);

interface SortKey {
  readonly column: 'listed_at' | 'saving_fen' | 'drops_at' | 'price_fen';
  readonly isDescending: boolean;
  readonly valueOf: (row: Row) => string | number;
  readonly type: RawBuilder<unknown>;
}

const time = sql`timestamptz`;
const money = sql`int8`;
const sortKeys: Readonly<Record<UnitSort, SortKey>> = {
  new: { column: 'listed_at', isDescending: true, valueOf: (row) => row.listed_at.toISOString(), type: time },
  saving: { column: 'saving_fen', isDescending: true, valueOf: (row) => row.saving_fen, type: money },
  drop: { column: 'drops_at', isDescending: false, valueOf: (row) => row.drops_at.toISOString(), type: time },
  priceUp: { column: 'price_fen', isDescending: false, valueOf: (row) => row.price_fen, type: money },
  priceDown: { column: 'price_fen', isDescending: true, valueOf: (row) => row.price_fen, type: money },
};

/** A cursor belongs to its sort: another one refuses it. */
const cursorOf = (sort: UnitSort) =>
  z.tuple([z.literal(sort), z.union([z.iso.datetime(), z.number().int()]), z.uuid()]);

interface Input {
  readonly filters: UnitFilters;
  readonly sort: UnitSort;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** A page of units on sale. Every shelf that the filter names is read along the index of the sort, as far as the page reaches. */
export async function listOffers(
  db: Reader,
  { filters, sort, cursor, limit, now }: Input,
): Promise<{ items: UnitCard[]; nextCursor: string | null }> {
  const { column, isDescending, valueOf, type } = sortKeys[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const key = sql.ref(`open_box_shelves.${column}`);
  const { shelves, isExact } = wantedShelves(filters);
  const conditions = conditionsOf(filters, { without: isExact ? shelfGroups : [], now, from: 'open_box_shelves' });
  const isAfter = () => {
    if (cursor === undefined) return sql`true`;
    const [, value, id] = decodeCursor(cursor, cursorOf(sort));
    return sql`(${key}, open_box_shelves.unit_id) ${isDescending ? sql`<` : sql`>`} (${value}::${type}, ${id}::uuid)`;
  };
  const onShelf = (shelf: string) => sql`
    (select ${columns} from open_box_shelves join open_box_search on open_box_search.unit_id = open_box_shelves.unit_id
    where open_box_shelves.shelf = ${shelf} and ${conditions} and ${isAfter()}
    order by ${key} ${direction}, open_box_shelves.unit_id ${direction} limit ${limit + 1})`;
  // A unit may stand on several of them: in a category, and in the one above.
  const { rows } = await sql<Row>`
    select distinct on (${sql.ref(column)}, unit_id) * from (${sql.join(shelves.map(onShelf), sql` union all `)}) as placed
    order by ${sql.ref(column)} ${direction}, unit_id ${direction} limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => cardOf(row, now)),
    nextCursor: rows.length > limit && last ? encodeCursor([sort, valueOf(last), last.unit_id]) : null,
  };
}

/** Units of one product, the cheapest first. */
export async function listOffersOf(
  db: Reader,
  { productId, limit, now }: { productId: string; limit: number; now: Date },
): Promise<UnitCard[]> {
  const { rows } = await sql<Row>`
    select ${columns} from open_box_search where product_id = ${productId} order by price_fen limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => cardOf(row, now));
}

/** How many units of a product are on sale, and from what price; null when there are none. */
export async function findOffer(db: Reader, productId: string): Promise<{ count: number; fromFen: number } | null> {
  const { rows } = await sql<{ count: number; fromFen: number | null }>`
    select count(*)::int as count, min(price_fen)::int8 as "fromFen" from open_box_search
    where product_id = ${productId}`.execute(db);
  const [row] = rows;
  return row && row.fromFen !== null ? { count: row.count, fromFen: row.fromFen } : null;
}

/** Of units of these products, the one that saves most. */
export async function findBestOffer(
  db: Reader,
  productIds: readonly string[],
): Promise<{ productId: string; title: string; fromFen: number } | null> {
  if (productIds.length === 0) return null;
  const { rows } = await sql<{ productId: string; title: string; fromFen: number }>`
    select product_id as "productId", card->>'title' as title, price_fen as "fromFen" from open_box_search
    where product_id = any(${[...productIds]}::uuid[]) and locked_until is null
    order by saving_fen desc, unit_id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Products of which units are on sale: of these, or all that there are. */
export async function listOfferProducts(
  db: Reader,
  { productIds }: { productIds: readonly string[] | null },
): Promise<string[]> {
  const rows = await db
    .selectFrom('open_box_search')
    .select('product_id')
    .distinct()
    .$if(productIds !== null, (query) => query.where('product_id', 'in', [...(productIds ?? [])]))
    .execute();
  return rows.map((row) => row.product_id);
}

function cardOf(row: Row, now: Date): UnitCard {
  const { schedule, newFen, ...card } = row.card;
  return cardAt(card, {
    schedule: { ...schedule, firstDropAt: new Date(schedule.firstDropAt) },
    // A lock has brought the price up to date, and keeps it there.
    frozen: row.locked_until && { until: row.locked_until, priceFen: row.price_fen },
    newFen,
    listedAt: row.listed_at,
    now,
  });
}
