import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listCategories } from '../../catalogue/index.ts';
import { isHan, normalise } from '../document/words.ts';
import { searchRules } from '../searchRules.ts';

interface Suggestion {
  readonly text: string;
  readonly kind: 'word' | 'phrase' | 'brand' | 'category';
  readonly categoryId: string | null;
  readonly count: number;
}

type Term = Omit<Suggestion, 'categoryId'>;

/** Words that begin with the typed text, in characters, pinyin or initials. */
export async function suggest(db: Reader, keyword: string): Promise<Suggestion[]> {
  const typed = normalise(keyword).replaceAll(/[\s']+/g, '');
  if (typed === '') return [];
  const terms = await findTerms(db, typed);
  const isAnyCategory = terms.some(({ kind }) => kind === 'category');
  const categories = new Map(
    (isAnyCategory ? await listCategories(db) : []).map(({ id, name }) => [normalise(name), id] as const).toReversed(),
  );
  return terms.map((term) => ({ ...term, categoryId: categories.get(term.text) ?? null }));
}

async function findTerms(db: Reader, typed: string): Promise<Term[]> {
  const limit = sql.lit(searchRules.suggestions);
  const begin = `${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const branch = (column: 'term' | 'pinyin' | 'initials'): RawBuilder<unknown> => sql`
    (select term, kind, product_count, ${column === 'initials' ? sql`false` : sql`${sql.ref(column)} = ${typed}`} as is_whole
     from search_terms
     where ${sql.ref(column)} like ${begin} and product_count > 0
     order by is_whole desc, product_count desc, term limit ${limit})`;
  // Characters begin no pinyin.
  const columns = isHan(typed) ? (['term'] as const) : (['term', 'pinyin', 'initials'] as const);
  const { rows } = await sql<Term>`
    select term as text, kind, product_count as count
    from (${sql.join(columns.map(branch), sql` union all `)}) as found
    group by term, kind, product_count
    order by bool_or(is_whole) desc, product_count desc, term
    limit ${limit}`.execute(db);
  return rows;
}
