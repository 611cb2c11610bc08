import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** The filters that name shelves. */
export const shelfGroups = ['category', 'brand', 'grade'] as const;

/** Nothing is named: every unit of the list stands on that shelf. */
const WHOLE_LIST = '//';
/** Of how many shelves each is read along its index; a filter that names more reads the whole list. */
const MOST_SHELVES = 40;

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
  return crossed(['', ...categories], ['', brand], ['', grade]);
}

/** The shelves of a filter, whose values are lists: of this category or that, of this brand or that. */
export function wantedShelves({ category, brand, grade }: Wanted): { shelves: string[]; isExact: boolean } {
  const listed = (list: string | undefined) => list?.split(',') ?? [''];
  const shelves = crossed(listed(category), listed(brand), listed(grade));
  const isExact = shelves.length <= MOST_SHELVES;
  return { shelves: isExact ? shelves : [WHOLE_LIST], isExact };
}

function crossed(...[categories, brands, grades]: readonly (readonly string[])[]): string[] {
  return (categories ?? []).flatMap((category) =>
    (brands ?? []).flatMap((brand) => (grades ?? []).map((grade) => `${category}/${brand}/${grade}`)),
  );
}

/** Brings the shelves of a unit up to its row in the list. */
export async function followShelves(tx: Tx, unitId: string): Promise<void> {
  await sql`
    update open_box_shelves as place
    set listed_at = search.listed_at, saving_fen = search.saving_fen, saving_bp = search.saving_bp, drops_at = search.drops_at,
      price_fen = search.price_fen
    from open_box_search as search where search.unit_id = ${unitId} and place.unit_id = ${unitId}`.execute(tx);
}

/** Puts a unit that the list has on its shelves. */
export async function putOnShelves(
  tx: Tx,
  { unitId, shelves }: { unitId: string; shelves: readonly string[] },
): Promise<void> {
  await sql`
    insert into open_box_shelves
      (shelf, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working)
    select shelf, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working
    from open_box_search, unnest(${[...shelves]}::text[]) as shelf where unit_id = ${unitId}`.execute(tx);
}
