import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** The filters that name shelves. */
export const shelfGroups = ['category', 'brand', 'grade'] as const;

/** Nothing is named: the list itself is that shelf. */
const WHOLE_LIST = '//';

interface Wanted {
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly grade?: string | undefined;
}

/** Where a thing stands: under each of its categories, its brand and its grade, and under every combination of them. */
export function shelvesOf({
  categories,
  brand,
  grade,
}: {
  categories: readonly string[];
  brand: string;
  grade: string;
}): string[] {
  return crossed(['', ...categories], ['', brand], ['', grade]).filter((shelf) => shelf !== WHOLE_LIST);
}

/** The shelves of a filter, whose values are lists: of this category or that, of this brand or that. Null: it names none. */
export function wantedShelves({ category, brand, grade }: Wanted): string[] | null {
  if (category === undefined && brand === undefined && grade === undefined) return null;
  const listed = (list: string | undefined) => list?.split(',') ?? [''];
  return crossed(listed(category), listed(brand), listed(grade));
}

function crossed(...[categories, brands, grades]: readonly (readonly string[])[]): string[] {
  return (categories ?? []).flatMap((category) =>
    (brands ?? []).flatMap((brand) => (grades ?? []).map((grade) => `${category}/${brand}/${grade}`)),
  );
}

/** Brings the shelves of a unit up to its row in the list. */
export async function followShelves(tx: Tx, unitId: string): Promise<void> {
  await sql`
    update open_box_shelves as shelf
    set by_listed = listed_at, by_saving = saving_fen, by_drop = drops_at, by_price = price_fen
    from open_box_search as search where search.unit_id = ${unitId} and shelf.unit_id = ${unitId}`.execute(tx);
}

/** Puts a unit that the list has on its shelves. */
export async function putOnShelves(
  tx: Tx,
  { unitId, shelves }: { unitId: string; shelves: readonly string[] },
): Promise<void> {
  await sql`
    insert into open_box_shelves (shelf, unit_id, by_listed, by_saving, by_drop, by_price)
    select shelf, unit_id, listed_at, saving_fen, drops_at, price_fen
    from open_box_search, unnest(${[...shelves]}::text[]) as shelf where unit_id = ${unitId}`.execute(tx);
}
